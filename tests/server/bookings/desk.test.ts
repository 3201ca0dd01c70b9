import request from 'supertest';
import { deskLinkOf } from './support/deskLinkOf.ts';
import { deskBookingRequest } from './support/bookingRequest.ts';
import { own } from './support/startTestBookings.ts';
import { prepareSite } from './support/prepareSite.ts';

const { site, provider, database } = prepareSite();
const requested = {
  ...deskBookingRequest,
  traveller: {
    ...deskBookingRequest.traveller,
    specialRequests: '<script>alert(1)</script> & "more"',
  },
};

async function requestedBooking() {
  const booked = await site().book(requested);
  const link = await deskLinkOf(site(), database().database, booked.id);
  return { ...booked, link, state: () => site().read(booked.id, booked.key) };
}

test('the page shows the request and a form, as often as a mail scanner opens it', async () => {
  const { link, state } = await requestedBooking();
  await link.get().expect(200);
  await request(site().app).head(link.path).query({ token: link.token }).set(own).expect(200);
  const { text, headers } = await link.get().expect(200);
  expect(text).toContain('Sea View Clifton');
  expect(text).toContain('<form method="post">');
  expect(text).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;more&quot;');
  expect(text).not.toContain('<script');
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/);
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'same-origin' });
  expect((await state()).status).toBe('requested');
});

test('confirming takes the hotel’s reference, mails the traveller, and uses the link up', async () => {
  const { link, state } = await requestedBooking();
  const { text } = await link.post('confirm', { reference: 'HTL-7' }).expect(200);
  expect(text).toContain('The booking is confirmed');
  expect(await state()).toMatchObject({ status: 'confirmed', reference: 'HTL-7' });
  await link.post('decline').expect(410);
  await link.get().expect(410);
  expect((await state()).status).toBe('confirmed');
  expect(provider().state.reservations.size).toBe(0);
  site().start();
  await site().mail('Subject: Confirmed:');
});

test('declining mails the traveller, who owes nothing', async () => {
  const { link, state } = await requestedBooking();
  await link.post('decline').expect(200);
  expect(await state()).toMatchObject({ status: 'declined', cause: 'desk' });
  site().start();
  const mail = await site().mail('Subject: Not booked:');
  expect(mail).toContain('you owe nothing');
});

test('of two decisions at once one counts', async () => {
  const { link } = await requestedBooking();
  const both = await Promise.all([link.post('confirm'), link.post('decline')]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 410]);
});

test('the link expires after two weeks', async () => {
  const { link, state } = await requestedBooking();
  site().later(14 * 86_400 + 1);
  await link.get().expect(410);
  await link.post('confirm').expect(410);
  expect((await state()).status).toBe('requested');
});

test('a wrong token, another booking’s token and another site change nothing', async () => {
  const one = await requestedBooking();
  const other = await requestedBooking();
  const post = (token: string, headers: Record<string, string> = own) =>
    request(site().app)
      .post(one.link.path)
      .set(headers)
      .type('form')
      .send({ token, action: 'confirm' });
  await post('wrong').expect(404);
  await post(other.link.token).expect(404);
  await post(one.link.token, { ...own, Origin: 'https://evil.example' }).expect(403);
  await post(one.link.token).send({ action: 'cancel' }).expect(422);
  await request(site().app).get('/desk/unknown?token=x').set(own).expect(404);
  expect((await one.state()).status).toBe('requested');
});

test('a request that the traveller cancels tells the desk, and its link ends', async () => {
  const { link, id, key } = await requestedBooking();
  await site().cancel(id, key).expect(200);
  await link.post('confirm').expect(410);
  site().start();
  const mail = await site().mail('Cancelled by the traveller');
  expect(mail).toContain('To: desk@hotels.example');
});
