import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';

/** Two folders above this file, as above the built one. */
const packageFile = fileURLToPath(new URL('../../package.json', import.meta.url));
/** Written by the build beside the built files. */
const commitFile = fileURLToPath(new URL('commit.txt', import.meta.url));
/** A digest of all that the build was made of, above the built files. */
const stampFile = fileURLToPath(new URL('../stamp', import.meta.url));

/** The version of the site, of package.json. */
export const { version } = v.parse(
  v.object({ version: v.string() }),
  JSON.parse(readFileSync(packageFile, 'utf8')),
);

/** The commit, if the build knew it, otherwise ''. */
export const commit = existsSync(commitFile) ? readFileSync(commitFile, 'utf8').trim() : '';

/** The version with the commit, if the build knew it: `1.2.0 (1a2b3c4d5e6f)`. */
export const versionWithCommit = commit === '' ? version : `${version} (${commit})`;

/**
 * Names the build to browsers: the same sources have the same one on every machine. `dev` where
 * nothing was built, as in development and in tests.
 */
export const buildVersion = existsSync(stampFile)
  ? readFileSync(stampFile, 'utf8').trim().slice(0, 12)
  : 'dev';
