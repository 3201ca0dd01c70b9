import { mailboxHash } from '#server/mail/mailboxHash.ts';
import { grantNewsletterCode } from '#server/rewards/promotions/createPromotion.ts';
import { ada, grace } from '../accounts/accountSite.ts';
import type { Browser } from '../accounts/startTestAccounts.ts';
import { bookingRequest } from '../bookings/support/bookingRequest.ts';
import { ledgerOf, rewardsSite, usd } from './rewardsSite.ts';

const { database, join, site, clock, provider, post, book, cancel, db } = rewardsSite();
/** Creates a code like the desk. */
const create = (code: string, fields: object = { percent: 10 }) =>
  db()
    .insertInto('promotions')
    .values({ code, ...fields })
    .execute();
const check = (code: string, browser: Browser = site().browser()) =>
  browser.post('/api/promotions/check', { code, currency: 'USD' });
const promotion = (code: string, amount: string) => ({ promotion: { code, amount: usd(amount) } });
const hotel = `hotel:${bookingRequest.stay.hotelId}`;

test('a code is accepted in upper or lower case, and the response says its discount', async () => {
  await create('SPRING10');
  await create('TWENTY', { amount: JSON.stringify(usd('20.00')) });
  expect((await check(' spring10 ')).body).toEqual({ code: 'SPRING10', percent: 10, amount: null });
  expect((await check('TWENTY')).body).toEqual({
    code: 'TWENTY',
    percent: null,
    amount: usd('20.00'),
  });
});

test.each([
  ['unknown', undefined, 'There is no promotion code CODE.', {}],
  [
    'not-yet',
    { starts_on: '2027-02-02' },
    'CODE is valid from 2027-02-02.',
    { from: '2027-02-02' },
  ],
  ['ended', { ends_on: '2027-01-31' }, 'CODE was valid until 2027-01-31.', { until: '2027-01-31' }],
  ['ended', { ended_at: '2027-01-31T00:00:00Z' }, 'CODE has ended.', {}],
  ['used-up', { max_uses: 0 }, 'CODE has been used as often as it can be.', {}],
  [
    'signed-out',
    { max_uses_per_person: 1 },
    'Sign in with a confirmed email address to use CODE.',
    {},
  ],
  [
    'signed-out',
    { mailbox_hash: 'of somebody', ended_at: '2027-01-31T00:00:00Z' },
    'Sign in with a confirmed email address to use CODE.',
    {},
  ],
  [
    'other-currency',
    { percent: null, amount: JSON.stringify({ amount: '20.00', currency: 'EUR' }) },
    'CODE is for prices in EUR, not in USD.',
    { currency: 'EUR', wanted: 'USD' },
  ],
])('a code that is %s is explained to a guest: %j', async (reason, fields, detail, further) => {
  const params = { promotion: 'CODE', ...further };
  if (fields) await create('CODE', { percent: 10, ...fields });
  const checked = await check('CODE');
  expect(checked.status).toBe(422);
  expect(checked.body).toMatchObject({ code: reason, detail });
  expect(checked.body.params).toEqual(params);
  const credits = promotion('CODE', '20.05');
  const booked = await post(undefined, { ...bookingRequest, credits });
  expect(booked.status).toBe(409);
  expect(booked.body).toMatchObject({
    code: 'credit-rejected',
    detail: `${detail} Nothing was booked.`,
    credit: { kind: 'promotion', reason, params },
  });
});

test('a percentage code is owed to the hotel and can be used again after a cancellation', async () => {
  await create('ONCE', { percent: 10, max_uses: 1, max_uses_per_person: 1 });
  const browser = await join();
  const made = await book(browser, { ...promotion('ONCE', '20.05'), rewards: usd('15.00') });
  expect(made.booking.credits).toEqual([
    { kind: 'promotion', code: 'ONCE', amount: usd('20.05') },
    { kind: 'rewards', code: null, amount: usd('15.00') },
  ]);
  const { balances, balanced } = await ledgerOf(database().database);
  expect(balanced).toBe(true);
  expect(balances).toMatchObject({ [hotel]: 3_505, promotions: -2_005 });
  const again = { ...bookingRequest, again: true, credits: promotion('ONCE', '20.05') };
  expect((await post(browser, again)).body).toMatchObject({ credit: { reason: 'already-used' } });
  await cancel(browser, made);
  expect((await ledgerOf(database().database)).balances).toMatchObject({
    [hotel]: 0,
    promotions: 0,
  });
  expect((await post(browser, again)).status).toBe(201);
});

