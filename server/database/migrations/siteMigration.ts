import type { Migration } from 'kysely';

/**
 * A step of the tables. Without `contract` it only adds (expand), so that older versions of the
 * site run on with it. With it, it removes what no version from `oldestVersion` on uses any more:
 * older ones are refused at start. ADR 0018.
 */
export type SiteMigration = Migration & { contract?: { oldestVersion: string } };
