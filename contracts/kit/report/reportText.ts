import type { Rank } from '../rules/rule.ts';
import type { Report } from '../verify/report.ts';

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

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
// XML 1.0 §2.2 does not allow these.
const notXml = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/**
 * Escapes text for HTML and XML, attributes included. Reports contain values from provider
 * responses, and a name such as `<script>` must be shown, not run.
 */
export function escapeMarkup(text: string): string {
  return text
    .replace(notXml, '\ufffd')
    .replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
