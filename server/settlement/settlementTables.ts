import type { ColumnType } from 'kysely';
import type { Actor } from '../audit/actor.ts';
import type { DefaultedInstant, Nullable } from '../database/columns.ts';

/** An amount in minor units, which is never changed. */
type MinorUnits = ColumnType<number | bigint, bigint, never>;

/**
 * Settlements of a month of a hotel in one currency: rows are only inserted. `seq` counts them from
 * 1.
 */
type SettlementsTable = {
  hotel_id: string;
  id: string;
  month: string;
  currency: string;
  seq: number;
  owed: MinorUnits;
  commission: MinorUnits;
  /** That of the payment. */
  reference: Nullable<string>;
  reason: string;
  actor_kind: Actor['kind'];
  actor_id: Nullable<string>;
  at: DefaultedInstant;
  /** The settlement that this one takes back. */
  undoes: Nullable<string>;
};

/** What a settlement settles of each booking: rows are only inserted, and sum to the settlement. */
type SettlementLinesTable = {
  hotel_id: string;
  settlement_id: string;
  booking_id: string;
  owed: MinorUnits;
  commission: MinorUnits;
};

/** The tables of settlements, as the migrations create them. */
export type SettlementTables = {
  settlements: SettlementsTable;
  settlement_lines: SettlementLinesTable;
};
