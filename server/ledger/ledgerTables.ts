import type { ColumnType } from 'kysely';
import type { Instant, Nullable } from '../database/columns.ts';

/**
 * The reason for a transaction of the ledger. `earned-unreported`: the reward of a stay that nobody
 * has reported. `fee-paid`: the site pays the fee of a cancellation. `adjusted`: a staff member has
 * given or taken OneKeyCash.
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

/**
 * The ledger accounts that transactions have locked. A transaction locks an account before it
 * spends from it.
 */
type LedgerAccountsTable = { id: string };

/** The transactions of the ledger. Rows are only inserted. */
type LedgerTransactionsTable = {
  id: string;
  key: string;
  kind: LedgerKind;
  booking_id: Nullable<string>;
  at: Instant;
};

/** The entries of transactions, in minor units. Rows are only inserted. */
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
