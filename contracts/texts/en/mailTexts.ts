/** The names of the booking mails at the desk. */
export const mailNames = {
  requested: 'Request received',
  confirmed: 'Confirmation',
  declined: 'Not booked',
  resolved: 'Outcome of the booking',
  cancelled: 'Canceled',
  'desk-changed': 'Canceled by the desk',
  'site-cancelled': 'Canceled by the site',
  'provider-cancelled': 'Canceled by the hotel',
  'not-cancelled': 'Not canceled',
  'fee-changed': 'Higher cancellation fee',
  mismatch: 'Being clarified',
  'no-show': 'Reported as not arrived',
  'fee-waived': 'Fee waived',
  goodwill: 'Goodwill',
  refunded: 'Refund',
  message: 'Message from the desk',
  link: 'Link to the booking',
  'desk-request': 'Request to answer',
  'desk-reminder': 'Reminder of the request',
  'hotel-reminder': 'Reminder of the request',
  'desk-cancelled': 'Canceled by the guest',
  pay: 'Asked to pay',
  'pay-again': 'Asked to pay again',
  'desk-not-paid': 'Confirmed, and not paid',
  'still-offered': 'Not paid, still offered',
  'desk-not-cancelled': 'Not canceled after a change',
  'desk-cancellation-refused': 'Cancellation refused',
  'desk-cancellation-fee': 'Cancellation fee asked for',
  'desk-provider-cancelled': 'Canceled by the provider',
  'desk-mismatch': 'Check with the provider',
} as const;

/**
 * The booking mails to the traveler. `{booking}` is the text `booking`, which names another
 * booking.
 */
