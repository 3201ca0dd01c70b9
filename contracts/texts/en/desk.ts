/** Mails to the desk of the operator. */
export const desk = {
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
} as const;
