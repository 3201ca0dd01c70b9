import type { DecimalMoney } from '#contracts/money/money.ts';
import type {
  DefaultedInstant,
  Instant,
  Nullable,
  NullableInstant,
  NullableJson,
} from '../database/columns.ts';

/**
 * Promotion codes with either `percent` or `amount`. A code with `mailbox_hash` belongs to one
 * person.
 */
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

/** The bookings that used a code. After a use is released, the code can be used again. */
type PromotionUsesTable = {
  code: string;
  booking_id: string;
  /** The mailbox of the account's verified address; null for a guest. */
  mailbox_hash: Nullable<string>;
  account_id: Nullable<string>;
  used_at: Instant;
  released_at: NullableInstant;
};

/** The tables of promotion codes, as the migrations create them. */
export type RewardsTables = {
  promotions: PromotionsTable;
  promotion_uses: PromotionUsesTable;
};
