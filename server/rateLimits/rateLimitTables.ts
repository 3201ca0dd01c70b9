import type { ColumnType } from 'kysely';

/**
 * `rate_limits`: how often something was done until `ends_at`, by the hash of who did it. ADR 0016.
 */
export type RateLimitTables = {
  rate_limits: {
    /** HMAC of the limit's name and of the client, the address or the account. */
    key: string;
    count: number;
    ends_at: ColumnType<Date>;
  };
};
