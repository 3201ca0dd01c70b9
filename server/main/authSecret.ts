import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const fileIn = (dataDir: string) => join(dataDir, 'auth-secret');

/**
 * The secret of the site's links: AUTH_SECRET, else one that is made at the first start and stored
 * in DATA_DIR/auth-secret, readable by its owner alone. Processes that share a database need the
 * same one.
 */
export function readAuthSecret(authSecret: string | undefined, dataDir: string): string {
  if (authSecret !== undefined) return authSecret;
  const file = fileIn(dataDir);
  mkdirSync(dataDir, { recursive: true });
  try {
    // `wx` fails if another process was first.
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  const secret = readFileSync(file, 'utf8').trim();
  if (secret === '') throw new Error(`${file} is empty: delete it, or set AUTH_SECRET.`);
  return secret;
}

/** The secret of the site as `readAuthSecret` reads it; undefined if none was made yet. */
export function findAuthSecret(
  authSecret: string | undefined,
  dataDir: string,
): string | undefined {
  if (authSecret === undefined && !existsSync(fileIn(dataDir))) return undefined;
  return readAuthSecret(authSecret, dataDir);
}
