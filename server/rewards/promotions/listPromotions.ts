import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';

const most = 1_000;

/** Lists the promotion codes, the newest first: for everybody, or those that belong to one person each. */
export async function listPromotions(
  db: Kysely<Tables>,
  personal: boolean,
  say: (line: string) => void,
): Promise<void> {
  const rows = await db
    .selectFrom('promotions')
    .selectAll()
    .select((eb) =>
      eb
        .selectFrom('promotion_uses')
        .select(({ fn }) => fn.countAll<string>().as('uses'))
        .whereRef('promotion_uses.code', '=', 'promotions.code')
        .where('released_at', 'is', null)
        .as('uses'),
    )
    .where('mailbox_hash', personal ? 'is not' : 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('code')
    .limit(most)
    .execute();
  if (rows.length === 0) say('There are no promotion codes.');
  for (const row of rows) {
    const off = row.amount ? `${row.amount.amount} ${row.amount.currency}` : `${row.percent} %`;
    const perPerson = row.max_uses_per_person;
    const parts = [
      row.code,
      `${off} off`,
      row.starts_on && `from ${row.starts_on}`,
      row.ends_on && `until ${row.ends_on}`,
      `used ${row.uses ?? 0}${row.max_uses === null ? '' : ` of ${row.max_uses}`}`,
      perPerson !== null && `${perPerson} a person`,
      row.ended_at && `ended ${row.ended_at.toISOString().slice(0, 10)}`,
    ];
    say(parts.filter(Boolean).join('  '));
  }
}
