import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { silenceSpans } from '../observability/silence.ts';

/**
 * How many bookings were made in the spans by which a silence is noticed, in one statement. Those
 * that came to nothing are none.
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
