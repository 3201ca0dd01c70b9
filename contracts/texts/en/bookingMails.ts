/**
 * What mails about a booking say to the traveller. `{booking}` names another booking by its number
 * and days.
 */
export const bookingMails = {
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
    cancelledFree: 'Your earlier booking {booking} is cancelled, and there is no charge for that.',
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
} as const;
