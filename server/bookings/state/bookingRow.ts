import type { Selectable, Updateable } from 'kysely';
import type { Tables } from '../../database/tables.ts';

/** A booking as it is in the database. */
export type BookingRow = Selectable<Tables['bookings']>;

/** A row of a booking's history. */
export type BookingEventRow = Selectable<Tables['booking_events']>;

/** What a change of state may set. */
export type BookingChanges = Updateable<Tables['bookings']>;
