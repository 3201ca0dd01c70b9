import { parseArgs } from 'node:util';
import { distributeDatabase, undistributeDatabase } from '../database/distributeDatabase.ts';
import { say } from '../observability/log.ts';
import { parseConfig } from './config.ts';

// `npm run distribute`: distributes the bookings of a Citus database among its workers. `npm run
// distribute -- undo` moves them back.
async function distribute(): Promise<void> {
  const [action, ...others] = parseArgs({ allowPositionals: true }).positionals;
  if ((action !== undefined && action !== 'undo') || others.length > 0) {
    throw new Error('Usage: npm run distribute [-- undo]');
  }
  const { databaseUrl } = parseConfig(process.env);
  if (!databaseUrl) {
    throw new Error('Set DATABASE_URL to a database on the coordinator of a Citus cluster.');
  }
  if (action === 'undo') {
    const undone = await undistributeDatabase(databaseUrl);
    say(undone ? 'All tables are on the coordinator.' : 'The database is not distributed.');
  } else {
    const done = await distributeDatabase(databaseUrl);
    say(done ? 'The bookings are distributed by hotel.' : 'The database is distributed already.');
  }
}

distribute().catch((error: unknown) => {
  say(error instanceof Error ? error.message : String(error), process.stderr);
  process.exitCode = 1;
});
