import { createHmac, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { DatabaseError } from 'pg';
import { withDatabase } from '../database/migrateDatabase.ts';

const fileIn = (dataDir: string) => join(dataDir, 'auth-secret');

/**
 * Returns the secret of the site's links: AUTH_SECRET, else a secret that is made at the first
 * start and stored in DATA_DIR/auth-secret, readable by its owner alone. Processes that share a
 * database need the same secret.
 */
export function readAuthSecret(authSecret: string | undefined, dataDir: string): string {
  if (authSecret !== undefined) return authSecret;
  const file = fileIn(dataDir);
  mkdirSync(dataDir, { recursive: true });
  try {
    // `wx` fails if another process has just written the file.
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  const secret = readFileSync(file, 'utf8').trim();
  if (secret === '') throw new Error(`${file} is empty: delete it, or set AUTH_SECRET.`);
  return secret;
}

/** Returns the secret of the site like `readAuthSecret`, or undefined if none exists yet. */
export function findAuthSecret(
  authSecret: string | undefined,
  dataDir: string,
): string | undefined {
  if (authSecret === undefined && !existsSync(fileIn(dataDir))) return undefined;
  return readAuthSecret(authSecret, dataDir);
}

/** The value of AUTH_SECRET_WAS that says that the earlier secret is lost. */
export const lostSecret = 'lost';

const stateName = 'auth-secret';
/** The SQLSTATE of a table that does not exist, because migrations are pending. */
const undefinedTable = '42P01';

/**
 * Throws an error for the operator if the database at a PostgreSQL URL is used with another secret.
 * Otherwise each process would refuse the sessions and links of the others.
 *
 * The database stores a digest of the secret with which it was first used. If two processes start
 * for the first time at once, one stores its digest, and the other is compared with it. The secret
 * can be changed by naming the earlier one in `was`, or by saying that it is lost. Does nothing
 * before the table exists. Rejects while the database is down.
 */
export function requireSameSecret(
  url: string,
  { secret, was }: { secret: string; was: string | undefined },
): Promise<void> {
  return withDatabase(url, (db) => unlessUnmigrated(() => compareDigests(db, secret, was)));
}

/** Runs `work`. Returns undefined if the table does not exist yet. */
async function unlessUnmigrated<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof DatabaseError && error.code === undefinedTable) return undefined;
    throw error;
  }
}

/**
 * Returns the secret of a command. A command never creates a secret, because a link or a backup
 * that is signed with another secret than the site's would be useless. Throws an error for the
 * operator if there is none, or if the database is used with another one.
 */
export function requireUsedSecret(url: string, secret: string | undefined): Promise<string> {
  return withDatabase(url, async (db) => {
    if (secret === undefined) {
      throw new Error('Set AUTH_SECRET to the secret of the site, or DATA_DIR to its folder.');
    }
    const stored = await unlessUnmigrated(() => readDigest(db));
    if (stored !== undefined && stored !== digestOf(secret)) {
      throw new Error(
        'AUTH_SECRET is not the secret of this database. Set AUTH_SECRET to the secret of the site, or DATA_DIR to its folder.',
      );
    }
    return secret;
  });
}

async function readDigest(db: Kysely<unknown>): Promise<string | undefined> {
  const { rows } = await sql<{ value: string }>`
    select value from site_state where name = ${stateName}`.execute(db);
  return rows[0]?.value;
}

async function compareDigests(db: Kysely<unknown>, secret: string, was?: string): Promise<void> {
  const digest = digestOf(secret);
  await sql`insert into site_state (name, value) values (${stateName}, ${digest})
    on conflict (name) do nothing`.execute(db);
  const stored = await readDigest(db);
  if (stored === digest) return;
  if (was === undefined || (was !== lostSecret && digestOf(was) !== stored)) {
    throw new Error(
      'AUTH_SECRET is not the secret of this database: sessions and links of the other processes would not work here. Give all processes the same AUTH_SECRET, or the same DATA_DIR/auth-secret. To change it on purpose, set AUTH_SECRET_WAS to the earlier secret, or to lost.',
    );
  }
  await sql`update site_state set value = ${digest}, at = now()
    where name = ${stateName}`.execute(db);
}

/**
 * Returns the digest of a secret. It reveals nothing, because the secret is too long to be guessed.
 */
function digestOf(secret: string): string {
  return createHmac('sha256', secret)
    .update('which secret this database is used with')
    .digest('hex');
}
