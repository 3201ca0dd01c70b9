import { tokenOf } from '../accounts/startTestAccounts.ts';
import { eventually } from '../bookings/support/startTestBookings.ts';
import { day, minute, newsletterSite, unsubscribeTokenOf } from './newsletterSite.ts';

const { site, start, clock, later, subscribe, confirm, join, queued, rows } = newsletterSite();
const ada = 'ada@travelers.example';

test('an address is subscribed and gets its code when the link of its mail is confirmed', async () => {
  const response = await subscribe('Ada@Travelers.example');
  expect([response.status, response.body]).toEqual([202, {}]);
  const mail = await site().mailTo(ada, 'Confirm your subscription');
  expect(mail).toContain('http://www.hotels.example/newsletter/confirm#token=3D');
  expect(await rows()).toMatchObject([{ email: ada, status: 'pending', confirmed_at: null }]);

  const confirmed = await confirm(tokenOf(mail));
  expect([confirmed.status, confirmed.body]).toEqual([200, { outcome: 'subscribed' }]);
  expect(await rows()).toMatchObject([
    { status: 'confirmed', requested_at: clock.now, confirmed_at: clock.now, code_sent: true },
  ]);
  const welcome = await site().mailTo(ada, 'Welcome to our newsletter');
  expect(welcome).toMatch(/10% off: \S{6,}/);
  expect((await confirm(tokenOf(mail))).body).toEqual({ outcome: 'already' });
  expect(await queued()).toEqual(['confirm', 'welcome']);
});

test('mails are in the language of the page that asked for them and link to that page', async () => {
  const browser = site().browser({ 'Accept-Language': 'de' });
  await browser.post('/api/newsletter', { email: ada });
  const mail = await site().mailTo(ada, '');
  expect(mail).toContain('<html lang=3D"de" dir=3D"ltr">');
  expect(mail).toContain('http://www.hotels.example/de/newsletter/confirm#token=3D');
  const other = site().browser({ 'Accept-Language': 'xx' });
  await other.post('/api/newsletter', { email: 'bo@travelers.example' });
  await site().mailTo('bo@travelers.example', 'Confirm your subscription');
});

test('mails name the operator of the site, or the sample operator of the legal pages', async () => {
  expect(await join(ada)).toContain('\r\n\r\nStayfarer\r\n1 Harbour Walk, Karachi\r\n');
  const env = { OPERATOR_NAME: 'Atlas Stays GmbH', OPERATOR_ADDRESS: '12 Long Street, Berlin' };
  const operated = start({ env });
  await operated.browser().post('/api/newsletter', { email: 'bo@travelers.example' });
  const mail = await operated.mailTo('bo@travelers.example', '');
  expect(mail).toContain('\r\n\r\nAtlas Stays GmbH\r\n12 Long Street, Berlin\r\n');
  expect(mail).toContain('Atlas Stays GmbH<br>12 Long Street, Berlin</p>');
  expect(mail).not.toContain('Harbour Walk');
  await operated.stop();
});

test('the welcome mail has the header fields and the link to unsubscribe', async () => {
  const welcome = await join(ada);
  const token = unsubscribeTokenOf(welcome);
  const [head = '', body = ''] = welcome.split(/\r\n\r\n([\s\S]*)/);
  expect(head.split('\r\n')).toEqual(
    expect.arrayContaining([
      `List-Unsubscribe: <http://www.hotels.example/api/newsletter/unsubscribe?token=${token}>`,
      'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
    ]),
  );
  const page = `http://www.hotels.example/newsletter/unsubscribe#token=3D${token}`;
  expect(body).toContain(`Unsubscribe:\r\n${page}`);
  expect(body).toContain(`<a href=3D"${page}"`);
});

