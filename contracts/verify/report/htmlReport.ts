import type { Report } from '../report.ts';
export function htmlReport(report: Report): string {
  return JSON.stringify(report);
}
