import { fullHotel } from '#contracts/samples/fullHotel.ts';
import { fullRate } from '#contracts/samples/fullRate.ts';
import { bookingRequest } from './support/bookingRequest.ts';
import { prepareSite } from './support/prepareSite.ts';
import { eventually } from './support/startTestBookings.ts';

const { site, provider, database } = prepareSite();

const cheaper = {
  ...bookingRequest.price,
  taxes: [],
  nights: [],
  total: '1.00',
  total_now: '1.00',
  total_property: '0.00',
};

test.each([
  ['hotel_id', { hotel_id: 'other' }],
  ['room_group_id', { room_group_id: 'other' }],
  ['rate_id', { rate_id: 'other' }],
  ['check_in', { check_in: '2027-03-09' }],
  ['check_out', { check_out: '2027-03-11' }],
  ['rooms', { rooms: 2 }],
  ['price', { price: cheaper }],
])('a reservation with another %s is no confirmation', async (_field, wrong) => {
  provider().state.wrongReservation = wrong;
  const { status, id, key } = await site().book();
  expect(status).toBe(202);
  expect(await site().read(id, key)).toMatchObject({ status: 'pending', reference: null });
  expect(site().lines).toContain('error: the provider reserved something else');
  expect(provider().state.calls).not.toContain('cancel');
});

test('a reservation that the provider shows rightly later is a confirmation', async () => {
  provider().state.wrongReservation = { rooms: 2 };
  const { id, key } = await site().book();
  provider().state.wrongReservation = {};
  site().later(60);
  site().start();
  const confirmed = () =>
    eventually(async () => {
      const booking = await site().read(id, key);
      return booking.status === 'pending' ? undefined : booking;
    });
  expect(await confirmed()).toMatchObject({ status: 'confirmed', reference: `R-${id}` });
});

test('a reservation of something else is given up once the check-in has passed', async () => {
  provider().state.wrongReservation = { rooms: 2 };
  const { id, key } = await site().book();
  site().later(60 * 86_400);
  site().start();
  const ended = await eventually(async () => {
    const booking = await site().read(id, key);
    return booking.status === 'pending' ? undefined : booking;
  });
  expect(ended).toMatchObject({ status: 'declined', cause: 'expired' });
});

test('characters that no database stores do not keep a booking from its outcome', async () => {
  provider().state.wrongHotel = { name: 'Sea\u0000 View\ud800', address: 'a\u001b[2Jb' };
  const { status, booking } = await site().book();
  expect(status).toBe(201);
  expect(booking.hotel).toMatchObject({ name: 'Sea\ufffd View\ufffd', address: 'a\ufffd[2Jb' });
});

test('a name with markup and line breaks stays text in the mail, and adds no header', async () => {
  const name = 'Sea\r\nBcc: evil@mail.example\r\n\r\n<script>alert(1)</script>';
  provider().state.wrongHotel = { name };
  await site().book();
  site().start();
  const mail = await eventually(() => site().mails()[0]);
  const [head = ''] = mail.split('\r\n\r\n');
  expect(head).not.toMatch(/^Bcc:/im);
  expect(head).toMatch(/^To: ada@travellers\.example$/m);
  expect(mail).toContain('&lt;script&gt;');
  expect(mail.slice(mail.indexOf('text/html'))).not.toContain('<script>');
});

test('a rate key of a supplier that is 1,000 characters long is booked', async () => {
  const rateId = 'k|'.repeat(500);
  provider().state.rates = [{ ...fullRate, id: rateId }];
  const { status } = await site().book({
    ...bookingRequest,
    stay: { ...bookingRequest.stay, rateId },
  });
  expect(status).toBe(201);
  const rows = await database().database.db.selectFrom('bookings').select('stay').execute();
  expect(rows).toMatchObject([{ stay: { rateId, hotelId: fullHotel.id } }]);
});

test.each([
  ['a fee that cannot be shown', { fee: { amount: '1.5', currency: 'USD' } }, {}],
  ['another reference', {}, { reference: 'R-other' }],
])('a cancellation with %s is no outcome', async (_what, wrong, more) => {
  const { id, key } = await site().book();
  const cancellation = { at: '2027-01-01T00:00:00Z', fee: { amount: '0.00', currency: 'USD' } };
  provider().state.wrongReservation = { cancellation: { ...cancellation, ...wrong }, ...more };
  await site().cancel(id, key).expect(202);
  expect(await site().read(id, key)).toMatchObject({ status: 'confirmed', cancelling: true });
});
