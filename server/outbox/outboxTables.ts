import type { Generated, JSONColumnType } from 'kysely';
import type { DefaultedInstant, Nullable, NullableInstant } from '../database/columns.ts';

/**
 * Messages to be sent, written in the transaction of what they tell of. `owner` is the hotel's id.
 */
type OutboxTable = {
  owner: string;
  id: string;
  kind: string;
  payload: JSONColumnType<object>;
  event_id: string;
  attempts: Generated<number>;
  /** When to send it; null once it is sent or has failed for good. */
  next_attempt_at: NullableInstant;
  sent_at: NullableInstant;
  failed_at: NullableInstant;
  last_error: Nullable<string>;
  created_at: DefaultedInstant;
};

/** The table of the outbox, as the migrations create it. */
export type OutboxTables = {
  outbox: OutboxTable;
};
