import type { Migration } from 'kysely';

/**
 * A migration of the site. Without `contract`, it only adds to the tables (expand), so that older
 * versions of the site still work. With `contract`, it removes objects that no version from
 * `oldestVersion` on uses. Older versions then refuse to start. ADR 0018.
 */
export type SiteMigration = Migration & { contract?: { oldestVersion: string } };
