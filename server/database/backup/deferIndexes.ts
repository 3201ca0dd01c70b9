import type { Client } from 'pg';

/**
 * Drops those indexes of the tables that no constraint needs, and returns a function that creates
 * them again. Building an index over all rows takes far less time than adding each row to it. Call
 * both in one transaction. Tables are quoted names with their schemas.
 */
export async function deferIndexes(
  client: Client,
  tables: readonly string[],
): Promise<() => Promise<void>> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
      from pg_index
      where indrelid = any($1::regclass[])
        and not exists (select from pg_constraint where conindid = indexrelid)`,
    [tables],
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  return async () => {
    for (const { definition } of rows) await client.query(definition);
  };
}
