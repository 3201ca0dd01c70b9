import { deskBookingRequest } from './support/bookingRequest.ts';
import { bookingProblemOf, eventually } from './support/startTestBookings.ts';
import { prepareSite } from './support/prepareSite.ts';

const { site, provider } = prepareSite({ answerMs: 300 });
const afterDeadline = new Date('2027-03-06T13:00:01Z');

test('before the deadline it is free, at both sides', async () => {
  const { id, key } = await site().book();
  const { body } = await site().cancel(id, key).expect(200);
  expect(body).toMatchObject({
    status: 'cancelled',
    cause: 'traveller',
    cancellation: null,
    cancellationFee: { amount: '0.00', currency: 'USD' },
  });
  expect([...provider().state.reservations.values()]).toMatchObject([{ cancelled: true }]);
});

test('after the deadline it costs the whole price, which must be accepted first', async () => {
  const { id, key } = await site().book();
  site().clock.now = afterDeadline;
  expect(await site().read(id, key)).toMatchObject({
    cancellation: { fee: { amount: '234.16' }, returned: { amount: '0.00' } },
  });
  const refused = await site().cancel(id, key).expect(409);
  expect(bookingProblemOf(refused)).toMatchObject({
    code: 'fee-changed',
    fee: { amount: '234.16', currency: 'USD' },
  });
  expect(provider().state.calls).not.toContain('cancel');
  await site().cancel(id, key, '234.16').expect(200);
});

test('an amount in another currency is not accepted', async () => {
  const { id, key } = await site().book();
  site().clock.now = afterDeadline;
  const { body } = await site()
    .cancel(id, key)
    .send({ acceptedFee: { amount: '234.16', currency: 'EUR' } });
  expect(body).toMatchObject({ code: 'fee-changed' });
});

test('without a response it goes on in the worker, and the traveller gets a mail', async () => {
  const { id, key } = await site().book();
  provider().state.modes.cancel = 'cut-after';
  const { body } = await site().cancel(id, key).expect(202);
  expect(body).toMatchObject({ status: 'confirmed', cancelling: true, cancellation: null });
  await site().cancel(id, key).expect(202);
  provider().state.modes.cancel = 'normal';
  site().later(60);
  site().start();
  await eventually(async () =>
    (await site().read(id, key)).status === 'cancelled' ? true : undefined,
  );
  await site().mail('Subject: Cancelled:');
});

test('one that the hotel does not accept leaves the booking as it was', async () => {
  const { id, key } = await site().book();
  const body = { type: 'about:blank', title: 'Unprocessable', status: 422 };
  provider().state.cancelAnswer = { status: 422, body };
  const refused = await site().cancel(id, key).expect(409);
  expect(bookingProblemOf(refused).code).toBe('not-cancellable');
  expect(await site().read(id, key)).toMatchObject({ status: 'confirmed', cancelling: false });
});

test('a request is cancelled without the provider, and again without effect', async () => {
  const { id, key } = await site().book(deskBookingRequest);
  await site().cancel(id, key).expect(200);
  const { body } = await site().cancel(id, key).expect(200);
  expect(body.history).toHaveLength(3);
  expect(provider().state.calls).toEqual(['hotel']);
});

test('a pending booking cannot be cancelled', async () => {
  provider().state.modes.hotel = 'fail';
  const { id, key } = await site().book();
  const refused = await site().cancel(id, key).expect(409);
  expect(bookingProblemOf(refused).code).toBe('not-cancellable');
});

test('two cancellations at once are one', async () => {
  const { id, key } = await site().book();
  const both = await Promise.all([site().cancel(id, key), site().cancel(id, key)]);
  expect(both.every(({ status }) => status === 200 || status === 202)).toBe(true);
  expect(provider().state.calls.filter((call) => call === 'cancel')).toHaveLength(1);
  expect((await site().read(id, key)).status).toBe('cancelled');
});

test('one without an outcome until the stay is over is given up, and the traveller gets a mail', async () => {
  const { id, key } = await site().book();
  provider().state.modes.cancel = 'cut-before';
  await site().cancel(id, key).expect(202);
  site().clock.now = new Date('2027-03-11T12:00:00Z');
  site().start();
  await eventually(async () =>
    (await site().read(id, key)).status === 'stayed' ? true : undefined,
  );
  await site().mail('Subject: Not cancelled');
});
