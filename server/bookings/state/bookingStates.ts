import type { BookingStatus } from '#contracts/site/bookings.ts';

/** Why a booking changed, as its history says. */
export type ChangeCause =
  | 'provider'
  | 'on-request'
  | 'price-changed'
  | 'gone'
  | 'rejected'
  | 'expired'
  | 'not-paid'
  | 'not-chargeable'
  | 'unanswered'
  | 'desk'
  | 'traveller'
  | 'changed'
  | 'check-out'
  | 'unreported';

/** A change of state that is allowed, and what may cause it. */
type BookingTransition = {
  readonly from: BookingStatus;
  readonly to: BookingStatus;
  readonly causes: readonly ChangeCause[];
};

/**
 * Every change of state that a booking may make. A booking begins as `pending`; `declined` and
 * `cancelled` are final. A stay that is `stayed` by `check-out` may be reported later; `unreported`
 * means that it earns without a report. docs/bookings.md draws it.
 */
const bookingTransitions: readonly BookingTransition[] = [
  { from: 'pending', to: 'confirmed', causes: ['provider', 'desk'] },
  { from: 'pending', to: 'requested', causes: ['on-request'] },
  {
    from: 'pending',
    to: 'declined',
    causes: ['price-changed', 'gone', 'rejected', 'expired', 'not-paid', 'not-chargeable', 'desk'],
  },
  { from: 'requested', to: 'confirmed', causes: ['desk'] },
  { from: 'requested', to: 'declined', causes: ['desk', 'expired', 'unanswered', 'not-paid'] },
  { from: 'requested', to: 'cancelled', causes: ['traveller', 'desk', 'changed'] },
  { from: 'confirmed', to: 'cancelled', causes: ['traveller', 'desk', 'provider', 'changed'] },
  { from: 'confirmed', to: 'stayed', causes: ['provider', 'desk', 'check-out'] },
  { from: 'confirmed', to: 'no-show', causes: ['provider', 'desk'] },
  { from: 'stayed', to: 'stayed', causes: ['provider', 'desk', 'unreported'] },
  { from: 'stayed', to: 'no-show', causes: ['provider', 'desk'] },
  { from: 'no-show', to: 'stayed', causes: ['desk'] },
];

/** Whether nothing is reserved, or to be reserved, for a booking any more. */
export function isVoid({ status }: { status: BookingStatus }): boolean {
  return status === 'declined' || status === 'cancelled';
}

/** The states of bookings that are over. */
export const endedStatuses = [
  'declined',
  'cancelled',
  'stayed',
  'no-show',
] as const satisfies BookingStatus[];

/** Whether the table of transitions allows a change. */
export function isAllowed(from: BookingStatus, to: BookingStatus, cause: ChangeCause): boolean {
  return bookingTransitions.some(
    (each) => each.from === from && each.to === to && each.causes.includes(cause),
  );
}