test('OneKeyCash pays at most the price that a code has left', async () => {
  await create('ALMOST', { amount: JSON.stringify(usd('224.16')) });
  const browser = await join();
  const credits = { ...promotion('ALMOST', '224.16'), rewards: usd('10.01') };
  expect((await post(browser, { ...bookingRequest, credits })).body).toMatchObject({
    credit: { kind: 'rewards', reason: 'amount' },
  });
  const made = await book(browser, { ...credits, rewards: usd('10.00') });
  expect(made.booking.status).toBe('confirmed');
});

test('a code is used up if the cancellation fee keeps part of it', async () => {
  await create('ONCE', { percent: 10, max_uses: 1, max_uses_per_person: 1 });
  const browser = await join();
  const made = await book(browser, promotion('ONCE', '20.05'));
  clock.now = new Date('2027-03-07T12:00:00Z');
  provider().state.wrongReservation = {
    cancellation: { at: '2027-03-07T12:00:00Z', fee: usd('225.58') },
  };
  expect((await cancel(browser, made, '234.16')).status).toBe(200);
  expect((await ledgerOf(database().database)).balances).toMatchObject({ promotions: -1_505 });
  const again = { ...bookingRequest, again: true, credits: promotion('ONCE', '20.05') };
  expect((await post(browser, again)).body).toMatchObject({ credit: { reason: 'already-used' } });
});

test('a booking is refused if its amount differs from the discount of the code', async () => {
  await create('SPRING10');
  const credits = promotion('SPRING10', '20.06');
  const response = await post(undefined, { ...bookingRequest, credits });
  expect(response.body).toMatchObject({ credit: { kind: 'promotion', reason: 'amount' } });
});

test('a fixed discount never exceeds the price', async () => {
  await create('HUGE', { amount: JSON.stringify(usd('1000.00')) });
  const { booking } = await book(undefined, promotion('HUGE', '234.16'));
  expect(booking.cancellation).toMatchObject({ returned: usd('0.00') });
});