test('the response is the same for unknown, pending and subscribed addresses', async () => {
  await join(ada);
  await subscribe('pending@travelers.example');
  later(day);
  const real = start({ realTiming: true });
  const seen = await Promise.all(
    [ada, 'pending@travelers.example', 'new@travelers.example'].map(async (email) => {
      const before = performance.now();
      const { status, text, headers } = await real.browser().post('/api/newsletter', { email });
      const inTime = performance.now() - before >= 295;
      const { date, 'x-request-id': id, ratelimit, ...others } = headers;
      expect([date, id, ratelimit]).not.toContain(undefined);
      return { status, text, inTime, others };
    }),
  );
  await real.stop();
  expect(seen[0]).toMatchObject({ status: 202, text: '{}', inTime: true });
  expect(seen[1]).toEqual(seen[0]);
  expect(seen[2]).toEqual(seen[0]);
});

test('a subscribed address is told by mail that it is subscribed, and gets no second code', async () => {
  await join(ada);
  later(day);
  await subscribe(ada);
  const mail = await site().mailTo(ada, 'You are already subscribed');
  expect(mail).toContain('/newsletter/unsubscribe#token=');
  expect(await queued()).toEqual(['confirm', 'welcome', 'already']);
  expect(await rows()).toMatchObject([{ status: 'confirmed' }]);
});

test('an address gets one mail in ten minutes and three a day, all with the same link', async () => {
  for (const pause of [0, 9, 2, 11, 11]) {
    later(pause * minute);
    expect((await subscribe(ada)).status).toBe(202);
  }
  expect(await queued()).toEqual(['confirm', 'confirm', 'confirm']);
  later(day);
  await subscribe(ada);
  expect(await queued()).toHaveLength(4);
  const mails = await eventually(() => (site().mails().length === 4 ? site().mails() : undefined));
  expect(new Set(mails.map(tokenOf)).size).toBe(1);
});

test('one mailbox gets ten mails a day, whatever the spelling of its address', async () => {
  const spellings = Array.from({ length: 12 }, (_, at) => `ada+${at}@travelers.example`);
  const responses = await Promise.all(spellings.map(subscribe));
  expect(responses.map(({ status, text }) => [status, text])).toEqual(
    spellings.map(() => [202, '{}']),
  );
  expect(await queued()).toHaveLength(10);
  expect(await rows()).toHaveLength(10);
});

test('requests for one new address at the same time create one subscription and one mail', async () => {
  await Promise.all([1, 2, 3, 4].map(() => subscribe(ada)));
  expect(await rows()).toHaveLength(1);
  expect(await queued()).toEqual(['confirm']);
});

test('a link can be confirmed for seven days, and then the address is deleted', async () => {
  await subscribe(ada);
  const token = tokenOf(await site().mailTo(ada, 'Confirm your subscription'));
  later(7 * day);
  const late = await confirm(token);
  expect([late.status, late.body.code]).toEqual([410, 'link-expired']);
  const other = start();
  await eventually(async () => ((await rows()).length === 0 ? true : undefined));
  await other.stop();
  expect((await confirm(token)).status).toBe(410);
});

test.each(['a.b', 'x', '', 7, 'y'.repeat(300)])('the token %p confirms nothing', async (token) => {
  await subscribe(ada);
  const response = await site().browser().post('/api/newsletter/confirmation', { token });
  expect([410, 422]).toContain(response.status);
  expect(await rows()).toMatchObject([{ status: 'pending' }]);
});

test('a token works only for its own link and address', async () => {
  const unsubscribing = unsubscribeTokenOf(await join(ada));
  await subscribe('grace@travelers.example');
  const mail = await site().mailTo('grace@travelers.example', 'Confirm your subscription');
  expect((await confirm(unsubscribing)).status).toBe(410);
  const [id = ''] = unsubscribing.split('.');
  const [, signature = ''] = tokenOf(mail).split('.');
  expect((await confirm(`${id}.${signature}`)).status).toBe(410);
  const response = await site()
    .browser()
    .post('/api/newsletter/unsubscription', { token: tokenOf(mail) });
  expect([response.status, response.body.code]).toEqual([410, 'link-expired']);
});

test('an address is validated before anything is stored', async () => {
  const response = await subscribe('ada@');
  expect([response.status, response.body.errors]).toMatchObject([422, [{ path: 'email' }]]);
  expect(await rows()).toEqual([]);
});
