import { randomBytes } from 'node:crypto';
import { Client, type QueryResultRow } from 'pg';
import { distributeDatabase } from '#server/database/distributeDatabase.ts';
import { migrateDatabase } from '#server/database/migrateDatabase.ts';

/**
 * The environment variable with the address of a database on the coordinator of a Citus cluster. If
 * it is set, tests create their databases there instead of on the embedded server.
 */
export const citusVariable = 'TEST_CITUS_URL';

/**
 * Creates a new database with the tables of the site on the cluster. The tables are distributed
 * unless `distributed` is false.
 */
export async function createCitusDatabase(
  cluster: string,
  distributed: boolean,
): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  const nodes = await query<{ host: string; port: number }>(
    cluster,
    'select nodename as host, nodeport as port from pg_dist_node order by groupid',
  );
  const addresses = nodes.map(({ host, port }) => {
    const url = new URL(cluster);
    url.hostname = host;
    url.port = String(port);
    return url.href;
  });
  const inDatabase = (address: string) => {
    const url = new URL(address);
    url.pathname = name;
    return url.href;
  };
  for (const address of addresses) {
    await query(address, `create database ${name}`);
    await query(inDatabase(address), 'create extension citus');
  }
  const url = inDatabase(cluster);
  const [coordinator, ...workers] = nodes;
  if (!coordinator) throw new Error(`${citusVariable} names no cluster: it has no nodes.`);
  await query(url, `select citus_set_coordinator_host('${coordinator.host}', ${coordinator.port})`);
  for (const { host, port } of workers) {
    await query(url, `select citus_add_node('${host}', ${port})`);
  }
  await migrateDatabase(url);
  if (distributed) await distributeDatabase(url);
  return {
    url,
    drop: async () => {
      for (const address of addresses) {
        await query(address, `drop database if exists ${name} with (force)`);
      }
    },
  };
}

async function query<Row extends QueryResultRow>(url: string, statement: string): Promise<Row[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<Row>(statement);
    return rows;
  } finally {
    await client.end();
  }
}
