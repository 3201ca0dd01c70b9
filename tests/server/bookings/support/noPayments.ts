import type { BookingPayments } from '#server/bookings/state/bookingContext.ts';

const none = () => Promise.resolve(undefined);

/** The payments of a site whose hotels collect everything. */
export const noPayments: BookingPayments = {
  plan: none,
  open: none,
  check: none,
  capture: () => Promise.resolve('failed'),
  settle: none,
  isCaptured: () => Promise.resolve(false),
  view: () => Promise.resolve(null),
  collected: () => Promise.resolve(undefined),
  timeline: () => Promise.resolve([]),
};
