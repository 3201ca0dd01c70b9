import type { ColumnType } from 'kysely';
import type { DecimalMoney } from '#contracts/money/money.ts';
import type {
  DefaultedInstant,
  Instant,
  Nullable,
  NullableInstant,
  NullableJson,
} from '../database/columns.ts';

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

/** Promotion codes: `percent` or `amount`. One with `mailbox_hash` belongs to one person. */
type PromotionsTable = {
  code: string;
  percent: Nullable<number>;
  amount: NullableJson<DecimalMoney>;
  starts_on: Nullable<string>;
  ends_on: Nullable<string>;
  max_uses: Nullable<number>;
  max_uses_per_person: Nullable<number>;
  mailbox_hash: Nullable<string>;
  ended_at: NullableInstant;
  created_at: DefaultedInstant;
};

/** The bookings on which a code was used; it can be used again once it is released. */
type PromotionUsesTable = {
  code: string;
  booking_id: string;
  /** The mailbox of the account's verified address; null for a guest. */
  mailbox_hash: Nullable<string>;
  account_id: Nullable<string>;
  used_at: Instant;
  released_at: NullableInstant;
};

/** The tables of OneKeyCash and promotion codes, as the migrations create them. */
export type RewardsTables = {
  ledger_accounts: LedgerAccountsTable;
  ledger_transactions: LedgerTransactionsTable;
  ledger_entries: LedgerEntriesTable;
  promotions: PromotionsTable;
  promotion_uses: PromotionUsesTable;
};
