import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { silenceSpans } from '../observability/silence.ts';

/**
 * Counts, in one statement, the bookings of each span that is compared to detect an unusual
 * silence. Bookings that are pending or declined do not count.
 */
export async function countForSilence(tx: Kysely<Tables>, now: Date) {
  const spans = silenceSpans(now);
  const within = ({ from, to }: (typeof spans)[number]) =>
    sql<boolean>`(created_at > ${from} and created_at <= ${to})`;
  const longest = spans.filter(({ hours }) => hours === spans.at(-1)?.hours);
  const row = await tx
    .selectFrom('bookings')
    .select(
      spans.map((span, index) =>
        sql<number>`count(*) filter (where ${within(span)})::int`.as(`n${index}`),
      ),
    )
    .where('status', 'not in', ['pending', 'declined'])
    .where(sql<boolean>`(${sql.join(longest.map(within), sql` or `)})`)
    .executeTakeFirstOrThrow();
  const counts = new Map(Object.entries(row));
  return spans.map(({ week, hours }, index) => ({
    week,
    hours,
    count: counts.get(`n${index}`) ?? 0,
  }));
}
