import { firstTexts } from './firstTexts.ts';
import { hotelTexts } from './hotelTexts.ts';
import { listingTexts } from './listingTexts.ts';

/**
 * What mails, the calendar file, the desk's page and the heads of pages say, in ICU MessageFormat.
 * The source of all translations.
 */
export const serverTexts = {
  /**
   * What mails about an account say. Each begins with `greeting`, after which `body` goes on in small
   * letters.
   */
  accountMails: {
    greeting: 'Hello {name},',
    ignore: 'If this was not you, you need not do anything: nothing has changed.',
    alarm:
      'If this was not you, somebody else may know your password: choose a new one with the link, which also signs out all devices.',
    confirmAddress: 'Confirm the address',
    newPassword: 'Choose a new password',
    verify: {
      subject: 'Confirm your e-mail address',
      body: 'with this link and the password that you chose you open your account. The link works for one hour.',
      notYou: 'If you did not create an account here, ignore this mail.',
    },
    existing: {
      subject: 'You have an account already',
      body: 'somebody, probably you, tried to create an account with this address, which has one. Sign in, or choose a new password if you do not know yours.',
    },
    reset: {
      subject: 'Choose a new password',
      body: 'with this link you choose a new password. It works once, for one hour.',
    },
    confirmEmail: {
      subject: 'Confirm your new e-mail address',
      body: 'with this link your account gets this address. Open it where you are signed in; it works for one hour.',
    },
    emailChanging: {
      subject: 'Your e-mail address is about to change',
      body: 'your account is to get the address {address}. It changes when the link in a mail to that address is opened.',
    },
    emailChanged: {
      subject: 'Your e-mail address has changed',
      body: 'your account now has the address {address}. This address is no longer used.',
      notYou: 'If this was not you, answer this mail.',
    },
    passwordChanged: {
      subject: 'Your password has changed',
      body: 'the password of your account was changed, and other devices were signed out.',
    },
    twoStepOn: {
      subject: 'Two-step sign-in is on',
      body: 'signing in to your account now takes a code from your app as well.',
    },
    twoStepOff: {
      subject: 'Two-step sign-in is off',
      body: 'signing in to your account now takes the password alone.',
    },
    twoStepReset: {
      subject: 'Your two-step sign-in was reset',
      body: 'our support has turned off the second step of your account and signed you out everywhere. Sign in with your password, and set up the second step again.',
    },
    recoveryCodes: {
      subject: 'You have new recovery codes',
      body: 'new recovery codes were made for your account. The ones before them do not work any more.',
    },
    deleted: {
      subject: 'Your account is deleted',
      body: 'your account and what was saved in it are deleted. Your reservations stay with the hotels; the links in their mails open them.',
    },
    staffInvitation: {
      subject: 'Set up your access to the desk',
      body: 'With this link you choose your name and a password, and set up an authenticator app on your phone. It works once, for three days.',
      button: 'Set up your access',
      notYou: 'If you did not expect this mail, ignore it: without the link nothing happens.',
    },
  },
  /**
   * What mails about a booking say to the traveller. `{booking}` names another booking by its number
   * and days.
   */
  bookingMails: {
    link: 'Open your booking',
    keepLink: 'Whoever has this link can see and cancel the booking: do not forward this mail.',
    seePage: 'The page of your booking always shows its present state.',
    /** A booking by its number and days, as other sentences name it. */
    booking: '{number} ({from} – {to})',
    lateAnswer: 'When you booked, the hotel had not answered yet.',
    noCharge: 'There is no charge.',
    requested: {
      subject: 'Your request to {hotel}',
      heading: 'Your request was sent',
      body: '{hotel} confirms bookings itself. You will get a mail as soon as it has answered; until then nothing is reserved, and cancelling is free.',
    },
    changeRequested: {
      subject: 'Your request to change your booking at {hotel}',
      heading: 'Your request to change your booking was sent',
      body: '{hotel} confirms bookings itself. You will get a mail as soon as it has answered. Until then your booking {booking} stands as it is. It is cancelled only when the hotel confirms the new one.',
    },
    confirmed: {
      subject: 'Confirmed: {hotel}, {day}',
      heading: 'Your booking is confirmed',
      expects: '{hotel} expects you on {day}.',
      expectsAtLast:
        'When you booked, the hotel had not answered yet. It has now confirmed the booking: {hotel} expects you on {day}.',
    },
    changed: {
      subject: 'Your booking was changed: {hotel}, {day}',
      heading: 'Your booking was changed',
      number: 'The number of your booking is now {number}.',
      cancelledFree:
        'Your earlier booking {booking} is cancelled, and there is no charge for that.',
      cancelledAt: 'Your earlier booking {booking} is cancelled, and that costs {fee}.',
      cancellingFree:
        'Your earlier booking {booking} is being cancelled. That is free. If the hotel does not accept it, you get another mail.',
      cancellingAt:
        'Your earlier booking {booking} is being cancelled. That costs at most {fee}. If the hotel does not accept it, you get another mail.',
      notCancelled: 'Your earlier booking {booking} was not cancelled. Look at its page.',
    },
    declined: {
      subject: 'Not booked: {hotel}, {day}',
      heading: 'Your booking was not made',
      body: 'We are sorry: your stay at {hotel} could not be booked.',
      nothingReserved: 'Nothing was reserved, and you owe nothing.',
    },
    notChanged: {
      subject: 'Not changed: {hotel}, {day}',
      heading: 'Your booking was not changed',
      body: 'We are sorry: the change of your stay at {hotel} could not be booked.',
      stands: 'Your booking {booking} stands as it was. Nothing more was reserved.',
      asItsPageSays: 'Your booking {booking} is as its page says. Nothing more was reserved.',
    },
    /** Why a stay was not booked. */
    reason: {
      'price-changed':
        'Its price changed before it could be reserved. You can book it again at the new price.',
      gone: 'The room is no longer available.',
      rejected: 'The hotel did not accept the booking.',
      expired: 'The hotel did not answer before the day of check-in.',
      desk: 'The hotel cannot take the booking.',
    },
    cancelled: {
      subject: 'Cancelled: {hotel}, {day}',
      heading: 'Your booking is cancelled',
      body: 'As you asked, your stay at {hotel} is cancelled.',
      askedAtDesk: 'As you asked our desk, your stay at {hotel} is cancelled.',
      notYou: 'If you did not ask for this, tell us at once.',
    },
    cancelledBySite: {
      subject: 'Cancelled by us: {hotel}, {day}',
      heading: 'We had to cancel your booking',
      body: 'We are sorry: we had to cancel your stay at {hotel}.',
    },
    cancelledByDesk: {
      subject: 'Cancelled by the hotel: {hotel}, {day}',
      heading: 'Your booking was cancelled',
      body: 'We are sorry: your stay at {hotel} was cancelled at the hotel’s desk.',
    },
    cancelledByHotel: {
      subject: 'Cancelled by the hotel: {hotel}, {day}',
      heading: 'The hotel cancelled your booking',
      body: 'We are sorry: {hotel} has cancelled your stay. If you cancelled it with the hotel itself, this confirms it.',
      toldDesk:
        'We are sorry: {hotel} has told us that it cannot take you, and your stay is cancelled.',
      feeReported:
        'The hotel reports a fee. You have not accepted one, and our desk is clarifying it. You will get a mail when it has.',
      creditsBack: 'The credits that you used have come back.',
    },
    fee: {
      costs: 'The cancellation costs {fee}.',
      accepted: 'The accepted fee is {fee}.',
      clarifying:
        'The hotel’s answer differs, and our desk is clarifying the fee. You will get a mail when it has.',
    },
    notCancelled: {
      subject: 'Not cancelled: {hotel}',
      heading: 'Your booking could not be cancelled',
      body: '{hotel} did not accept the cancellation, so your booking stands. Please contact the hotel.',
      besides:
        '{hotel} did not accept the cancellation, so your booking stands besides your new booking {booking}. Please contact the hotel.',
    },
    feeChanged: {
      subject: 'Not cancelled: {hotel}',
      heading: 'Your booking is not cancelled',
      body: '{hotel} did not cancel at the fee that you accepted, so your booking stands. Cancelling would now cost {fee}. Open your booking if you want to cancel all the same.',
      besides:
        '{hotel} did not cancel at the fee that you accepted, so your booking stands besides your new booking {booking}. Cancelling would now cost {fee}. Open your booking if you want to cancel all the same.',
      moreThanTerms:
        'That is more than the terms of your booking say, and our desk is clarifying it.',
    },
    mismatch: {
      subject: 'We are clarifying your booking: {hotel}, {day}',
      heading: 'We are clarifying your booking',
      body: 'What {hotel} has now differs from what you booked. Our desk is clarifying it with the hotel. You need not do anything.',
    },
    noShow: {
      subject: 'Reported as not arrived: {hotel}, {day}',
      heading: 'The hotel reported that you did not arrive',
      body: '{hotel} reports that nobody checked in on {day}. It charges by its own terms. If the stay had earned OneKeyCash, it was taken back.',
      ifYouStayed: 'If you did stay, contact the hotel, so that it corrects its report.',
    },
    linkAsked: {
      subject: 'Your booking: {hotel}, {day}',
      heading: 'The link to your booking',
      body: 'You asked for it with your booking number and this address. If it was not you, do nothing: only you have got the link.',
    },
  },
  /** The mail that brings a message of the contact form to the desk. */
  contactMails: {
    subject: 'Message from the contact form',
    /** `number` is that of a booking, such as K7M4-QX9C. */
    aboutBooking: 'Message about booking {number}',
    sender: 'Sender',
    name: 'Name',
    email: 'Email address',
    bookingNumber: 'Booking number',
    /** The language of the page on which it was written. */
    language: 'Language',
    answer: 'Your answer to this mail goes to the sender.',
    unchecked:
      'Neither the name nor the address was checked. Make sure who is writing before you tell anything about a booking.',
  },
  /** Mails to the desk of the operator. */
  desk: {
    link: 'Open the booking at the desk',
    signIn: 'The link leads to the desk, where you sign in first.',
    request: {
      subject: 'Request: {hotel}, {day}',
      heading: 'A booking waits for you',
      body: 'A traveller requests a stay at {hotel}. Confirm or decline it at the desk.',
    },
    cancelled: {
      subject: 'Cancelled by the traveller: {hotel}, {day}',
      heading: 'A booking was cancelled',
      body: 'The traveller cancelled a stay at {hotel} that you had been asked for.',
    },
    notCancelled: {
      subject: 'Not cancelled after a change: {hotel}, {day}',
      heading: 'Two bookings of a traveller stand',
      body: 'The traveller changed a stay at {hotel}. The new booking is confirmed, but the provider did not cancel this one. The traveller gets a mail.',
      todo: 'Find out with the provider and the traveller what holds. You can cancel it at the desk.',
    },
    providerCancelled: {
      subject: 'Cancelled by the provider: {hotel}, {day}',
      heading: 'The provider cancelled a booking',
      body: 'The provider reports that a stay at {hotel} is cancelled. Nobody cancelled it on this site. The traveller gets a mail.',
    },
    mismatch: {
      subject: 'Check with the provider: {hotel}, {day}',
      heading: 'The provider has something else than was booked',
      body: 'Find out with the provider what holds. The traveller reads that you are clarifying it.',
      todoPending:
        'Then confirm or decline the booking at the desk. Cancel a reservation that is not wanted at the provider first.',
      todo: 'Then settle the mismatch at the desk.',
    },
  },
  /** What search engines and previews of links show below the titles of pages. */
  head: {
    home: 'Search for hotels by destination and dates, compare stays and see the rooms behind the door.',
    /** A search without a place. */
    listing: 'Compare stays in a list and on a map, and choose a room for your days.',
    listingOf: 'Compare stays in {city} in a list and on a map, and choose a room for your days.',
    hotel: '{hotel}: pictures, rooms, facilities and house rules.',
    hotelIn: '{hotel} in {place}: pictures, rooms, facilities and house rules.',
  },
  home: firstTexts.home,
  hotel: hotelTexts.hotel,
  listing: listingTexts.listing,
  /**
   * The facts of a booking, as mails, the desk's page and the calendar file list them: labels, and
   * short values.
   */
  mailFacts: {
    stay: {
      title: 'The stay',
      hotel: 'Hotel',
      address: 'Address',
      phone: 'Hotel’s phone',
      email: 'Hotel’s e-mail',
      room: 'Room',
      meals: 'Meals',
      checkIn: 'Check-in',
      /** A day and a time of day. */
      dayFrom: '{day}, from {time}',
      checkOut: 'Check-out',
      dayUntil: '{day}, until {time}',
      people: 'For',
      /** How many rooms and people. */
      roomsAndGuests:
        '{rooms, plural, one {# room} other {# rooms}}, {adults, plural, one {# adult} other {# adults}}{children, plural, =0 {} one {, # child} other {, # children}}',
      guests: 'Guests',
      reference: 'Hotel’s reference',
      number: 'Booking number',
    },
    price: {
      title: 'Price',
      nights: '{count, plural, one {# night} other {# nights}}',
      /** An amount that the hotel takes in another currency. */
      chargedAs: '{amount} (charged as {charged})',
      total: 'Total',
      beforeArrival: 'Pay before arrival',
      atProperty: 'Pay at the property',
      bySite: 'Paid to the hotel by Stayfarer',
      terms: 'Cancellation',
      freeUntil: 'Free until {deadline}',
      nonRefundable: 'Non-refundable',
    },
    cancellation: {
      title: 'Cancellation',
      earlier: 'Your earlier booking',
      price: 'Price of the stay',
      fee: 'Cancellation fee',
      kept: 'Paid with your credits',
      charged: 'You pay the hotel',
      returned: 'Returned, or no longer due',
      rewards: 'OneKeyCash that comes back',
      promotion: 'Promotion {code}',
      usableAgain: 'can be used again',
    },
    requests: {
      title: 'Requests',
      special: 'Special requests',
    },
    contact: {
      title: 'Contact',
      email: 'E-mail',
      phone: 'Phone',
      citizenship: 'Citizenship',
    },
    change: {
      title: 'Change of a booking',
      changes: 'Changes the booking',
      hasCost: 'Cancelling it has cost',
      costsAtMost: 'Cancelling it costs at most',
      whenConfirmed: 'When this one is confirmed',
      siteCancels: 'the site cancels that booking',
      changedBy: 'Changed by the booking',
      /** A booking by its number, days and state. */
      booking: '{number}, {from} – {to}, {state}',
    },
    mismatch: {
      title: 'What differs',
      field: 'Field',
      accepted: 'The traveller accepted',
      reported: 'The provider reports',
      nothing: 'nothing',
      reference: 'Provider’s reference',
    },
    /** The state of a booking, in the middle of a line. */
    state: {
      pending: 'pending',
      requested: 'requested',
      confirmed: 'confirmed',
      declined: 'declined',
      cancelled: 'cancelled',
      stayed: 'stayed',
      'no-show': 'no-show',
      cancelling: 'being cancelled',
    },
    calendar: {
      summary: 'Stay at {hotel}',
      reference: 'Reference: {reference}',
      number: 'Booking number: {number}',
      phone: 'Phone of the hotel: {phone}',
      email: 'E-mail of the hotel: {email}',
    },
  },
  /** What mails of the newsletter say. */
  newsletterMails: {
    unsubscribe: 'Unsubscribe',
    confirm: {
      subject: 'Confirm your subscription',
      body: 'Somebody, probably you, asked for our newsletter with this address. Confirm it and get it, with a code for 10% off your first booking. The link works for seven days.',
      link: 'Confirm the subscription',
      notYou: 'If you did not ask for it, ignore this mail: nothing more will be sent.',
    },
    already: {
      subject: 'You are subscribed already',
      body: 'Somebody, probably you, asked for our newsletter with this address, which gets it already. There is nothing to do.',
    },
    welcome: {
      subject: 'Welcome to our newsletter',
      heading: 'You are subscribed',
      withCode:
        'Thank you. Here is your code for 10% off your first booking. It is yours alone and works once: sign in with an account of this email address, then enter it before you book.',
      again: 'Welcome back. Your code for 10% off was sent when you first subscribed.',
      code: 'Your code',
      off: '10% off',
      findRoom: 'Find a room',
    },
  },
  page: firstTexts.page,
  price: firstTexts.price,
  services: hotelTexts.services,
  stay: firstTexts.stay,
} as const;

export type ServerTexts = typeof serverTexts;
