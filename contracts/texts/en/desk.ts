/** Mails to the desk of the operator, and its page. */
export const desk = {
  request: {
    subject: 'Request: {hotel}, {day}',
    heading: 'A booking waits for you',
    body: 'A traveller requests a stay at {hotel}. Open the page to confirm or decline it.',
    link: 'Confirm or decline',
    keepLink: 'The link works once, for whoever has it: do not forward this mail.',
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
    todo: 'Find out with the provider and the traveller what holds. To cancel it, run npm run bookings -- cancel {id}.',
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
      'Then run npm run bookings -- confirm {id}, or decline {id}. Cancel a reservation that is not wanted at the provider first.',
    todo: 'Then run npm run bookings -- settle {id}.',
  },
  page: {
    noSuchLink: 'This link is not valid',
    openWholeLink:
      'Open the whole link from the mail. Requests can also be handled with npm run bookings.',
    used: 'This link was used or has expired',
    stillOpen: 'The request is still open: use npm run bookings.',
    stateNow: 'The booking is {state}.',
    heading: 'A traveller requests a stay',
    body: 'Confirm or decline the request below. The traveller gets a mail at once.',
    confirmed: 'The booking is confirmed',
    declined: 'The booking is declined',
    travellerMailed: 'The traveller gets a mail.',
    reference: 'Your reference, if there is one',
    confirm: 'Confirm the booking',
    decline: 'Decline',
  },
} as const;
