import { mkdir } from 'node:fs/promises';
import type { WriteStream } from 'node:tty';
import { types } from 'node:util';
import { type Limits } from './askProvider.ts';
import { explainFault } from './explainFault.ts';
import { parseOptions, usage, WrongArgument } from './options.ts';
import { showProgress } from './report/showProgress.ts';
import { terminalReport } from './report/terminalReport.ts';
import { writeReport } from './report/writeReport.ts';
import { UnreachableProvider, verifyProvider } from './verifyProvider.ts';

const couldNotRun = 2;
const logWidth = 140;

/** Where the command writes, and how patient it is. */
export interface Surroundings {
  stdout: Pick<WriteStream, 'write' | 'isTTY' | 'columns' | 'hasColors'>;
  stderr: Pick<WriteStream, 'write' | 'isTTY'>;
  limits?: Limits;
}

/**
 * The whole command: reads its arguments, asks the provider, shows and writes what was found.
 * Resolves with the exit code: 0 when the site can live on the provider, 1 when something is broken,
 * 2 when it could not run; never rejects.
 */
export async function runVerify(args: readonly string[], around: Surroundings): Promise<number> {
  try {
    return await verifyAndReport(args, around);
  } catch (error) {
    around.stderr.write(`${reasonOf(error)}\n`);
    return couldNotRun;
  }
}

async function verifyAndReport(
  args: readonly string[],
  { stdout, stderr, limits }: Surroundings,
): Promise<number> {
  const options = parseOptions(args);
  if (!options) {
    stdout.write(usage);
    return 0;
  }
  if (options.report) await makeFolder(options.report);
  const report = await verifyProvider({ ...options, limits }, showProgress(stderr));
  const width = stdout.isTTY ? stdout.columns : logWidth;
  stdout.write(terminalReport(report, width, stdout.isTTY && stdout.hasColors()));
  if (options.report) {
    const files = await writeReport(report, options.report);
    stdout.write(files.map((file) => `Wrote ${file}\n`).join(''));
  }
  return report.outcome === 'broken' ? 1 : 0;
}

async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
  } catch (fault) {
    throw new WrongArgument(
      `--report needs a folder; '${folder}' cannot be made: ${explainFault(fault)}.`,
    );
  }
}

function reasonOf(error: unknown): string {
  const message = types.isNativeError(error) ? error.message : String(error);
  if (error instanceof WrongArgument) return message;
  if (error instanceof UnreachableProvider) return `The provider cannot be reached: ${message}.`;
  return `The check could not run: ${message}`;
}
