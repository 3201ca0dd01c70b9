import type { Money } from '#contracts/money/money.ts';
import type { Database } from '../database/openDatabase.ts';

/** What OneKeyCash and promotion codes need of the rest of the site. */
export type RewardsContext = {
  database: Database;
  /** Whether OneKeyCash is given and taken; promotion codes always work. */
  enabled: boolean;
  /** The lowest price that a welcome credit pays a part of, in US dollars; 0 for any price. */
  welcomeMinimum: number;
  /** How many days after check-out a stay earns that nobody has reported. */
  delayDays: number;
  /**
   * What an account earns at most in a calendar month, UTC, by such stays. In a currency that is not
   * named they earn nothing.
   */
  monthlyLimits: readonly Money[];
  now: () => Date;
};
