import type { RawBuilder } from 'kysely';
import { type Database, dueIn } from '../../database/openDatabase.ts';

/** Longer than an attempt takes, in milliseconds. */
const leaseMs = 30_000;

/** Until when a booking whose attempt begins now is not taken up by another process. */
export function leaseUntil(database: Pick<Database, 'now'>): RawBuilder<Date> {
  return dueIn(database, leaseMs);
}
