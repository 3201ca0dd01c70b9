import { mkdir } from 'node:fs/promises';
import { parseOptions, usage, WrongArgument } from './options.ts';
import { showProgress } from './report/showProgress.ts';
import { terminalReport } from './report/terminalReport.ts';
import { writeReport } from './report/writeReport.ts';
import { UnreachableProvider, verifyProvider } from './verifyProvider.ts';

/** `npm run contracts:verify`: 0 when the site can live on the provider, 1 when broken, 2 when it could not run. */
const couldNotRun = 2;
const logWidth = 140;

async function run(): Promise<number> {
  const options = parseOptions(process.argv.slice(2));
  if (!options) {
    process.stdout.write(usage);
    return 0;
  }
  if (options.report) await mkdir(options.report, { recursive: true });
  const report = await verifyProvider(options, showProgress(process.stderr));
  const { stdout } = process;
  const width = stdout.isTTY ? stdout.columns : logWidth;
  stdout.write(terminalReport(report, width, stdout.isTTY && stdout.hasColors()));
  if (options.report) {
    const pages = await writeReport(report, options.report);
    process.stdout.write(`${pages.map((page) => `  ${page}\n`).join('')}\n`);
  }
  return report.outcome === 'broken' ? 1 : 0;
}

try {
  process.exitCode = await run();
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  const expected = error instanceof WrongArgument || error instanceof UnreachableProvider;
  const text =
    error instanceof UnreachableProvider ? `The provider cannot be reached: ${message}.` : message;
  process.stderr.write(expected ? `${text}\n` : `The check could not run: ${text}\n`);
  process.exitCode = couldNotRun;
}
