import type { AccountTables } from '../accounts/accountTables.ts';
import type { AuditTables } from '../audit/auditTables.ts';
import type { BookingTables } from '../bookings/state/bookingTables.ts';
import type { ExchangeRateTables } from '../exchangeRates/exchangeRateTables.ts';
import type { NewsletterTables } from '../newsletter/newsletterTables.ts';
import type { OutboxTables } from '../outbox/outboxTables.ts';
import type { RateLimitTables } from '../rateLimits/rateLimitTables.ts';
import type { ReviewTables } from '../reviews/reviewTables.ts';
import type { RewardsTables } from '../rewards/rewardsTables.ts';
import type { SettlementTables } from '../settlement/settlementTables.ts';
import type { StaffTables } from '../staff/staffTables.ts';

/**
 * The tables of the site. Each resource describes its own, as the migrations in `migrations/`
 * create them.
 */
export type Tables = AccountTables &
  AuditTables &
  BookingTables &
  ExchangeRateTables &
  NewsletterTables &
  OutboxTables &
  RateLimitTables &
  ReviewTables &
  RewardsTables &
  SettlementTables &
  StaffTables;
