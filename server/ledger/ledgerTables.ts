import type { ColumnType } from 'kysely';
import type { Instant, Nullable } from '../database/columns.ts';

/**
 * Why the ledger has a transaction. `earned-unreported`: by a stay that nobody has reported.
 * `fee-paid`: the site pays the fee of a cancellation. `adjusted`: somebody at the desk has given
 * or taken OneKeyCash.
 */
export type LedgerKind =
  | 'welcome'
  | 'earned'
  | 'earned-unreported'
  | 'revoked'
  | 'spent'
  | 'returned'
  | 'promotion'
  | 'promotion-returned'
  | 'fee-paid'
  | 'adjusted'
  | 'closed'
  | 'captured'
  | 'refunded'
  | 'refund-failed'
  | 'moved'
  | 'payment-fee'
  | 'disputed'
  | 'settled'
  | 'settlement-undone';

/** Ledger accounts that a transaction has locked to spend from them. */
type LedgerAccountsTable = { id: string };

/** The ledger's transactions: rows are only inserted. */
type LedgerTransactionsTable = {
  id: string;
  key: string;
  kind: LedgerKind;
  booking_id: Nullable<string>;
  at: Instant;
};

/** The entries of transactions, in minor units: rows are only inserted. */
type LedgerEntriesTable = {
  transaction_id: string;
  seq: number;
  account: string;
  currency: string;
  amount: ColumnType<number | bigint, bigint, never>;
};

/** The tables of the ledger, as the migrations create them. */
export type LedgerTables = {
  ledger_accounts: LedgerAccountsTable;
  ledger_transactions: LedgerTransactionsTable;
  ledger_entries: LedgerEntriesTable;
};