export const bookingMails = {
  link: 'Open your booking',
  keepLink:
    'Anyone with this link can see and cancel the booking: please do not forward this email.',
  receipt:
    'Receipt {number}: {amount}, paid on {day} by {brand, select, none {card} other {{brand}}}, ending in {last4}.',
  receiptTaxes: 'Including {taxes}.',
  /** For the mail of a canceled booking with a calendar file. */
  fromCalendar: 'If the stay is in your calendar, the attached file removes it: just open it.',
  seePage: 'You can see the current status of your booking at any time on its page.',
  /** A booking by its number and days, for use in other sentences. */
  booking: '{number} ({from} – {to})',
  lateAnswer: 'When you booked, the hotel had not answered yet.',
  noCharge: 'There is no charge.',
  requested: {
    subject: 'Your request to {hotel}',
    heading: 'Your request was sent',
    body: '{hotel} confirms bookings itself. You will get an email as soon as it has answered; until then nothing is reserved, and canceling is free.',
    answerBy:
      'The hotel has until {deadline} to answer. Without an answer, your request ends automatically, nothing is booked, and we will email you.',
  },
  changeRequested: {
    subject: 'Your request to change your booking at {hotel}',
    heading: 'Your request to change your booking was sent',
    body: '{hotel} confirms bookings itself. You will get an email as soon as it has answered. Until then your booking {booking} stands as it is. It is canceled only when the hotel confirms the new one.',
  },
  pay: {
    subject: 'Please pay: {hotel}, {day}',
    heading: 'Please pay for your booking',
    body: 'Your booking is prepared. It is made only if you pay {amount} by {deadline}. Otherwise nothing is booked, and nothing is charged.',
    notHeld:
      'The room and its price are not held until you have paid: if one of them has changed by then, we will email you, and nothing is charged.',
  },
  payAgain: {
    subject: 'Please pay again: {hotel}, {day}',
    heading: 'Please pay again',
    link: 'Pay now',
    lapsed:
      'Your bank holds a reserved amount for some days only. That time is over, and nothing was charged.',
    accepted: '{hotel} has confirmed your stay.',
    body: 'Pay {amount} by {deadline}: otherwise your request ends, nothing is booked, and nothing is charged.',
  },
  /** For a traveler who left the payment page, if the room still has its price. */
  stillOffered: {
    subject: 'Not paid: {hotel}, {day}',
    heading: 'Your stay was not paid',
    body: 'Your stay at {hotel} was not paid in time, so nothing was booked, and nothing was charged.',
    offer:
      'When we sent this email, it was still offered at the same price of {total}. It is not held for you.',
    link: 'Book this stay',
    once: 'This is the only email about this stay. If you no longer want it, there is nothing to do.',
  },
  reserved: '{amount} is reserved on your card. It is charged only if the hotel confirms.',
  notCharged: 'Nothing was charged to your card.',
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
    cancelledFree: 'Your earlier booking {booking} is canceled free of charge.',
    cancelledAt: 'Your earlier booking {booking} is canceled for a fee of {fee}.',
    cancellingFree:
      'Your earlier booking {booking} is being canceled. That is free. If the hotel does not accept it, you get another email.',
    cancellingAt:
      'Your earlier booking {booking} is being canceled. That costs at most {fee}. If the hotel does not accept it, you get another email.',
    notCancelled: 'Your earlier booking {booking} was not canceled. Please check its page.',
  },
  declined: {
    subject: 'Not booked: {hotel}, {day}',
    heading: 'Your booking was not made',
    body: 'We are sorry: your stay at {hotel} could not be booked.',
    nothingReserved: 'Nothing was reserved, and you owe nothing.',
  },
  /** Other hotels for the same stay. */
  similar: {
    link: 'See similar hotels',
    body: 'Other hotels nearby may have a room for the same days.',
  },
  notChanged: {
    subject: 'Not changed: {hotel}, {day}',
    heading: 'Your booking was not changed',
    body: 'We are sorry: the change of your stay at {hotel} could not be booked.',
    stands: 'Your booking {booking} is unchanged. Nothing more was reserved.',
    asItsPageSays:
      'The page of your booking {booking} shows its current status. Nothing more was reserved.',
  },
  /** The reasons why a stay was not booked. */
  reason: {
    'price-changed':
      'Its price changed before it could be reserved. You can book it again at the new price.',
    gone: 'The room is no longer available.',
    rejected: 'The hotel did not accept the booking.',
    'not-combinable':
      'The hotel does not take these rooms in one booking. Nothing was charged. Book them one by one, or choose rooms of one kind.',
    expired: 'The hotel did not answer before the day of check-in.',
    'not-paid': 'The stay was not paid, and nothing was charged.',
    'not-chargeable':
      'This amount cannot be paid by card here. Nothing was booked, and nothing was charged.',
    unanswered: 'The hotel did not answer in time.',
    desk: 'The hotel cannot take the booking.',
  },
  cancelled: {
    subject: 'Canceled: {hotel}, {day}',
    heading: 'Your booking is canceled',
    body: 'As you asked, your stay at {hotel} is canceled.',
    askedAtDesk: 'As you asked our team, your stay at {hotel} is canceled.',
    notYou: 'If you did not ask for this, please tell us right away.',
  },
  cancelledBySite: {
    subject: 'Canceled by us: {hotel}, {day}',
    heading: 'We had to cancel your booking',
    body: 'We are sorry: we had to cancel your stay at {hotel}.',
  },
  cancelledByDesk: {
    subject: 'Canceled by the hotel: {hotel}, {day}',
    heading: 'Your booking was canceled',
    body: 'We are sorry: your stay at {hotel} was canceled at the hotel’s desk.',
  },
  cancelledByHotel: {
    subject: 'Canceled by the hotel: {hotel}, {day}',
    heading: 'The hotel canceled your booking',
    body: 'We are sorry: {hotel} has canceled your stay. If you canceled it with the hotel itself, this confirms it.',
    toldDesk:
      'We are sorry: {hotel} has told us that it cannot accommodate you, and your stay is canceled.',
    feeReported:
      'The hotel reports a fee. You have not accepted one, and our team is clarifying it. You will get an email when it has.',
    creditsBack: 'Any OneKeyCash or promo code that you used can be used again.',
  },
  fee: {
    costs: 'The cancellation costs {fee}.',
    accepted: 'The accepted fee is {fee}.',
    clarifying:
      'The hotel’s answer differs, and our team is clarifying the fee. You will get an email when it has.',
  },
  notCancelled: {
    subject: 'Not canceled: {hotel}',
    heading: 'Your booking could not be canceled',
    body: '{hotel} did not accept the cancellation, so your booking stands. Please contact the hotel.',
    besides:
      '{hotel} did not accept the cancellation, so your booking stands in addition to your new booking {booking}. Please contact the hotel.',
  },
  feeChanged: {
    subject: 'Not canceled: {hotel}',
    heading: 'Your booking is not canceled',
    body: '{hotel} did not cancel at the fee that you accepted, so your booking stands. Canceling would now cost {fee}. Open your booking if you still want to cancel.',
    besides:
      '{hotel} did not cancel at the fee that you accepted, so your booking stands in addition to your new booking {booking}. Canceling would now cost {fee}. Open your booking if you still want to cancel.',
    moreThanTerms:
      'That is more than the terms of your booking say, and our team is clarifying it.',
  },
  mismatch: {
    subject: 'We are clarifying your booking: {hotel}, {day}',
    heading: 'We are clarifying your booking',
    body: 'The reservation at {hotel} now differs from what you booked. Our team is clarifying it with the hotel. There is nothing you need to do.',
  },
  noShow: {
    subject: 'Reported as not arrived: {hotel}, {day}',
    heading: 'The hotel reported that you did not arrive',
    body: '{hotel} reports that nobody checked in on {day}. It charges according to its own terms. If the stay had earned OneKeyCash, it was taken back.',
    ifYouStayed: 'If you did stay, please ask the hotel to correct its report.',
  },
  feeWaived: {
    subject: 'No cancellation fee: {hotel}, {day}',
    heading: 'You do not pay the cancellation fee',
    body: 'We have removed the cancellation fee for your stay at {hotel}. You owe nothing for it.',
    paid: 'If you have paid it already, please tell us.',
  },
  goodwill: {
    subject: 'From us to you: {hotel}, {day}',
    heading: 'Something from us to you',
    body: 'Your booking at {hotel} did not go as it should have. Please accept {amount} from us.',
    rewards: 'It is in your account as OneKeyCash, and you can use it with your next booking.',
    code: 'Your promo code: {code}',
    use: 'Enter it at checkout: it takes {amount} off one booking within a year, priced in the same currency. It works once, so please keep it to yourself.',
  },
  refunded: {
    subject: 'Refund: {hotel}, {day}',
    heading: 'You get money back',
    card: 'We are paying {amount} back to your card ending in {last4}.',
    body: 'We are paying {amount} back to your card.',
    days: 'It can take a few days until your bank shows it.',
  },
  message: {
    subject: 'About your booking {number}: {hotel}',
    heading: 'A message from the Stayfarer desk',
  },
  linkSent: {
    subject: 'Your booking: {hotel}, {day}',
    heading: 'The link to your booking',
    body: 'If you did not expect this email, you can ignore it: the link was sent only to this address.',
  },
} as const;

