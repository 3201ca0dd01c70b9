import type { PriceLedger } from '#contracts/money/priceLedger.ts';
import type { CreditRejection } from '#contracts/site/credits.ts';

/** A booking whose price credits pay in part. */
export type CreditedBooking = { id: string; hotelId: string; accountId: string | null };

/** A booking that is being made, with its price before credits. */
export type NewBooking = CreditedBooking & { ledger: PriceLedger };

/** A credit that cannot be used; `detail` says why, for travellers. */
export type RejectedCredit = { kind: 'rejected'; rejection: CreditRejection; detail: string };
