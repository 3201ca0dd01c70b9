import type { Database } from '../database/openDatabase.ts';

/** What OneKeyCash and promotion codes need of the rest of the site. */
export type RewardsContext = {
  database: Database;
  /** Whether OneKeyCash is given and taken; promotion codes always work. */
  enabled: boolean;
  now: () => Date;
};
