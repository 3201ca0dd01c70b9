import type { Redacted } from './createRedactor.ts';

/** The redacted secrets as a list for people: 'the field token (once), credentials (3 times)'. */
export function formatRedacted(redacted: readonly Redacted[]): string {
  return redacted
    .map(({ what, times }) => `${what} (${times === 1 ? 'once' : `${times} times`})`)
    .join(', ');
}
