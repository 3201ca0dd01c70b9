/**
 * Changing a booking: a new booking is made, and once the hotel has confirmed it, the old one is
 * cancelled. A `number` is that of the other booking; `cost` says whether cancelling the old one is
 * free or has a fee.
 */
export const bookingChange = {
  link: 'Change dates or guests',
  open: 'Open booking {number}, {days}',

  /** What the page of the new booking says of the old one. 'It' is the new booking. */
  replaces: {
    cancelled:
      'It changed booking {number}, which is cancelled {cost, select, free {at no charge} other {for {fee}}}.',
    cancelling:
      'It changed booking {number}, which is being cancelled: {cost, select, free {at no charge} other {for {fee} at most}}. If the hotel does not accept that, you get a mail.',
    over: 'It was to change booking {number}, which is over.',
    waiting:
      'It is to change booking {number}, which stands until the hotel has confirmed this one. Only then is that one cancelled, {cost, select, free {at no charge} other {for {fee} at most}}.',
    bothStand:
      'It was to replace booking {number}, but the hotel has not cancelled that one: both stand. Open it to cancel it, or contact the hotel.',
    asItWas: 'Your booking {number} stands as it was.',
  },
  /** What the page of the old booking says of the new one. 'It' is the old booking. */
  replacedBy: {
    changed: 'You changed it to booking {number}.',
    asked:
      'You have asked to change it to booking {number}. This one stands until the hotel has confirmed that one.',
    bothStand:
      'You changed it to booking {number}, but the hotel has not cancelled this one: both stand. Cancel this one below, or contact the hotel.',
  },

  /** Above the rooms and the review on the way through a change. */
  note: {
    title: 'You are changing booking {number}',
    /**
     * What is booked: `days` such as 'Nov 3 - Nov 5', `guests` '2 adults', `rooms` '1 room', `room`
     * its name.
     */
    booked: '{days}, {guests}, {rooms}: {room}. It stands until the new booking is confirmed.',
    keep: 'Keep it as it is',
    impossible: 'Booking {number} cannot be changed',
    /**
     * `title` is that of the booking's page, such as 'Your booking is cancelled', as a sentence.
     */
    status: '{title}.',
    openYours: 'Open your booking',
    notLoaded: 'The booking that you are changing could not be loaded',
    asItWas: 'It is as it was.',
    noKey: 'Open your booking to change it',
    /** `link` is the label of a button on the booking's page. */
    noKeyReason:
      'This address does not open the booking. Open its link from your e-mail, then choose ‘{link}’.',
  },

  /** The table of what changes, and the price. */
  summary: {
    title: 'What changes',
    booked: 'Booked',
    new: 'New',
    /** How many rooms. Another line of the table, 'Room', says which. */
    rooms: 'Rooms',
    difference: 'Difference in price',
    inAll: 'You pay in all: new price and fee',
    free: 'Cancelling booking {number} is free now: you pay the new price alone.',
    fee: 'The fee is that of cancelling booking {number} now.',
    credits:
      'Credits cannot be used for the new booking: those of the earlier one come back only when it is cancelled.',
  },

  /** The button that changes the booking, and what stands beside it. */
  review: {
    who: 'In the name of {names}. The contact, {email}, and what you asked the hotel for stay as they are.',
    change: 'Change my booking',
    /** The button where the hotel confirms a booking itself. */
    request: 'Send the change request',
    changing: 'Changing…',
    /** `terms` are those of the cancellation, such as 'Non-refundable'. */
    cancellation: 'New booking: {terms}.',
    instant:
      'The new booking is made first. Once the hotel has confirmed it, booking {number} is cancelled {cost, select, free {at no charge} other {for {fee}}}. If it cannot be booked, booking {number} stays as it is.',
    onRequest:
      'The hotel is asked for the new booking first. Once the hotel has confirmed it, booking {number} is cancelled {cost, select, free {at no charge} other {for {fee}}}. If it cannot be booked, booking {number} stays as it is.',
    acceptChange: 'To go on, accept the change at the top of this page.',
  },
} as const;
