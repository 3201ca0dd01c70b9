import { eventually } from '../bookings/support/startTestBookings.ts';
import { ada, accountSite } from './accountSite.ts';
import { tokenOf } from './startTestAccounts.ts';

const { site, join } = accountSite();
const signIn = { email: ada.email, password: ada.password };

test('an account opens first with the mailed link and the password, and later with a sign-in', async () => {
  const browser = site().browser();
  const signedUp = await browser.post('/api/auth/sign-up', ada);
  expect([signedUp.status, signedUp.body, browser.cookies.size]).toEqual([202, {}, 0]);
  expect((await browser.get('/api/auth/session')).body).toEqual({ session: null });

  const token = tokenOf(await site().mailTo(ada.email, 'Confirm your email address'));
  const verified = await browser.post('/api/auth/verification', { token, password: ada.password });
  const session = { name: ada.name, email: ada.email, twoStep: false };
  expect(verified.body).toEqual({ outcome: 'signed-in', session });
  expect((await browser.get('/api/auth/session')).body).toEqual({ session });

  expect((await browser.post('/api/auth/sign-out')).status).toBe(204);
  expect((await browser.get('/api/auth/session')).body).toEqual({ session: null });

  const other = site().browser();
  expect((await other.post('/api/auth/sign-in', signIn)).body).toMatchObject({ session });
});

test('a signed-out session stays invalid, even with its cookie', async () => {
  const browser = await join();
  const cookies = [...browser.cookies];
  await browser.post('/api/auth/sign-out');
  for (const [name, value] of cookies) browser.cookies.set(name, value);
  expect((await browser.get('/api/auth/session')).body).toEqual({ session: null });
});

test('the mailed link verifies nothing without the password', async () => {
  const browser = site().browser();
  await browser.post('/api/auth/sign-up', ada);
  const token = tokenOf(await site().mailTo(ada.email, 'Confirm your email address'));
  const wrong = await browser.post('/api/auth/verification', { token, password: 'not that one' });
  expect([wrong.status, wrong.body.code]).toEqual([401, 'wrong-credentials']);
  const signedIn = await browser.post('/api/auth/sign-in', signIn);
  expect([signedIn.status, signedIn.body.code]).toEqual([401, 'wrong-credentials']);
  expect(browser.cookies.size).toBe(0);
});

test.each([
  '',
  'a.b.c',
  `a.${Buffer.from('{"email":"ada@travelers.example"}').toString('base64url')}.c`,
])('the token %p verifies nothing', async (token) => {
  const browser = site().browser();
  await browser.post('/api/auth/sign-up', ada);
  const password = ada.password;
  const response = await browser.post('/api/auth/verification', { token, password });
  expect([410, 422]).toContain(response.status);
  expect((await browser.post('/api/auth/sign-in', signIn)).status).toBe(401);
});

test('signing in with an unverified address sends the mail again', async () => {
  const browser = site().browser();
  await browser.post('/api/auth/sign-up', ada);
  await site().mailTo(ada.email, 'Confirm');
  expect((await browser.post('/api/auth/sign-in', signIn)).status).toBe(401);
  await eventually(() => (site().mails().length < 2 ? undefined : true));
});

test('fields are checked before anything is done', async () => {
  const browser = site().browser();
  const errorsOf = async (body: object) => {
    const response = await browser.post('/api/auth/sign-up', body);
    expect(response.status).toBe(422);
    return response.body.errors.map((error: { path: string }) => error.path);
  };
  expect(await errorsOf({ ...ada, email: 'ada' })).toEqual(['email']);
  expect(await errorsOf({ ...ada, password: '1234567' })).toEqual(['password']);
  expect(await errorsOf({ ...ada, password: 'Passw0rd!' })).toEqual(['password']);
  expect(await errorsOf({ ...ada, password: 'Steelers' })).toEqual(['password']);
  expect(await errorsOf({ ...ada, password: 'lovelace1815' })).toEqual(['password']);
  expect(await errorsOf({ ...ada, name: ' ' })).toEqual(['name']);
  expect(await errorsOf({ ...ada, role: 'admin' })).toEqual(['role']);
  expect(await errorsOf({ ...ada, password: 'x'.repeat(129) })).toEqual(['password']);
});

test('one mailbox gets at most five mails an hour, in any spelling of its address', async () => {
  const statuses: number[] = [];
  for (const tag of ['a', 'b', 'c', 'd', 'e', 'f']) {
    const email = `ada+${tag}@travelers.example`;
    const response = await site()
      .browser()
      .post('/api/auth/sign-up', { ...ada, email });
    statuses.push(response.status);
  }
  expect(statuses).toEqual([202, 202, 202, 202, 202, 429]);
});

test('an account gets mails in the language of its sign-up until it chooses another', async () => {
  const browser = site().browser({ 'Accept-Language': 'fr' });
  await browser.post('/api/auth/sign-up', ada);
  const mail = await site().mailTo(ada.email, 'Confirmez votre adresse e-mail');
  expect(mail).toContain('/fr/verify-email#token=3D');
  const token = tokenOf(mail);
  await browser.post('/api/auth/verification', { token, password: ada.password });
  const read = async () => (await browser.get('/api/account/language')).body;
  expect(await read()).toEqual({ language: 'fr' });
  expect((await browser.put('/api/account/language', { language: 'xx' })).status).toBe(422);
  expect((await browser.put('/api/account/language', { language: 'en' })).status).toBe(200);
  expect(await read()).toEqual({ language: 'en' });
  expect((await browser.get('/api/account/data')).text).toContain('"language":"en"');
});
