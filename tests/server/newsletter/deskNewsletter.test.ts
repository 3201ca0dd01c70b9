import { deskNewsletterSchema } from '#contracts/site/desk/deskNewsletter.ts';
import { subscriptionRoutes } from '#server/newsletter/subscriptionRoutes.ts';
import { createNewsletterTokens } from '#server/newsletter/newsletterContext.ts';
import * as v from 'valibot';
import { testSecret } from '../bookings/support/bookingRequest.ts';
import { addStaff, deskApp, recordOfTest } from '../desk/deskApp.ts';
import { minute, newsletterSite } from './newsletterSite.ts';

const { database, join, subscribe, rows, later, clock, db } = newsletterSite();

const origin = 'https://www.hotels.example';
const contextOf = () => ({
  database: database().database,
  tokens: createNewsletterTokens(testSecret),
  now: () => clock.now,
});
const desk = (role: 'agent' | 'finance' = 'agent') => {
  const context = contextOf();
  const app = deskApp({
    database: context.database,
    routes: subscriptionRoutes(context, () => origin),
  });
  app.signIn(role);
  return app;
};
const pathOf = (id: string | undefined) => '/api/desk/newsletter/:id'.replace(':id', String(id));
/** The record is never emptied, so rows from before the test are left out. */
const recordOf = recordOfTest(database, 'newsletter');
const recorded = async () => (await recordOf()).filter(({ refused }) => !refused);

test('the list has the address, state and dates of each subscription, and the totals', async () => {
  await join('ada@travelers.example');
  later(minute);
  await subscribe('bob@travelers.example');
  const list = async (query = '') => {
    const { body } = await desk().get(`/api/desk/newsletter${query}`);
    return v.parse(v.strictObject(deskNewsletterSchema.entries), body);
  };
  const { counts, items, next } = await list();
  expect(counts).toEqual({ confirmed: 1, pending: 1, unsubscribed: 0 });
  expect(next).toBeNull();
  expect(items.map(({ email, state }) => [email, state])).toEqual([
    ['bob@travelers.example', 'pending'],
    ['ada@travelers.example', 'confirmed'],
  ]);
  expect(Object.keys(items[0] ?? {})).toEqual([
    'id',
    'email',
    'state',
    'requestedAt',
    'confirmedAt',
    'unsubscribedAt',
  ]);
  const addresses = async (query: string) => (await list(query)).items.map(({ email }) => email);
  expect(await addresses('?state=confirmed')).toEqual(['ada@travelers.example']);
  expect(await addresses('?email=BOB@travelers.example')).toEqual(['bob@travelers.example']);
  expect(await addresses('?email=nobody@travelers.example')).toEqual([]);
});

test('an address is removed once, and the record has the reason but not the address', async () => {
  // The record uses the time of the database.
  clock.now = new Date(Date.now() - minute);
  await addStaff(database().database, 'agent', 'Bob');
  await join('ada@travelers.example');
  const [{ id } = { id: '' }] = await rows();
  const { delete: remove } = desk();
  const reason = 'Asked for by phone.';
  expect((await remove(pathOf(id), {})).status).toBe(422);
  expect((await remove(pathOf(id), { reason })).status).toBe(204);
  expect(await rows()).toMatchObject([{ email: null, status: 'unsubscribed' }]);
  const again = await remove(pathOf(id), { reason });
  expect([again.status, again.body.code, again.body.by]).toEqual([409, 'ended', 'Bob']);
  expect(Date.parse(again.body.at)).not.toBeNaN();
  expect((await remove(pathOf('no-id'), { reason })).status).toBe(404);
  expect(await recorded()).toEqual([
    {
      action: 'newsletter.remove',
      actor_kind: 'staff',
      actor_id: 'staff-agent',
      subject_id: id,
      reason,
      refused: false,
      before: { status: 'confirmed' },
      after: { status: 'unsubscribed', fields: ['email'] },
    },
  ]);
});

test('the export is a CSV file without formulas and is recorded', async () => {
  await join('+1+1@travelers.example');
  expect((await desk().get('/api/desk/newsletter/export')).status).toBe(403);
  const { headers, text } = await desk('finance').get('/api/desk/newsletter/export');
  expect(headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="newsletter.csv"',
    'cache-control': 'no-store',
  });
  const [head, line] = text.split('\r\n');
  expect(head).toBe('\uFEFFemail,requested_at,confirmed_at,unsubscribe');
  expect(line).toMatch(/^'\+1\+1@travelers\.example,2027-[^,]+,2027-[^,]+,https:/);
  expect(await recorded()).toMatchObject([{ action: 'newsletter.export', after: { rows: 1 } }]);
});

test('the export of many addresses contains each once', async () => {
  const rows = Array.from({ length: 1_201 }, (_, at) => ({
    id: `s-${at}`,
    email: `t${at}@travelers.example`,
    email_hash: `hash-${at}`,
    status: 'confirmed' as const,
    requested_at: clock.now,
    confirmed_at: clock.now,
  }));
  await db().insertInto('newsletter_subscriptions').values(rows).execute();
  const { text } = await desk('finance').get('/api/desk/newsletter/export');
  const addresses = text.trim().split('\r\n').slice(1);
  expect(new Set(addresses.map((line: string) => line.split(',', 1)[0])).size).toBe(rows.length);
  expect(await recorded()).toMatchObject([{ after: { rows: rows.length } }]);
});
