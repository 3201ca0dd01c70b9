import type { BookingStatus } from '#contracts/site/bookings.ts';
import { type EventName, type Lifecycle, type LifecycleEvent, lifecycle } from './lifecycle.ts';

/** The cause of a change of state in the history: each cause in the table of the lifecycle. */
export type ChangeCause = {
  [Name in EventName]: Lifecycle[Name] extends { to: BookingStatus; cause: infer Cause }
    ? Cause & string
    : Lifecycle[Name] extends { to: BookingStatus }
      ? Exclude<Name, 'created'>
      : never;
}[EventName];

/** The names of events in the history. */
export type HistoryCause = {
  [Name in EventName]: Lifecycle[Name] extends { cause: infer Cause } ? Exclude<Cause, null> : Name;
}[EventName];

/** Returns the name of an event in the history, or null if the history does not record it. */
export function causeOf(name: EventName): HistoryCause | null;
export function causeOf(name: EventName): string | null {
  const { cause = name }: LifecycleEvent = lifecycle[name];
  return cause;
}

/** Returns whether an event can happen to a booking in this state. */
export function canHappen(name: EventName, { status }: { status: BookingStatus }): boolean {
  const { from }: LifecycleEvent = lifecycle[name];
  return from.includes(status);
}

/** Returns whether the lifecycle has such a change of state. */
export function isAllowed(from: BookingStatus, to: BookingStatus, cause: ChangeCause): boolean {
  const events: Readonly<Record<EventName, LifecycleEvent>> = lifecycle;
  return Object.entries(events).some(
    ([name, event]) =>
      event.to === to && event.from.includes(from) && (event.cause ?? name) === cause,
  );
}

/** Returns whether a booking has no reservation and will get none. */
export function isVoid({ status }: { status: BookingStatus }): boolean {
  return status === 'declined' || status === 'cancelled';
}

/** The states of bookings that have ended. */
export const endedStatuses = [
  'declined',
  'cancelled',
  'stayed',
  'no-show',
] as const satisfies BookingStatus[];
