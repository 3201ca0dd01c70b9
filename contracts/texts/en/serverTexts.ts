import { bookingTexts } from './bookingTexts.ts';
import { firstTexts } from './firstTexts.ts';
import { hotelTexts } from './hotelTexts.ts';
import { listingTexts } from './listingTexts.ts';
import { accountMails, bookingMails, deskMails } from './mailTexts.ts';

/**
 * The texts of mails, of the calendar file, of the desk's page and of the heads of pages, in ICU
 * MessageFormat. The source of all translations.
 */
export const serverTexts = {
  accountMails,
  bookingMails,
  /** The built-in templates for a text to a guest, which the staff can edit before sending it. */
  deskMessages: {
    greeting: 'Dear {name},',
    hello: 'Hello,',
    closing: 'Kind regards\nThe Stayfarer desk',
    reach:
      'We tried to call you at {phone} about your stay at {hotel} on {day} but could not reach you. Please reply to this email and tell us when we can call you.',
    arrival:
      'So that {hotel} can prepare your room on {day}: at about what time will you arrive? Please reply to this email.',
    arrivalFrom:
      'So that {hotel} can prepare your room on {day}: at about what time will you arrive? The room is ready from {time}. Please reply to this email.',
    wish: 'We have passed your request on to {hotel}. The hotel will do what it can on {day}, but it cannot promise it.',
    address: 'On {day}, you find {hotel} at this address: {address}.',
    phone: 'The hotel’s phone: {phone}',
    sorry:
      'We are sorry for the trouble with your stay at {hotel} on {day}. We are looking into it with the hotel and will write to you again.',
  },
  /** The mail with a contact form message to the desk. */
  contactMails: {
    subject: 'Message from the contact form',
    /** `number` is the booking number, such as K7M4-QX9C. */
    aboutBooking: 'Message about booking {number}',
    sender: 'Sender',
    name: 'Name',
    email: 'Email address',
    bookingNumber: 'Booking number',
    /** The language of the page with the form. */
    language: 'Language',
    answer: 'Your answer to this email goes to the sender.',
    unchecked:
      'Neither the name nor the address was checked. Make sure who is writing before you say anything about a booking.',
  },
  desk: deskMails,
  /** The description below the title of a page in search engines and link previews. */
  head: {
    home: 'Search for hotels by destination and dates, compare stays and see the rooms behind the door.',
    /** For a search without a place. */
    listing: 'Compare stays in a list and on a map, and choose a room for your days.',
    listingOf: 'Compare stays in {city} in a list and on a map, and choose a room for your days.',
    hotel: '{hotel}: pictures, rooms, facilities and house rules.',
    hotelIn: '{hotel} in {place}: pictures, rooms, facilities and house rules.',
  },
  /** The texts for browsers without JavaScript. */
  withoutScript: {
    drawn:
      'You can read, search and filter without JavaScript. To book, sign in or write to us, switch it on and reload the page.',
    needed: 'This page needs JavaScript: switch it on and reload it.',
    notLoaded: 'This page could not be loaded completely.',
    retry: firstTexts.failures.retry,
    notFound: 'There is no such page.',
    home: 'Go to the home page',
  },
  /**
   * The page for a client that has requested too many pages, or for every client while the site is
   * busy.
   */
  limited: {
    title: 'Please wait a moment',
    limited:
      'Too many pages have been opened from your connection. Wait {seconds, plural, one {# second} other {# seconds}}, then try again.',
    busy: 'Many people are opening pages at this moment. Wait {seconds, plural, one {# second} other {# seconds}}, then try again.',
    retry: firstTexts.failures.retry,
  },
  home: firstTexts.home,
  hotel: hotelTexts.hotel,
  listing: listingTexts.listing,
  /**
   * The facts of a booking in mails, on the desk's page and in the calendar file: labels and short
   * values.
   */
  mailFacts: {
    stay: {
      title: 'The stay',
      hotel: 'Hotel',
      /** In place of the hotel's name while the provider's response does not contain it. */
      yourHotel: 'Your hotel',
      address: 'Address',
      phone: 'Hotel’s phone',
      email: 'Hotel’s email',
      room: 'Room',
      /** One of several different rooms. */
      numberedRoom: 'Room {number, number}',
      meals: 'Meals',
      checkIn: 'Check-in',
      /** A day and a time of day. */
      dayFrom: '{day}, from {time}',
      checkOut: 'Check-out',
      dayUntil: '{day}, until {time}',
      people: 'For',
      /** The numbers of rooms and people. */
      roomsAndGuests:
        '{rooms, plural, one {# room} other {# rooms}}, {adults, plural, one {# adult} other {# adults}}{children, plural, =0 {} one {, # child} other {, # children}}',
      guests: 'Guests',
      reference: 'Hotel’s reference',
      number: 'Booking number',
    },
    price: {
      title: 'Price',
      nights: '{count, plural, one {# night} other {# nights}}',
      /** An amount that the hotel charges in another currency. */
      chargedAs: '{amount} (charged as {charged})',
      total: 'Total',
      beforeArrival: 'Pay before arrival',
      atProperty: 'Pay at the property',
      bySite: 'Paid to the hotel by Stayfarer',
      terms: 'Cancellation',
    },
    cancellation: {
      title: 'Cancellation',
      earlier: 'Your earlier booking',
      price: 'Price of the stay',
      fee: 'Cancellation fee',
      kept: 'Covered by OneKeyCash or promo code',
      charged: 'You pay the hotel',
      returned: 'Refund',
      toCard: 'Back to your card',
      /** The label of a card payment whose parts follow. */
      paidByCard: 'Paid by card',
      moved: 'Of this, for the new booking',
      before: 'Of this, refunded earlier',
      open: 'Not refunded yet: our desk is looking into it',
      toCardSoon: '{amount}, on your account within 5 to 10 days',
      rewards: 'OneKeyCash returned to you',
      promotion: 'Promotion {code}',
      usableAgain: 'can be used again',
    },
    requests: {
      title: 'Requests',
      special: 'Special requests',
    },
    contact: {
      title: 'Contact',
      email: 'Email',
      phone: 'Phone',
      citizenship: 'Citizenship',
    },
    change: {
      title: 'Change of a booking',
      changes: 'Changes the booking',
      hasCost: 'Canceling it has cost',
      costsAtMost: 'Canceling it costs at most',
      whenConfirmed: 'When this one is confirmed',
      siteCancels: 'the site cancels that booking',
      changedBy: 'Changed by the booking',
      /** A booking by its number, days and state. */
      booking: '{number}, {from} – {to}, {state}',
    },
    mismatch: {
      title: 'What differs',
      field: 'Field',
      accepted: 'The traveler accepted',
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
      cancelled: 'canceled',
      stayed: 'stayed',
      'no-show': 'no-show',
      cancelling: 'being canceled',
    },
    calendar: {
      summary: 'Stay at {hotel}',
      reference: 'Reference: {reference}',
      number: 'Booking number: {number}',
      phone: 'Phone of the hotel: {phone}',
      email: 'Email of the hotel: {email}',
    },
  },
  /** The mails of the newsletter. */
  newsletterMails: {
    unsubscribe: 'Unsubscribe',
    confirm: {
      subject: 'Confirm your subscription',
      body: 'Somebody, probably you, asked for our newsletter with this address. Confirm your subscription to get it, with a code for 10% off your first booking. The link works for seven days.',
      link: 'Confirm the subscription',
      notYou: 'If you did not ask for it, you can ignore this email: nothing more will be sent.',
    },
    already: {
      subject: 'You are already subscribed',
      body: 'Somebody, probably you, asked for our newsletter with this address, which already gets it. There is nothing you need to do.',
    },
    welcome: {
      subject: 'Welcome to our newsletter',
      heading: 'You are subscribed',
      withCode:
        'Thank you. Here is your code for 10% off your first booking. It is yours alone and works once: sign in with an account for this email address, then enter it before you book.',
      again: 'Welcome back. Your code for 10% off was sent when you first subscribed.',
      code: 'Your code',
      off: '10% off',
      findRoom: 'Find a room',
    },
  },
  page: firstTexts.page,
  paidByCard: bookingTexts.paidByCard,
  priceDetails: hotelTexts.priceDetails,
  services: hotelTexts.services,
  stay: firstTexts.stay,
  stayTerms: hotelTexts.stayTerms,
} as const;

export type ServerTexts = typeof serverTexts;
