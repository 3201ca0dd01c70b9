/** The requirements of each part of the reservation check, in the order of the reports. */
export const reservationRules = {
  offer: {
    title: 'Offers a rate to reserve',
    expected:
      'a hotel with an instant rate for two nights in a month, preferably with free cancellation, and the same rate in a second request',
  },
  reserve: {
    title: 'Reserves',
    expected:
      'status 201 and the confirmed reservation with the offered terms or better ones. The request has two rooms for an adult and a child each, if a rate accepts them, names with accents and an apostrophe, requests, and an offered extra in each room',
  },
  reserveForOne: {
    title: 'Reserves for one guest',
    expected:
      'the same for one room and one adult, without citizenship and requests, which the site may leave out',
  },
  unlikeRooms: {
    title: 'Reserves different rooms together',
    expected:
      'if the hotel has rates for two different rooms, status 201 and the reservation of both in the requested order, or status 422 with the code not-combinable and no reservation',
  },
  collected: {
    title: 'Reserves when the site collects',
    expected:
      'if a rate is paid before arrival and not collected by the hotel, status 201 and the reservation for a request with the amount in collected',
  },
  repeat: {
    title: 'Reserves once per key',
    expected:
      'status 201 and the same reservation for the same key and body, even at the same time, and a new reservation for a new key',
  },
  keyReused: {
    title: 'Refuses a key with another body',
    expected: 'status 409 with the code key-reused',
  },
  priceChanged: {
    title: 'Refuses another price',
    expected:
      'status 409 with the code price-changed and the current rates of all rooms, if the price of the last room is a cent too high or too low',
  },
  gone: {
    title: 'Refuses a rate that is gone',
    expected:
      'status 410 with the code gone and no reservation, if the rate of the last room is not available',
  },
  rejected: {
    title: 'Refuses a request for nobody',
    expected: 'status 422 with the code rejected',
  },
  read: {
    title: 'Finds reservations',
    expected: 'status 200 and the same reservation, by its key and by its reference',
  },
  changes: {
    title: 'Lists changed reservations',
    expected:
      'if the provider has this list, status 200 and the reservation with its key, on the UTC day on which it was made',
  },
  unknown: {
    title: 'Unknown reservations are 404',
    expected: 'status 404 with the code no-reservation for an unused key and an unknown reference',
  },
  feeChanged: {
    title: 'Refuses to cancel in another currency',
    expected: 'status 409 with the code fee-changed and the fee, and an unchanged reservation',
  },
  feeKept: {
    title: 'Refuses to cancel at a higher fee',
    expected:
      'if canceling the rate has a fee, the same for an accepted fee of zero and for a cent less than the fee, or status 422 with the code not-cancellable',
  },
  cancel: {
    title: 'Cancels',
    expected:
      'status 200 and the cancelled reservation, with a time within a day of now and the fee of its rates',
  },
  changesCancelled: {
    title: 'Lists cancelled reservations',
    expected:
      'if the provider has a list of changes, the cancelled reservation on the UTC day on which it was cancelled',
  },
  cancelAgain: {
    title: 'Cancels once',
    expected: 'status 200 and the same cancellation again',
  },
  readCancelled: {
    title: 'Finds cancelled reservations',
    expected: 'status 200 and the cancelled reservation',
  },
  repeatCancelled: {
    title: 'Reserves once per key, after cancelling too',
    expected: 'status 201 and the cancelled reservation for the same key and body',
  },
  cleanUp: {
    title: 'Nothing stays reserved',
    expected: 'every reservation of this check cancelled, if it can be',
  },
} as const;
export type ReservationRule = keyof typeof reservationRules;

/** The result of one rule. `request` and `received` exist if it is broken. */
export interface ReservationResult {
  rule: ReservationRule;
  title: string;
  expected: string;
  outcome: 'passed' | 'broken' | 'not checked';
  request?: string;
  received?: string;
}

/** The result of the reservation check. `interrupted` means that it was stopped before its end. */
export interface ReservationCheck {
  provider: string;
  interrupted: boolean;
  results: ReservationResult[];
}

/** Thrown when a rule is broken, with the response and its request. */
export class BrokenReservationRule extends Error {
  override name = 'BrokenReservationRule';
  readonly request: string;

  constructor(request: string, received: string) {
    super(received);
    this.request = request;
  }
}
