import type { WriteStream } from 'node:tty';
import { types } from 'node:util';
import type { Budgets } from '#server/provider/budgets.ts';
import { InterruptedError } from '../http/interruption.ts';
import { ArgumentError, parseOptions, usageOf } from './options.ts';
import { prepareReportFolder, writeReport } from '../report/writeReport.ts';
import { showProgress, terminalReport } from '../report/terminalReport.ts';
import { UnreachableProviderError, verifyProvider } from './verifyProvider.ts';

const couldNotRun = 2;
const logWidth = 140;

/** The output streams of the command, and its limits and pause if they differ from the defaults. */
export interface VerifyContext {
  stdout: Pick<WriteStream, 'write' | 'isTTY' | 'columns' | 'hasColors'>;
  stderr: Pick<WriteStream, 'write' | 'isTTY'>;
  limits?: Budgets;
  /** See `VerifyOptions`. */
  pauseMs?: number;
  /** The source of SIGINT and SIGTERM. */
  signals?: Pick<NodeJS.Process, 'on' | 'off'>;
  /** The command line shown in the help, `npm run contracts:verify --` by default. */
  program?: string;
}

/**
 * Runs the whole command: parses the arguments, checks the provider, prints and writes the report.
 * Resolves with the exit code: 0 when nothing is broken, 1 when something is, 2 when the command
 * could not run. Never rejects.
 */
export async function runVerify(args: readonly string[], context: VerifyContext): Promise<number> {
  try {
    return await verifyAndReport(args, context);
  } catch (error) {
    context.stderr.write(`${messageOf(error)}\n`);
    return couldNotRun;
  }
}

async function verifyAndReport(
  args: readonly string[],
  {
    stdout,
    stderr,
    limits,
    pauseMs,
    signals,
    program = 'npm run contracts:verify --',
  }: VerifyContext,
): Promise<number> {
  const options = parseOptions(args);
  if (!options) {
    stdout.write(usageOf(program));
    return 0;
  }
  if (options.report) await prepareReportFolder(options.report);
  const interrupt = options.reservations ? onInterrupt(stderr, signals) : undefined;
  const { signal } = interrupt ?? {};
  const report = await verifyProvider(
    { ...options, limits, pauseMs, signal },
    showProgress(stderr),
  ).finally(() => interrupt?.release());
  const width = stdout.isTTY ? stdout.columns : logWidth;
  stdout.write(terminalReport(report, width, stdout.isTTY && stdout.hasColors()));
  if (options.report) {
    const files = await writeReport(report, options.report);
    stdout.write(files.map((file) => `Wrote ${file}\n`).join(''));
  }
  if (report.reservations?.interrupted) return couldNotRun;
  return report.outcome === 'broken' ? 1 : 0;
}

/**
 * Returns a signal that aborts at SIGINT or SIGTERM. The process continues until `release` is
 * called, so that it can cancel its reservations.
 */
function onInterrupt(stderr: VerifyContext['stderr'], signals: VerifyContext['signals']) {
  const controller = new AbortController();
  const interrupt = () => {
    if (!controller.signal.aborted) stderr.write('\nInterrupted: canceling what was reserved.\n');
    controller.abort();
  };
  signals?.on('SIGINT', interrupt).on('SIGTERM', interrupt);
  return {
    signal: controller.signal,
    release: () => void signals?.off('SIGINT', interrupt).off('SIGTERM', interrupt),
  };
}

function messageOf(error: unknown): string {
  const message = types.isNativeError(error) ? error.message : String(error);
  if (error instanceof ArgumentError || error instanceof InterruptedError) return message;
  if (error instanceof UnreachableProviderError)
    return `The provider cannot be reached: ${message}.`;
  return `The check could not run: ${message}`;
}
