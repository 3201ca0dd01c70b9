import { sql, type Transaction } from 'kysely';
import type { Tables } from '#server/database/tables.ts';
import { grantNewsletterCode } from '#server/rewards/promotions/createPromotion.ts';
import { eventually } from '../bookings/support/startTestBookings.ts';
import { rewardsSite } from './rewardsSite.ts';

const { database } = rewardsSite();

test('two addresses of one mailbox that are confirmed at the same time get one code', async () => {
  const { transaction, db } = database().database;
  const grant = (tx: Transaction<Tables>, email: string) =>
    grantNewsletterCode(tx, { email, now: new Date() });
  const waits = async () => {
    const { rows } = await sql`
      select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'
    `.execute(db);
    return rows.length > 0 ? true : undefined;
  };
  let second: Promise<string> | undefined;
  const first = await transaction(async (tx) => {
    const code = await grant(tx, 'ada@travelers.example');
    second = transaction((other) => grant(other, 'ada+news@travelers.example'));
    await Promise.race([second, eventually(waits)]);
    return code;
  });
  expect(await second).toBe(first);
});
