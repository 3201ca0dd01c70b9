/** The desk's list of bookings. */
export const deskBookings = {
  caption: 'The bookings',
  text: 'Name, e-mail or number',
  textInvalid: 'Type at least two characters.',
  reference: 'Provider’s reference',
  hotel: 'Hotel or its id',
  hotelInvalid: 'Type at least two characters.',
  status: 'State',
  waits: 'Waits for',
  waitsFor: {
    outcome: 'The provider’s outcome',
    cancellation: 'A cancellation',
    mismatch: 'A mismatch to be settled',
    mail: 'A mail that was not sent',
  },
  checkInFrom: 'Check-in from',
  checkInTo: 'Check-in to',
  createdFrom: 'Booked from',
  createdTo: 'Booked to',
  order: 'Order',
  orders: {
    newest: 'Newest first',
    arrival: 'By check-in',
  },
  /** The list was opened from a traveler's account. */
  ofAccount: 'Only the bookings of one account are listed.',
  columns: {
    number: 'Number',
    status: 'State',
    guest: 'Guest',
    hotel: 'Hotel',
    stay: 'Stay',
    total: 'Total',
    reference: 'Reference',
    created: 'Booked',
    waits: 'Waits since',
  },
  /** In place of the name of a guest whose personal data is erased. */
  erased: 'Personal data erased',
  export: 'Export as CSV',
  none: 'There are no bookings yet.',
  noneFound: 'No booking matches these filters. Change them, or clear them to see all bookings.',
} as const;
