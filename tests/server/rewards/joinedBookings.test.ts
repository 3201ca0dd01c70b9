import * as v from 'valibot';
import { bookingResponseSchema } from '#contracts/site/bookings.ts';
import { ada, grace } from '../accounts/accountSite.ts';
import { bookingRequest } from '../bookings/support/bookingRequest.ts';
import { ledgerOf, rewardsSite, usd } from './rewardsSite.ts';

const { database, join, post, cancel, rewardsOf, db } = rewardsSite();

test('the OneKeyCash of a deleted account does not go to the account that its booking has joined', async () => {
  const deleted = await join();
  const { traveller } = bookingRequest;
  const response = await post(deleted, {
    ...bookingRequest,
    traveller: { ...traveller, email: grace.email },
    credits: { rewards: usd('15.00') },
  });
  const { booking, link } = v.parse(bookingResponseSchema, response.body);
  await deleted.post('/api/account/deletion', { password: ada.password });
  const other = await join(grace);
  const [row] = await db().selectFrom('bookings').selectAll().execute();
  expect(row?.account_id).not.toBeNull();

  const key = new URL(link, 'http://site').searchParams.get('key') ?? '';
  expect((await cancel(other, { booking, key })).status).toBe(200);
  expect(await rewardsOf(other)).toEqual({ balance: '15.00', changes: ['welcome 15.00'] });
  const { balances, balanced } = await ledgerOf(database().database);
  expect(balanced).toBe(true);
  expect(balances).toMatchObject({ [`hotel:${booking.stay.hotelId}`]: 0, rewards: -1_500 });
});

test('an account gets the bookings of its address, not those of another spelling', async () => {
  const { traveller } = bookingRequest;
  for (const email of [ada.email, 'ada+trips@travellers.example']) {
    await post(undefined, { ...bookingRequest, traveller: { ...traveller, email } });
  }
  await join();
  const rows = await db().selectFrom('bookings').selectAll().execute();
  const joined = rows.filter((row) => row.account_id !== null);
  expect(joined.map((row) => row.traveller?.email)).toEqual([ada.email]);
});
