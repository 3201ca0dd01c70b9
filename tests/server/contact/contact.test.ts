import { accountSite } from '../accounts/accountSite.ts';
import { eventually } from '../bookings/support/startTestBookings.ts';

const { site, start, join, db } = accountSite({
  env: { TRUST_PROXY: 'loopback', DESK_EMAIL: 'desk@hotels.example' },
});
const message = {
  name: 'Ada Lovelace',
  email: 'ada@travelers.example',
  message: 'Is there a lift?\n\nI use a wheelchair.',
};
const oneMail = () => eventually(() => site().mails()[0]);
const outbox = () => db().selectFrom('outbox').select(['kind', 'payload']).execute();

test('a message is mailed only to the desk, and replies go to its author', async () => {
  const browser = site().browser({ 'Accept-Language': 'de' });
  const response = await browser.post('/api/contact', { ...message, bookingNumber: 'k7m4 qx9c' });
  expect([response.status, response.body]).toEqual([202, {}]);
  const mail = await oneMail();
  expect(
    mail.match(/^(?:To|Cc|Bcc|Reply-To|Subject|Auto-Submitted): .*$/gm)?.map((line) => line.trim()),
  ).toEqual([
    // Otherwise automatic answers would reach the author named in the message, who may be a
    // stranger.
    'Auto-Submitted: auto-generated',
    'To: desk@hotels.example',
    'Reply-To: ada@travelers.example',
    'Subject: Message about booking K7M4-QX9C',
  ]);
  for (const part of ['Is there a lift?', 'I use a wheelchair.', 'Ada Lovelace', 'German']) {
    expect(mail).toContain(part);
  }
  expect(site().mails()).toHaveLength(1);
});

test('a waiting message in the outbox is encrypted', async () => {
  await site().browser().post('/api/contact', message);
  const [row] = await outbox();
  expect(row?.kind).toBe('contact-mail');
  expect(JSON.stringify(row?.payload)).not.toMatch(/Ada|travellers|lift/);
});

test('the mail shows markup as text', async () => {
  await site()
    .browser()
    .post('/api/contact', { ...message, name: '<b>Ada</b>' });
  const mail = await oneMail();
  expect(mail).toContain('&lt;b&gt;Ada&lt;/b&gt;');
});

test('a message with a wrong field is refused', async () => {
  for (const [what, wrong, path] of [
    ['no address', { email: '' }, 'email'],
    ['an address with a further header', { email: 'a@b.example\r\nBcc: c@d.example' }, 'email'],
    ['two addresses', { email: 'a@b.example, c@d.example' }, 'email'],
    ['a name with a line break', { name: 'Ada\r\nBcc: c@d.example' }, 'name'],
    ['an empty message', { message: ' \n ' }, 'message'],
    ['a long message', { message: 'a'.repeat(4_001) }, 'message'],
    ['no booking number', { bookingNumber: 'hello' }, 'bookingNumber'],
    ['an address to mail to', { to: 'c@d.example' }, 'to'],
  ] as const) {
    const response = await site()
      .browser()
      .post('/api/contact', { ...message, ...wrong });
    expect([what, response.status, response.body.errors[0].path]).toEqual([what, 422, path]);
  }
  expect(await outbox()).toEqual([]);
});

const from = (client: string) => ({ 'X-Forwarded-For': client });
const write = (browser: ReturnType<ReturnType<typeof site>['browser']>) =>
  browser.post('/api/contact', message);
/** Returns the statuses of one message from each of these clients. */
const writeFrom = (clients: readonly string[]) =>
  Promise.all(clients.map((client) => write(site().browser(from(client))).then(statusOf)));
const statusOf = ({ status }: { status: number }) => status;
const clients = (count: number, of: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => of(at));

test('one client can send 10 messages in an hour', async () => {
  const browser = site().browser(from('203.0.113.1'));
  for (let at = 0; at < 10; at += 1) expect((await write(browser)).status).toBe(202);
  const refused = await write(browser);
  expect([refused.status, refused.get('retry-after')]).toEqual([429, expect.any(String)]);
  expect(await outbox()).toHaveLength(10);
});

test('many clients can send messages in the name of one address', async () => {
  const strangers = clients(40, (at) => `203.0.113.${at}`);
  expect(await writeFrom(strangers)).toEqual(Array(40).fill(202));
});

test('the networks of one IPv6 site share 30 messages, which do not limit signed-in travelers', async () => {
  const owner = await join();
  const networks = clients(30, (at) => `2001:db8:1:${at}::1`);
  expect(await writeFrom(networks)).toEqual(Array(30).fill(202));
  expect(await writeFrom(['2001:db8:1:ffff::1', '2001:db8:2::1'])).toEqual([429, 202]);
  Object.assign(owner.headers, from('2001:db8:1:ffff::1'));
  expect((await write(owner)).status).toBe(202);
});

test('all clients together can send 300 messages, and accounts can still write beyond that', async () => {
  const owner = await join();
  for (let batch = 0; batch < 10; batch += 1) {
    const batchOf30 = clients(30, (at) => `198.51.${batch}.${at}`);
    expect(await writeFrom(batchOf30)).toEqual(Array(30).fill(202));
  }
  const refused = await write(site().browser(from('203.0.113.1')));
  expect([refused.status, refused.body.code]).toEqual([503, 'too-many-messages']);
  expect(Number(refused.get('retry-after'))).toBeGreaterThan(3_000);
  expect((await write(owner)).status).toBe(202);
});

test.each<[string, Record<string, string>, string | undefined]>([
  [
    'the desk in its language',
    { DESK_EMAIL: 'desk@b.example', OPERATOR_EMAIL: 'us@b.example', DESK_LANGUAGE: 'ar' },
    'desk@b.example',
  ],
  ['the operator without a desk', { OPERATOR_EMAIL: 'us@b.example' }, 'us@b.example'],
  ['nobody without an address', {}, undefined],
])('%s receives the messages', async (_, env, to) => {
  await site().stop();
  const other = start({ env });
  const page = await other.browser().get('/api/content/en/contact-us');
  expect(page.body).toMatchObject({ contact: to !== undefined });
  const response = await other.browser().post('/api/contact', message);
  expect(response.status).toBe(to === undefined ? 503 : 202);
  if (to !== undefined) {
    const { DESK_LANGUAGE: language = 'en' } = env;
    expect(await other.mailTo(to, '')).toContain(`<html lang=3D"${language}"`);
  }
  expect(await outbox()).toHaveLength(to === undefined ? 0 : 1);
  await other.stop();
});
