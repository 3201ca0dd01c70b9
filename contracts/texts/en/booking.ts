/**
 * The page of a booking, which can be printed as a voucher. What has become of it is
 * `bookingStatus`.
 */
export const booking = {
  title: 'Your booking',
  /** The name of the site, on the printed voucher. */
  brand: 'Stayfarer',
  number: 'Booking number',
  /** The number that the hotel gave the booking. */
  hotelReference: 'Hotel reference',
  addToCalendar: 'Add to calendar',
  print: 'Print',
  seeRooms: 'See the rooms of {hotel}',
  howWasIt: 'How was your stay?',
  tooManyTries: 'There were too many tries. Wait a minute, then try again.',

  stay: {
    /** The picture of the room, as it is read out. */
    picture: '{room}, {hotel}',
    hotelPage: 'See the hotel’s page',
    /** `zone` is such as 'Karachi time, GMT+5'. */
    zone: 'Times at the hotel: {zone}.',
    room: 'Room',
    /** The name of the room, with how many of them: '2 rooms: Double Room'. */
    roomName: '{rooms, plural, one {{room}} other {# rooms: {room}}}',
    meals: 'Meals',
    guests: 'Guests',
    requested: 'Requested',
    /** A service and what was chosen of it: 'Early check-in: 10:00'. */
    service: '{service}: {choice}',
    onRequest: 'On request: the hotel lets you know. Not part of the price.',
  },

  price: {
    title: 'Price',
    ofStay: 'Price of the stay',
    /** OneKeyCash is the site's reward for stays. */
    willEarn:
      'You will earn {amount} in OneKeyCash with this booking once the hotel reports your stay.',
    willEarnBy:
      'You will earn {amount} in OneKeyCash with this booking once the hotel reports your stay, or up to that on {day} if it does not.',
    earned: 'You earned {amount} in OneKeyCash with this booking.',
    earnedNothing: 'This stay has earned no OneKeyCash: it earns once the hotel reports your stay.',
    paidBySite: 'Stayfarer pays the property:',
  },

  reach: {
    title: 'How to reach the hotel',
    noAddress: 'Address not available',
    /** Latitude and longitude in degrees: '24.81380, 67.02990'. */
    coordinates: 'Coordinates: {coordinates}',
    directions: 'Get directions',
  },

  record: {
    /** The list of what happened to the booking, as it is read out. */
    label: 'What happened',
    event: {
      pending: 'Booking sent to the hotel',
      requested: 'Request sent to the hotel',
      confirmed: 'Confirmed',
      declined: 'Not booked',
      cancelled: 'Cancelled',
      stayed: 'Stay ended',
      'no-show': 'Reported as not arrived',
    },
    saveToAccount:
      '<link>Save to my account</link>: sign in, or sign up, with {email}, and the booking is among your trips.',
  },

  /** Above a booking that is shown from the device, because the site does not respond. */
  saved: {
    asOf: 'The site cannot be reached. This is your booking as of {time}.',
    resting: 'It can be changed or cancelled when there is a connection again.',
  },

  /** Above every page while the browser is offline. */
  offline: {
    title: 'You are offline',
    text: 'You are offline. Searching, booking and signing in wait for a connection. What you have typed stays.',
    saved: 'Saved on this device:',
  },

  /** In place of a booking that cannot be shown. */
  none: {
    notNow: 'Your booking cannot be shown now',
    unreachable:
      'The site could not be reached. Your booking is as it was: only the page is missing.',
    title: 'There is no booking at this address',
    /** 'key=' stands in the address and is not translated. */
    reason:
      'The link may be incomplete. Open it from your e-mail again, or copy all of it: the part after ‘key=’ belongs to it. With the number of your booking we send you the link again.',
    home: 'Go to the home page',
  },

  /** On the way to booking a stay that has just been booked. */
  standing: {
    title: 'You have booked this stay',
    note: 'Going on books it once more.',
    open: 'Open booking {number}',
  },
} as const;
