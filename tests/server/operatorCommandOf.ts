import type { TestDatabase } from '../support/testDatabase.ts';
import { type Ended, runScript } from '../support/runScript.ts';
import { testSecret } from './bookings/support/bookingRequest.ts';

/** The site of a test file. Its parts exist only inside tests. */
type TestSite = { database: () => TestDatabase; site: () => { dataDir: string } };

/**
 * Returns a function that runs a command for operators, such as `server/staff/command.ts`, with the
 * data of the site.
 */
export function operatorCommandOf(entry: string, { database, site }: TestSite) {
  return (...args: string[]) =>
    runScript(entry, args, {
      env: {
        DATABASE_URL: database().url,
        DATA_DIR: site().dataDir,
        AUTH_SECRET: testSecret,
        SITE_ORIGIN: 'https://www.hotels.example',
      },
    });
}

/**
 * Runs a command for operators as a function, and returns the output and the exit code that its
 * process would have.
 */
export async function callCommand(
  run: (say: (line: string) => void) => Promise<void>,
): Promise<Ended> {
  let stdout = '';
  try {
    await run((line) => (stdout += `${line}\n`));
    return { code: 0, stdout, stderr: '' };
  } catch (error) {
    return {
      code: 1,
      stdout,
      stderr: `${error instanceof Error ? error.message : String(error)}\n`,
    };
  }
}
