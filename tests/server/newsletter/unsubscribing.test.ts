import request from 'supertest';
import { tokenOf } from '../accounts/startTestAccounts.ts';
import { eventually } from '../bookings/support/startTestBookings.ts';
import { newsletterSite, unsubscribeTokenOf } from './newsletterSite.ts';

const { site, subscribe, confirm, join, queued, rows } = newsletterSite({
  newsletterRequestsPerHour: 3,
});
const ada = 'ada@travelers.example';
const host = { Host: 'www.hotels.example' };
const oneClick = (token: string) =>
  request(site().app).post(`/api/newsletter/unsubscribe?token=${token}`).set(host);

test.each([
  ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
  [
    'multipart/form-data; boundary=b',
    '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n',
  ],
])(
  'a mail program can unsubscribe with one click and without an Origin: %s',
  async (type, form) => {
    const token = unsubscribeTokenOf(await join(ada));
    const response = await oneClick(token).set('Content-Type', type).send(form);
    expect(response.status).toBe(200);
    const [row, ...others] = await rows();
    expect(others).toEqual([]);
    expect(row).toMatchObject({
      email: null,
      nonce: null,
      status: 'unsubscribed',
      code_sent: true,
    });
    expect(JSON.stringify(row)).not.toContain(ada);
    expect((await oneClick(token).set('Content-Type', type).send(form)).status).toBe(200);
  },
);

test('the page has a button to unsubscribe, and mail programs without one-click open the page', async () => {
  const token = unsubscribeTokenOf(await join(ada));
  const led = await request(site().app).get(`/api/newsletter/unsubscribe?token=${token}`).set(host);
  expect(led.status).toBe(303);
  expect(led.headers['location']).toBe(`/newsletter/unsubscribe#token=${token}`);
  expect(await rows()).toMatchObject([{ status: 'confirmed' }]);
  for (let time = 0; time < 2; time += 1) {
    const response = await site().browser().post('/api/newsletter/unsubscription', { token });
    expect([response.status, response.body]).toEqual([200, {}]);
  }
  expect(await rows()).toMatchObject([{ email: null, status: 'unsubscribed' }]);
});

test('no route below the one-click route accepts a request without an origin', async () => {
  const below = request(site().app).post(`/api/newsletter/unsubscribe/all?token=a.b`).set(host);
  expect((await below).status).toBe(403);
});

test('the one-click route needs a valid token', async () => {
  const token = unsubscribeTokenOf(await join(ada));
  const [id = ''] = token.split('.');
  const statuses = [];
  for (const wrong of ['', id, `${id}.`, `${token}x`, `x${token}`, `${token}&token=${token}`]) {
    statuses.push((await oneClick(wrong).send('List-Unsubscribe=One-Click')).status);
  }
  expect(statuses).toEqual([422, 410, 410, 410, 410, 422]);
  expect(await rows()).toMatchObject([{ email: ada, status: 'confirmed' }]);
});

test('subscribing again needs a new confirmation and gives no second code', async () => {
  const first = await join(ada);
  const oldLink = tokenOf(await site().mailTo(ada, 'Confirm your subscription'));
  await oneClick(unsubscribeTokenOf(first)).send('List-Unsubscribe=One-Click');
  expect((await confirm(oldLink)).status).toBe(410);
  const known = new Set(site().mails());

  await subscribe(ada);
  const mails = () =>
    site()
      .mails()
      .filter((mail) => !known.has(mail));
  const again = await confirm(tokenOf(await eventually(() => mails()[0])));
  expect(again.body).toEqual({ outcome: 'subscribed-again' });
  const welcome = await eventually(() => mails().find((mail) => mail.includes('Subject: Welcome')));
  expect(welcome).toContain('Your code for 10% off was sent when you first subscribed.');
  expect(welcome).not.toMatch(/10% off: \S/);
  expect(await queued()).toEqual(['confirm', 'welcome', 'confirm', 'welcome']);
  expect(unsubscribeTokenOf(welcome)).toBe(unsubscribeTokenOf(first));
});

test('the newsletter requests of one client are limited per hour', async () => {
  const browser = site().browser();
  const statuses = [];
  for (const name of ['a', 'b', 'c', 'd']) {
    const email = `${name}@travelers.example`;
    statuses.push((await browser.post('/api/newsletter', { email })).status);
  }
  expect(statuses).toEqual([202, 202, 202, 429]);
});