/** The booking mails to the operator's desk and to the hotel. */
export const deskMails = {
  link: 'Open the booking at the desk',
  signIn: 'The link leads to the desk, where you sign in first.',
  request: {
    subject: 'Request: {hotel}, {day}',
    heading: 'A booking waits for you',
    body: 'A traveler requests a stay at {hotel}. Confirm or decline it at the desk.',
    answerBy: 'Answer by {deadline}. Without an answer, the request is declined automatically.',
  },
  reminder: {
    subject: 'Reminder: {hotel}, {day}',
    heading: 'A request still waits for you',
    body: 'Half of the time to answer has passed. A traveler requests a stay at {hotel}. Confirm or decline it at the desk.',
  },
  /** To the hotel. */
  hotelReminder: {
    subject: 'Please answer: request for {hotel}, {day}',
    heading: 'A guest waits for your answer',
    body: 'A guest requests this stay through our site. Please reply to this email and say whether you can take it.',
    answerBy:
      'Please answer by {deadline}. Without an answer the request ends, and the guest looks for another hotel.',
  },
  cancelled: {
    subject: 'Canceled by the traveler: {hotel}, {day}',
    heading: 'A booking was canceled',
    body: 'The traveler canceled a stay at {hotel} that had been requested from you.',
  },
  notPaid: {
    subject: 'Not paid: {hotel}, {day}',
    heading: 'A confirmed request was not paid',
    body: 'You confirmed a stay at {hotel}, but the traveler has not paid for it. The request has ended, and nothing was charged. Tell the hotel that nobody will arrive.',
  },
  notCancelled: {
    subject: 'Not canceled after a change: {hotel}, {day}',
    heading: 'Two bookings of a traveler are still valid',
    body: 'The traveler changed a stay at {hotel}. The new booking is confirmed, but the provider did not cancel this one. The traveler gets an email.',
    todo: 'Clarify with the provider and the traveler which booking stands. You can cancel this one at the desk.',
  },
  cancellationRefused: {
    subject: 'Not canceled: {hotel}, {day}',
    heading: 'The provider refused to cancel a booking',
    body: 'The desk canceled a stay at {hotel}, but the provider no longer cancels it. The booking stands. The desk has to inform the traveler.',
    todo: 'Call the hotel. At the desk you can then cancel again, or leave the booking as it is.',
  },
  cancellationFee: {
    subject: 'Not canceled, a fee is asked for: {hotel}, {day}',
    heading: 'The provider asks for a cancellation fee',
    body: 'The desk canceled a stay at {hotel}, but the provider asks for a fee of {fee}. The booking stands. The desk has to inform the traveler.',
  },
  providerCancelled: {
    subject: 'Canceled by the provider: {hotel}, {day}',
    heading: 'The provider canceled a booking',
    body: 'The provider reports that a stay at {hotel} is canceled. Nobody canceled it on this site. The traveler gets an email.',
  },
  mismatch: {
    subject: 'Check with the provider: {hotel}, {day}',
    heading: 'The provider’s reservation differs from the booking',
    body: 'Clarify with the provider which is right. The traveler is told that you are clarifying it.',
    todoPending:
      'Then confirm or decline the booking at the desk. If the reservation is not wanted, cancel it at the provider first.',
    todo: 'Then settle the mismatch at the desk.',
  },
} as const;

