import { Histogram, type Registry } from 'prom-client';
import type { VitalsReport } from '#contracts/site/browserReports.ts';

/**
 * Adds the histograms of the page performance that travelers experience, and returns the function
 * that observes a report. The buckets include the limits for good and poor values
 * (https://web.dev/articles/vitals). Pages and widths are words from fixed lists, so that no client
 * can create time series.
 */
export function vitalsHistograms(register: Registry) {
  const histogram = (name: string, help: string, buckets: number[]) =>
    new Histogram({
      name,
      help,
      labelNames: ['page', 'width'] as const,
      buckets,
      registers: [register],
    });
  const lcp = histogram(
    'browser_largest_paint_seconds',
    'The largest paint (LCP) of sampled loads of the site, by the page that they began with.',
    [0.5, 1, 1.5, 2, 2.5, 3, 4, 6, 10],
  );
  const inp = histogram(
    'browser_interaction_seconds',
    'The slowest interaction (INP) of sampled loads of the site, by the page that they began with.',
    [0.05, 0.1, 0.15, 0.2, 0.3, 0.5, 1, 2],
  );
  const cls = histogram(
    'browser_layout_shift',
    'The layout shift (CLS) of sampled loads of the site, by the page that they began with.',
    [0.01, 0.05, 0.1, 0.15, 0.25, 0.5, 1],
  );
  return ({ page, width, ...measured }: VitalsReport): void => {
    lcp.observe({ page, width }, measured.lcp / 1_000);
    if (measured.inp !== undefined) inp.observe({ page, width }, measured.inp / 1_000);
    if (measured.cls !== undefined) cls.observe({ page, width }, measured.cls);
  };
}
