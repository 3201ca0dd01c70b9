import type { AccountTables } from '../accounts/accountTables.ts';
import type { BookingTables } from '../bookings/state/bookingTables.ts';
import type { ExchangeRateTables } from '../exchangeRates/exchangeRateTables.ts';
import type { NewsletterTables } from '../newsletter/newsletterTables.ts';
import type { OutboxTables } from '../outbox/outboxTables.ts';
import type { ReviewTables } from '../reviews/reviewTables.ts';
import type { RewardsTables } from '../rewards/rewardsTables.ts';

/** The tables of the site. Each resource describes its own, as the migrations in `migrations/` create them. */
export type Tables = AccountTables &
  BookingTables &
  ExchangeRateTables &
  NewsletterTables &
  OutboxTables &
  ReviewTables &
  RewardsTables;
