import type { Rank } from '../rule.ts';
import type { Report } from '../report.ts';

/** The outcome of a run in one sentence, the same wherever it is read. */
export function verdict({ outcome, totals }: Report): string {
  switch (outcome) {
    case 'broken':
      return `Broken: travellers lose a page or a hotel to ${count(totals.broken, 'kind')} of fault.`;
    case 'degraded':
      return `Not broken: every page stands, though travellers see ${count(totals.degraded, 'kind')} of gap.`;
    case 'advice':
      return `Not broken, and no gap to be seen: ${count(totals.advice, 'piece')} of advice.`;
    case 'kept':
      return 'The contract is kept, to the last detail.';
  }
}

/** What each rank means, for a reader who meets it first. */
export const rankMeaning: Record<Rank, string> = {
  broken: 'The site shows an error, nothing, or another hotel.',
  degraded: 'The page stands, with a fallback text, a placeholder or an odd value.',
  advice: 'No traveller notices, today.',
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
