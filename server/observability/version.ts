import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';

/** The path is the same from this file and from the built one: two folders up. */
const packageFile = fileURLToPath(new URL('../../package.json', import.meta.url));
/** The build writes this file beside the built files. */
const commitFile = fileURLToPath(new URL('commit.txt', import.meta.url));
/** A digest of all inputs of the build, in the folder above the built files. */
const stampFile = fileURLToPath(new URL('../stamp', import.meta.url));

/** The version of the site in package.json. */
export const { version } = v.parse(
  v.object({ version: v.string() }),
  JSON.parse(readFileSync(packageFile, 'utf8')),
);

/** The commit, or '' if the build did not know it. */
export const commit = existsSync(commitFile) ? readFileSync(commitFile, 'utf8').trim() : '';

/** The version, with the commit if the build knew it: `1.2.0 (1a2b3c4d5e6f)`. */
export const versionWithCommit = commit === '' ? version : `${version} (${commit})`;

/**
 * Identifies the build to browsers. The same sources have the same value on every machine. It is
 * `dev` without a build, as in development and in tests.
 */
export const buildVersion = existsSync(stampFile)
  ? readFileSync(stampFile, 'utf8').trim().slice(0, 12)
  : 'dev';
