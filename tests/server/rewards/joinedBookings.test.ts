import * as v from 'valibot';
import { bookingResponseSchema } from '#contracts/site/bookingSchema.ts';
import { ada, grace } from '../accounts/accountSite.ts';
import { bookingRequest, changeOf } from '../bookings/support/bookingRequest.ts';
import { ledgerOf, rewardsSite, usd } from './rewardsSite.ts';

const { database, join, post, book, cancel, rewardsOf, db } = rewardsSite();

test('the OneKeyCash of a deleted account does not move to the account that its booking joins', async () => {
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

test('an account gets the bookings of its exact address, not those of another spelling', async () => {
  const { traveller } = bookingRequest;
  for (const email of [ada.email, 'ada+trips@travelers.example']) {
    await post(undefined, { ...bookingRequest, traveller: { ...traveller, email } });
  }
  await join();
  const rows = await db().selectFrom('bookings').selectAll().execute();
  const joined = rows.filter((row) => row.account_id !== null);
  expect(joined.map((row) => row.traveller?.email)).toEqual([ada.email]);
});

test('a changed booking stays in the account of the earlier booking, even if it is changed by link', async () => {
  const owner = await join();
  const friend = await join(grace);
  const { booking, key } = await book(owner, {});
  await post(friend, changeOf({ id: booking.id, key })).expect(201);
  const tripsOf = async (who: typeof owner) => (await who.get('/api/trips')).body.trips.length;
  expect([await tripsOf(friend), await tripsOf(owner)]).toEqual([0, 2]);
  // A booking without an account gets the account of the person who changes it.
  const { traveller } = bookingRequest;
  const guest = {
    ...bookingRequest,
    traveller: { ...traveller, email: 'alan@travelers.example' },
  };
  const { body } = await post(undefined, guest).expect(201);
  const keyOfGuest = new URL(body.link, 'http://site').searchParams.get('key') ?? '';
  await post(friend, changeOf({ id: body.booking.id, key: keyOfGuest })).expect(201);
  expect([await tripsOf(friend), await tripsOf(owner)]).toEqual([1, 2]);
});
