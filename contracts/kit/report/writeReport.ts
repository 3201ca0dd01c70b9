import { mkdir, mkdtemp, open, rmdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { types } from 'node:util';
import { explainError } from '../http/explainError.ts';
import { ArgumentError } from '../verify/options.ts';
import type { Report } from '../verify/report.ts';
import { junitReport } from './junitReport.ts';

/** The names of the reports. */
const reportFiles = ['junit.xml', 'report.json'] as const;

/** Writes `junit.xml` and `report.json` to an existing folder. Resolves with their paths. */
export async function writeReport(report: Report, folder: string): Promise<string[]> {
  const texts: Record<(typeof reportFiles)[number], string> = {
    'junit.xml': junitReport(report),
    'report.json': `${JSON.stringify(report, null, 2)}\n`,
  };
  return Promise.all(
    reportFiles.map(async (name) => {
      const path = join(folder, name);
      await writeFile(path, texts[name]);
      return path;
    }),
  );
}

/**
 * Creates the folder for the reports and checks that it is writable, so that a run does not end
 * without its reports. Throws `ArgumentError` when it is not.
 */
export async function prepareReportFolder(folder: string): Promise<void> {
  await attempt(`--report needs a folder; '${folder}' cannot be created`, () =>
    mkdir(folder, { recursive: true }),
  );
  await attempt(`--report cannot write to the folder '${folder}'`, async () => {
    await rmdir(await mkdtemp(join(folder, '.writable-')));
  });
  for (const name of reportFiles) {
    const file = join(folder, name);
    await attempt(`--report cannot write '${file}'`, () => openExisting(file));
  }
}

async function openExisting(file: string): Promise<void> {
  try {
    const handle = await open(file, 'r+');
    await handle.close();
  } catch (error) {
    const isMissing = types.isNativeError(error) && 'code' in error && error.code === 'ENOENT';
    if (!isMissing) throw error;
  }
}

async function attempt(problem: string, work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    throw new ArgumentError(`${problem}: ${explainError(error)}.`);
  }
}
