import { currencyDecimals } from '#contracts/money/currencies.ts';
import type { Money } from '#contracts/money/money.ts';
import type { PriceLedger } from '#contracts/money/priceLedger.ts';
import type { CreditRejection } from '#contracts/site/credits.ts';
import type { Database } from '../database/openDatabase.ts';

/** The dependencies of OneKeyCash and promotion codes. */
export type RewardsContext = {
  database: Database;
  /** Whether OneKeyCash can be earned and spent. Promotion codes always work. */
  enabled: boolean;
  /**
   * The minimum price of a booking that a welcome credit can pay for, in US dollars; 0 for no
   * minimum.
   */
  welcomeMinimum: number;
  /** The number of days after check-out at which a stay that was not reported earns. */
  delayDays: number;
  /**
   * The maximum that an account earns by such stays in a calendar month (UTC). Such stays earn
   * nothing in a currency that is not listed.
   */
  monthlyLimits: readonly Money[];
  now: () => Date;
};

/** A booking whose price credits can partly pay. */
export type CreditedBooking = { id: string; hotelId: string; accountId: string | null };

/** A new booking with its price before credits. */
export type NewBooking = CreditedBooking & { price: PriceLedger };

/** A credit that cannot be used. `detail` explains the reason to developers. */
export type RejectedCredit = { kind: 'rejected'; rejection: CreditRejection; detail: string };

/**
 * Parses REWARDS_MONTHLY_LIMIT: whole amounts with their currencies, separated by commas, such as
 * `100 USD, 90 EUR`. Throws for any other text. An empty text is an empty list.
 */
export function parseMonthlyLimits(text: string): Money[] {
  if (text.trim() === '') return [];
  const limits = text.split(',').map((each) => parseLimit(each.trim()));
  const currencies = new Set(limits.map(({ currency }) => currency));
  if (currencies.size < limits.length) throw new Error(message);
  return limits;
}

const message =
  'REWARDS_MONTHLY_LIMIT must be whole amounts with commas between them, each in a currency of its own, such as 100 USD, 90 EUR';

function parseLimit(text: string): Money {
  const [, units = '', currency = ''] = /^(\d{1,9}) ([A-Z]{3})$/.exec(text) ?? [];
  const decimals = currencyDecimals(currency);
  if (decimals === undefined) throw new Error(message);
  return { amount: BigInt(units) * 10n ** BigInt(decimals), currency };
}
