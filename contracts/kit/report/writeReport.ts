import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Report } from '../verify/report.ts';
import { htmlReport } from './htmlReport.ts';
import { junitReport } from './junitReport.ts';

/** The names of the reports. */
export const reportFiles = ['report.html', 'junit.xml', 'report.json'] as const;

/** Writes `report.html`, `junit.xml` and `report.json` to an existing folder. Resolves with their paths. */
export async function writeReport(report: Report, folder: string): Promise<string[]> {
  const texts: Record<(typeof reportFiles)[number], string> = {
    'report.html': htmlReport(report),
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
