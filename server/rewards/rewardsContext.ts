import { currencyDecimals } from '#contracts/money/currencies.ts';
import type { Money } from '#contracts/money/money.ts';
import type { PriceLedger } from '#contracts/money/priceLedger.ts';
import type { CreditRejection } from '#contracts/site/credits.ts';
import type { Database } from '../database/openDatabase.ts';

/** What OneKeyCash and promotion codes need of the rest of the site. */
export type RewardsContext = {
  database: Database;
  /** Whether OneKeyCash is given and taken; promotion codes always work. */
  enabled: boolean;
  /** The lowest price that a welcome credit pays a part of, in US dollars; 0 for any price. */
  welcomeMinimum: number;
  /** A stay that is not reported earns this many days after check-out. */
  delayDays: number;
  /**
   * What an account earns at most in a calendar month, UTC, by such stays. In a currency that is
   * not named they earn nothing.
   */
  monthlyLimits: readonly Money[];
  now: () => Date;
};

/** A booking whose price credits pay in part. */
export type CreditedBooking = { id: string; hotelId: string; accountId: string | null };

/** A booking that is being made, with its price before credits. */
export type NewBooking = CreditedBooking & { price: PriceLedger };

/** A credit that cannot be used; `detail` says why, for developers. */
export type RejectedCredit = { kind: 'rejected'; rejection: CreditRejection; detail: string };

/**
 * Parses REWARDS_MONTHLY_LIMIT: whole amounts with their currencies, and commas between them, such
 * as `100 USD, 90 EUR`. Throws for anything else. An empty text is an empty list.
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
