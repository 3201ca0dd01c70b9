import { randomUUID } from 'node:crypto';
import { cutDatabase } from '../bookings/support/cutDatabase.ts';
import { bookingRequest } from '../bookings/support/bookingRequest.ts';
import { ada, accountSite } from './accountSite.ts';
import type { Browser } from './startTestAccounts.ts';

const { site, database, start, join, db } = accountSite({
  limits: { sensitive: { limit: 1_000, windowSeconds: 900 } },
});
const { email, password } = ada;

/** Creates an account with one item of every kind that a deletion changes. */
async function owner(): Promise<{ browser: Browser; accountId: string }> {
  const guest = site().browser({ 'Idempotency-Key': randomUUID() });
  const { traveller } = bookingRequest;
  const booked = await guest.post('/api/bookings', {
    ...bookingRequest,
    traveller: { ...traveller, email },
  });
  const browser = await join();
  await browser.post('/api/favorites', { hotels: [{ id: 'a', name: 'A' }] });
  await browser.post('/api/auth/reset-request', { email });
  await db()
    .insertInto('reviews')
    .values({
      hotel_id: bookingRequest.stay.hotelId,
      booking_id: booked.body.booking.id,
      id: randomUUID(),
      author: 'Ada',
      month: '2026-01',
      score: 9,
      text: 'Fine.',
    })
    .execute();
  const { id } = await db().selectFrom('user').select('id').executeTakeFirstOrThrow();
  return { browser, accountId: id };
}

/** Returns the remaining rows of an account, and whether its mail is queued. */
async function left(accountId: string) {
  const has = async (rows: Promise<readonly unknown[]>) => (await rows).length > 0;
  const entries = db()
    .selectFrom('ledger_entries')
    .select('amount')
    .where('account', '=', `customer:${accountId}`);
  return {
    account: await has(db().selectFrom('user').select('id').execute()),
    session: await has(db().selectFrom('session').select('id').execute()),
    favorites: await has(db().selectFrom('favourites').select('hotel_id').execute()),
    links: await has(db().selectFrom('verification').select('id').execute()),
    bookings: await has(
      db().selectFrom('bookings').select('id').where('account_id', '=', accountId).execute(),
    ),
    name: await has(
      db().selectFrom('reviews').select('id').where('author', 'is not', null).execute(),
    ),
    balance: (await entries.execute()).reduce((sum, { amount }) => sum + BigInt(amount), 0n) > 0n,
  };
}

/**
 * Checks that a deletion is complete or has not begun if its process ends at a step. Cuts at the
 * first step and at every `apart`th step after it.
 */
export async function cutDeletions(apart: number): Promise<void> {
  let { browser, accountId } = await owner();
  const whole = await left(accountId);
  const gone = Object.fromEntries(Object.keys(whole).map((part) => [part, false]));
  expect(Object.values(whole)).not.toContain(false);
  const mailed = async () => (await db().selectFrom('outbox').select('id').execute()).length;
  for (let cutAt = 1; ; cutAt += apart) {
    const before = await mailed();
    const cut = cutDatabase(database().database, cutAt, true);
    const dying = start({ database: cut, env: { WORKER: 'off' } });
    const sender = dying.browser();
    browser.cookies.forEach((value, name) => sender.cookies.set(name, value));
    const { status } = await sender.post('/api/account/deletion', { password });
    await dying.stop();
    const rest = await left(accountId);
    expect(rest).toEqual(rest.account ? whole : gone);
    expect(await mailed()).toBe(rest.account ? before : before + 1);
    if (cut.steps() < cutAt) {
      expect([status, cutAt > 15]).toEqual([204, true]);
      return;
    }
    expect(status).not.toBe(204);
    if (!rest.account) ({ browser, accountId } = await owner());
  }
}
