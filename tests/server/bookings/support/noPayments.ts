import type { BookingPayments } from '#server/payments/bookingPayments.ts';

const none = () => Promise.resolve(undefined);

/** The payments of a site whose hotels collect everything. */
export const noPayments: BookingPayments = {
  plan: () => Promise.resolve(''),
  move: none,
  again: () => Promise.resolve(false),
  capture: () => Promise.resolve('failed'),
  settle: none,
  reportStanding: none,
  isCaptured: () => Promise.resolve(false),
  view: () => Promise.resolve(null),
  sums: () => Promise.resolve(new Map()),
  collected: () => Promise.resolve(undefined),
  timeline: () => Promise.resolve([]),
};
