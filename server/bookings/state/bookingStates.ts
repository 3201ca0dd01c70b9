import type { BookingStatus } from '#contracts/site/bookings.ts';
import { type EventName, type Lifecycle, type LifecycleEvent, lifecycle } from './lifecycle.ts';

/** Why a booking changed its state, as its history says: each cause in the table. */
export type ChangeCause = {
  [Name in EventName]: Lifecycle[Name] extends { to: BookingStatus; cause: infer Cause }
    ? Cause & string
    : Lifecycle[Name] extends { to: BookingStatus }
      ? Exclude<Name, 'created'>
      : never;
}[EventName];

/** What the history calls the events that it has. */
export type HistoryCause = {
  [Name in EventName]: Lifecycle[Name] extends { cause: infer Cause } ? Exclude<Cause, null> : Name;
}[EventName];

/** What the history calls an event; null for one that is not in it. */
export function causeOf(name: EventName): HistoryCause | null;
export function causeOf(name: EventName): string | null {
  const { cause = name }: LifecycleEvent = lifecycle[name];
  return cause;
}

/** Whether an event can happen to a booking in this state. */
export function canHappen(name: EventName, { status }: { status: BookingStatus }): boolean {
  const { from }: LifecycleEvent = lifecycle[name];
  return from.includes(status);
}

/** Whether the life of a booking has such a change of state. */
export function isAllowed(from: BookingStatus, to: BookingStatus, cause: ChangeCause): boolean {
  const events: Readonly<Record<EventName, LifecycleEvent>> = lifecycle;
  return Object.entries(events).some(
    ([name, event]) =>
      event.to === to && event.from.includes(from) && (event.cause ?? name) === cause,
  );
}

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
