import type { Transaction } from 'kysely';
import type { Database } from './openDatabase.ts';
import type { Tables } from './tables.ts';

/** The database as a transaction sees it: statements and further transactions become part of this one. */
export function joinTransaction(database: Database, tx: Transaction<Tables>): Database {
  return { ...database, db: tx, transaction: (work) => work(tx) };
}