test('a code with one use is used once, however many bookings arrive at the same time', async () => {
  await create('ONCE', { percent: 10, max_uses: 1 });
  const body = { ...bookingRequest, credits: promotion('ONCE', '20.05') };
  const responses = await Promise.all(Array.from({ length: 6 }, () => post(undefined, body)));
  expect(responses.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(responses.filter(({ status }) => status === 409)).toHaveLength(5);
});

test('a repeated request does not use a code twice', async () => {
  await create('TWICE', { percent: 10, max_uses: 2 });
  const key = 'a-key-of-this-test';
  await book(undefined, promotion('TWICE', '20.05'), key);
  await book(undefined, promotion('TWICE', '20.05'), key);
  const uses = await db().selectFrom('promotion_uses').selectAll().execute();
  expect(uses).toHaveLength(1);
});

test('a booking that the hotel declines releases its code', async () => {
  await create('ONCE', { percent: 10, max_uses: 1 });
  provider().state.left = 0;
  const body = { ...bookingRequest, credits: promotion('ONCE', '20.05') };
  expect((await post(undefined, body)).status).toBe(410);
  expect((await check('ONCE')).status).toBe(200);
});

test('a personal code works only for its owner, and nobody else learns whether it was used', async () => {
  await create('MINE', { percent: 10, mailbox_hash: mailboxHash(ada.email), max_uses: 1 });
  const owner = await join({ ...ada, email: 'ada+x@travelers.example' });
  const other = await join(grace);
  const asOthers = async () => {
    const responses = [await check('MINE'), await check('MINE', other), await check('NONE', other)];
    return responses.map(({ status, body }) => [status, body.code, body.params.scope, body.detail]);
  };
  const answers = [
    [422, 'signed-out', undefined, 'Sign in with a confirmed email address to use MINE.'],
    [422, 'unknown', 'account', 'There is no promotion code MINE for this account.'],
    [422, 'unknown', 'account', 'There is no promotion code NONE for this account.'],
  ];
  expect(await asOthers()).toEqual(answers);
  const request = { ...bookingRequest, credits: promotion('MINE', '20.05') };
  expect((await post(other, request)).body).toMatchObject({ credit: { reason: 'unknown' } });
  expect((await check('MINE', owner)).status).toBe(200);
  expect((await post(owner, request)).status).toBe(201);
  expect((await check('MINE', owner)).body).toMatchObject({ code: 'used-up' });
  expect(await asOthers()).toEqual(answers);
});

test('an address that is typed into a booking neither uses up a code of its owner nor reveals its use', async () => {
  await create('ONCE', { percent: 10, max_uses_per_person: 1 });
  const withEmail = (email: string) => ({
    ...bookingRequest,
    traveller: { ...bookingRequest.traveller, email },
    credits: promotion('ONCE', '20.05'),
  });
  expect((await post(undefined, withEmail(ada.email))).body).toMatchObject({
    credit: { reason: 'signed-out' },
  });
  const browser = await join();
  expect((await post(browser, withEmail(grace.email))).status).toBe(201);
  expect((await post(browser, withEmail('new@travelers.example'))).body).toMatchObject({
    credit: { reason: 'already-used' },
  });
  expect((await post(await join(grace), withEmail(ada.email))).status).toBe(201);

  const typed = { code: 'ONCE', currency: 'USD', email: ada.email };
  expect((await site().browser().post('/api/promotions/check', typed)).body).toMatchObject({
    errors: [{ path: 'email' }],
  });
});

test('two accounts of one mailbox can use a code with one use per person only once', async () => {
  await create('ONCE', { percent: 10, max_uses_per_person: 1 });
  const first = await join();
  const second = await join({ ...ada, email: 'ada+again@travelers.example' });
  const body = { ...bookingRequest, credits: promotion('ONCE', '20.05') };
  const responses = await Promise.all(
    [first, second, first, second].map((each) => post(each, body)),
  );
  expect(responses.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
  const uses = await db().selectFrom('promotion_uses').selectAll().execute();
  expect(uses).toHaveLength(1);
});

test('a newsletter code takes 10 % off once, and only for an account of the subscribed mailbox', async () => {
  const { email } = bookingRequest.traveller;
  const now = new Date();
  const code = await grantNewsletterCode(db(), { email, now });
  expect(await grantNewsletterCode(db(), { email: `x+${email}`, now })).not.toBe(code);
  const tagged = email.replace('@', '+news@');
  expect(await grantNewsletterCode(db(), { email: tagged, now })).toBe(code);
  const guest = { ...bookingRequest, credits: promotion(code, '20.05') };
  expect((await post(undefined, guest)).body).toMatchObject({ credit: { reason: 'signed-out' } });
  const browser = await join();
  await book(browser, promotion(code, '20.05'));
  expect((await check(code, browser)).body).toMatchObject({ code: 'already-used' });
});

test('guesses of codes are limited, in the check and in bookings', async () => {
  const statuses: number[] = [];
  for (let tried = 0; tried < 25; tried += 1) statuses.push((await check(`GUESS-${tried}`)).status);
  const body = { ...bookingRequest, credits: promotion('GUESS', '1.00') };
  for (let tried = 0; tried < 6; tried += 1) {
    statuses.push((await post(undefined, body)).status);
  }
  expect(statuses.slice(0, 25)).toEqual(Array(25).fill(422));
  expect(statuses.slice(25)).toEqual([409, 409, 409, 409, 409, 429]);
  expect((await check('GUESS')).status).toBe(429);
  expect((await post(undefined, bookingRequest)).status).toBe(201);
});
