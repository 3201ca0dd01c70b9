import { Client } from 'pg';
import type { Site } from '../support/startSite.ts';

/**
 * Runs a statement on the database of a site, for changes that only time or a provider would cause.
 * Returns its rows.
 */
export async function queryDatabase(
  { databaseUrl }: Pick<Site, 'databaseUrl'>,
  statement: string,
  values: readonly unknown[] = [],
): Promise<unknown[]> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<Record<string, unknown>>(statement, [...values]);
    return rows;
  } finally {
    await client.end();
  }
}
