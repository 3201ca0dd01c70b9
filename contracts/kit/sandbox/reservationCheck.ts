/** The requirements of each part of the reservation check, in the order of the reports. */
export const reservationRules = {
  offer: {
    title: 'Offers a rate to reserve',
    expected:
      'a hotel with an instant rate, best with free cancellation, for two nights in a month, and the same rate when it is requested again',
  },
  reserve: {
    title: 'Reserves',
    expected:
      'status 201 and the reservation as requested, confirmed, on the terms that were offered or better ones: for two rooms, each for an adult and a child, with accents and an apostrophe in their names, with requests, and with an extra in each room where its rate has one, where a rate takes them',
  },
  reserveForOne: {
    title: 'Reserves for one guest',
    expected:
      'the same for one room and one adult, without citizenship and requests: the site may send none',
  },
  unlikeRooms: {
    title: 'Reserves different rooms together',
    expected:
      'where the hotel has rates for two different rooms: status 201 and the reservation of both, in the order of the request; or status 422 with the code not-combinable and no reservation',
  },
  collected: {
    title: 'Reserves when the site collects',
    expected:
      'where a rate is paid before arrival and not collected by the hotel: status 201 and the reservation, for a request that says with collected how much the site collects',
  },
  repeat: {
    title: 'Reserves once per key',
    expected:
      'status 201 and the same reservation for the same key and body, also at the same time, and another one for another key',
  },
  keyReused: {
    title: 'Refuses a key with another body',
    expected: 'status 409 with the code key-reused',
  },
  priceChanged: {
    title: 'Refuses another price',
    expected:
      'status 409 with the code price-changed and the rates of all rooms as they are now, where the price of the last one is a cent higher or lower',
  },
  gone: {
    title: 'Refuses what is gone',
    expected:
      'status 410 with the code gone and no reservation, where the rate of the last room is gone',
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
    title: 'Lists what has changed',
    expected:
      'where it has this list: status 200 and the reservation with its key, among those of the day by UTC on which it was made',
  },
  unknown: {
    title: 'Unknown reservations are 404',
    expected: 'status 404 with the code no-reservation for an unused key and an unknown reference',
  },
  feeChanged: {
    title: 'Refuses to cancel in another currency',
    expected: 'status 409 with the code fee-changed and the fee, and the reservation unchanged',
  },
  feeKept: {
    title: 'Refuses to cancel at a higher fee',
    expected:
      'the same where a rate is not free to cancel, for an accepted fee of zero and of a cent less; or status 422 with the code not-cancellable',
  },
  cancel: {
    title: 'Cancels',
    expected:
      'status 200 and the reservation, cancelled now, within a day, with the fee of its rates',
  },
  changesCancelled: {
    title: 'Lists what was cancelled',
    expected:
      'where it has a list of changes: the cancelled reservation among those of the day by UTC on which it was cancelled',
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
    expected: 'every reservation of this check cancelled that can be',
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
