import type { Exchange } from './recording.ts';

/** Why the site cannot use a recording, in one sentence: no response has status 200. Otherwise `undefined`. */
export function whyUseless(exchanges: readonly Exchange[]): string | undefined {
  const statuses = new Set(
    exchanges.flatMap(({ response }) => ('status' in response ? [response.status] : [])),
  );
  if (statuses.has(200)) return undefined;
  const list = [...statuses].sort((a, b) => a - b).join(', ');
  const advice = [...statuses].some((status) => status === 401 || status === 403)
    ? ' Pass the required credentials with --header.'
    : '';
  return `No response has status 200, only ${list}.${advice}`;
}