export type MailNames = typeof mailNames;
export type BookingMails = typeof bookingMails;
export type DeskMails = typeof deskMails;

/** The names of the account mails at the desk; `unknown` is for an unreadable mail. */
export const accountMailNames = {
  verify: 'Confirm the email address',
  reset: 'Choose a new password',
  'confirm-email': 'Confirm the new email address',
  'email-changing': 'The email address is being changed',
  'email-changed': 'The email address was changed',
  existing: 'There is an account already',
  'password-changed': 'The password was changed',
  'two-step-on': 'Two-step sign-in was turned on',
  'two-step-off': 'Two-step sign-in was turned off',
  'two-step-reset': 'Two-step sign-in was reset',
  'recovery-codes': 'New recovery codes were made',
  'recovery-code-used': 'A recovery code was used',
  'passkey-added': 'A passkey was added',
  'passkey-removed': 'A passkey was removed',
  'passkey-copied': 'A passkey was refused',
  'identity-linked': 'An account of another site was linked',
  deleted: 'The account was deleted',
  unknown: 'Not readable',
} as const;
export type AccountMailNames = typeof accountMailNames;

/**
 * The account mails. Each begins with `greeting` on a separate line. In languages that require it,
 * `body` continues in lower case after the greeting.
 */
export const accountMails = {
  greeting: 'Hello {name},',
  ignore: 'If this was not you, you can ignore this email: nothing has changed.',
  alarm:
    'If this was not you, somebody else may know your password: use the link to choose a new one, which also signs out all devices.',
  confirmAddress: 'Confirm the address',
  newPassword: 'Choose a new password',
  verify: {
    subject: 'Confirm your email address',
    body: 'Open the link and enter your password to activate your account. The link works for one hour.',
    notYou: 'If you did not create an account here, you can ignore this email.',
  },
  existing: {
    subject: 'You already have an account',
    body: 'Somebody, probably you, tried to create an account with this address, but there already is one. Sign in, or choose a new password if you have forgotten yours.',
  },
  reset: {
    subject: 'Choose a new password',
    body: 'Open the link to choose a new password. It works once, within one hour.',
  },
  confirmEmail: {
    subject: 'Confirm your new email address',
    body: 'Open the link to use this address for your account. Open it where you are signed in; it works for one hour.',
  },
  emailChanging: {
    subject: 'Your email address is about to change',
    body: 'The address of your account is about to change to {address}. It changes once the link in the email to that address is opened.',
  },
  emailChanged: {
    subject: 'Your email address has changed',
    body: 'Your account now has the address {address}. This address is no longer used.',
    notYou: 'If this was not you, reply to this email.',
  },
  passwordChanged: {
    subject: 'Your password has changed',
    body: 'The password of your account was changed, and other devices were signed out.',
    /** Below the mail's text, if the account has passkeys. */
    passkeys: 'Your passkeys still work. In your account, remove those that you do not recognize.',
    linked: 'Your {provider} account still signs you in.',
  },
  twoStepOn: {
    subject: 'Two-step sign-in is on',
    body: 'You now sign in to your account with your password and a code from your app.',
  },
  twoStepOff: {
    subject: 'Two-step sign-in is off',
    body: 'You now sign in to your account with your password only.',
  },
  twoStepReset: {
    subject: 'Your two-step sign-in was reset',
    body: 'Our support team has turned off the second step of your account and signed you out everywhere. Sign in with your password, and set up the second step again.',
  },
  recoveryCodes: {
    subject: 'You have new recovery codes',
    body: 'New recovery codes were created for your account. Your previous codes no longer work.',
  },
  recoveryCodeUsed: {
    subject: 'A recovery code was used to sign in',
    body: 'One of your recovery codes was used to sign in to your account. It does not work a second time.',
  },
  passkeyAdded: {
    subject: 'A passkey was added to your account',
    body: 'You can now sign in to your account with a new passkey.',
  },
  passkeyRemoved: {
    subject: 'A passkey was removed from your account',
    body: 'You can no longer sign in to your account with one of your passkeys.',
  },
  passkeyCopied: {
    subject: 'We refused one of your passkeys',
    body: 'Somebody used a passkey of your account that may be a copy, so we did not accept it. Nobody was signed in. Remove the passkey in your account, and create a new one.',
  },
  identityLinked: {
    subject: 'Your account is linked to {provider}',
    body: 'You can now sign in to your account with {provider} as well.',
  },
  deleted: {
    subject: 'Your account is deleted',
    body: 'Your account and everything saved in it are deleted. Your bookings stay with the hotels; the links in their emails still open them.',
  },
  staffInvitation: {
    subject: 'Set up your access to the desk',
    body: 'Open the link to choose your name and a password, and to set up an authenticator app on your phone. It works once, within three days.',
    button: 'Set up your access',
    notYou:
      'If you did not expect this email, you can ignore it: nothing happens unless the link is opened.',
  },
} as const;
export type AccountMails = typeof accountMails;
