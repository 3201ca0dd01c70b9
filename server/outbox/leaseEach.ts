import { minuteMs } from '#contracts/values/durations.ts';

/**
 * How many candidates are read for each row that is wanted, so that several processes rarely try
 * the same.
 */
export const candidatesPerLease = 4;

/**
 * Leases up to `most` of the candidates, each by a conditional UPDATE of its own row: `lease`
 * returns the row, or undefined if another process has leased it. They are tried in random order,
 * since other processes have read the same candidates. No lock is held between statements, so that
 * distributed databases can do it too. ADR 0018.
 */
export async function leaseEach<Candidate, Row>(
  candidates: readonly Candidate[],
  most: number,
  lease: (candidate: Candidate) => Promise<Row | undefined>,
): Promise<Row[]> {
  const left = shuffled(candidates);
  const leased: Row[] = [];
  while (left.length > 0 && leased.length < most) {
    const tried = await Promise.all(left.splice(0, most - leased.length).map(lease));
    leased.push(...tried.filter((row) => row !== undefined));
  }
  return leased;
}

function shuffled<Item>(items: readonly Item[]): Item[] {
  return items
    .map((item) => ({ item, at: Math.random() }))
    .sort((one, other) => one.at - other.at)
    .map(({ item }) => item);
}

const firstMs = 1_000;
const longestMs = 15 * minuteMs;

/**
 * How long to wait after so many failed attempts, in milliseconds: 1 s, doubled each time, and
 * between half and all of that so that retries do not come together; at least the provider's
 * `retryAfter`, in seconds. At most 15 minutes, or `longest`, whatever the provider asks.
 */
export function retryPause(
  attempts: number,
  retryAfter = 0,
  random = Math.random,
  longest = longestMs,
): number {
  const doubled = firstMs * 2 ** Math.min(Math.max(attempts - 1, 0), 20);
  const pause = Math.min(doubled, longest) * (0.5 + random() / 2);
  return Math.round(Math.min(Math.max(pause, retryAfter * 1_000), longest));
}
