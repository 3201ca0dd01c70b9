import type { Report } from '../verify/report.ts';
import type { Rank } from '../rules/rule.ts';

/** The outcome of a run in one sentence, the same in every report. */
export function verdict({ outcome, totals }: Report): string {
  switch (outcome) {
    case 'broken':
      return `Broken: ${count(totals.broken, 'finding')} that cost travellers a page, a hotel or a booking.`;
    case 'degraded':
      return `Not broken: every page works, with ${count(totals.degraded, 'finding')} that travellers notice.`;
    case 'advice':
      return `Not broken, and travellers notice nothing: ${count(totals.advice, 'finding')} to improve.`;
    case 'passed':
      return 'The provider meets the contract in every point.';
  }
}

/** What each rank means, for a reader who sees it for the first time. */
export const rankMeaning: Record<Rank, string> = {
  broken: 'The site shows an error, nothing, or the wrong hotel.',
  degraded: 'The page works, with a fallback text, a placeholder or an odd value.',
  advice: 'Travellers notice nothing today.',
};

/** '1 hotel', '3 hotels'. */
export function count(number: number, noun: string): string {
  return `${number.toLocaleString('en')} ${noun}${number === 1 ? '' : 's'}`;
}

/** '12 ms', '1.4 s', or a dash. */
export function duration(ms: number | undefined): string {
  if (ms === undefined) return '–';
  return ms < 1_000 ? `${Math.round(ms)} ms` : `${(ms / 1_000).toFixed(1)} s`;
}

/** '640 B', '12 KB', '1.4 MB', or a dash. */
export function size(bytes: number | undefined): string {
  if (bytes === undefined) return '–';
  if (bytes < 1_024) return `${bytes} B`;
  if (bytes < 2 ** 20) return `${Math.round(bytes / 1_024)} KB`;
  return `${(bytes / 2 ** 20).toFixed(1)} MB`;
}
