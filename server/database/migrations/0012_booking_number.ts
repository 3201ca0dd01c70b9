import { randomInt } from 'node:crypto';
import { type Kysely, type Migration, sql } from 'kysely';

/** Digits and consonants that are not taken for one another, read or heard. */
const signs = '346789CDFGHJKMNPQRTVWXY';
const length = 8;
const batch = 500;

async function up(db: Kysely<unknown>): Promise<void> {
  // For the processes of the version before, which write no number.
  const randomSign = `substr('${signs}', 1 + floor(random() * ${signs.length})::int, 1)`;
  const randomNumber = sql.raw(Array.from({ length }, () => randomSign).join(' || '));
  await sql`alter table bookings add column number text not null default ''`.execute(db);
  await sql`alter table bookings alter column number set default (${randomNumber})`.execute(db);
  // Row by row: Citus updates none with a random function.
  for (;;) {
    const { rows } = await sql<{ hotel_id: string; id: string }>`
      select hotel_id, id from bookings where number = '' limit ${sql.lit(batch)}`.execute(db);
    for (const { hotel_id, id } of rows) {
      const number = Array.from({ length }, () => signs.charAt(randomInt(signs.length))).join('');
      await sql`update bookings set number = ${number}
        where hotel_id = ${hotel_id} and id = ${id}`.execute(db);
    }
    if (rows.length < batch) break;
  }
  await db.schema
    .createIndex('bookings_number')
    .unique()
    .on('bookings')
    .columns(['number', 'hotel_id'])
    .execute();
}

/** The number of a booking that people read out. The index finds it, and is unique where tables are divided by hotels. */
export const bookingNumber: Migration = { up };
