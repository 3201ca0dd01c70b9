import { waitsForLock } from '../../support/waitsForLock.ts';
import { bookingRequest, deskBookingRequest } from './support/bookingRequest.ts';
import { bookingProblemOf, eventually } from './support/startTestBookings.ts';
import { prepareSite } from './support/prepareSite.ts';

import { notCancellable } from './support/bookingProvider.ts';
import { sampleRoom } from '../../support/sampleStay.ts';

const { site, provider, database, db } = prepareSite();
const afterDeadline = new Date('2027-03-06T13:00:01Z');

test('a cancellation before the deadline is free on the site and at the provider', async () => {
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

test('the worker completes a cancellation without a response, and the traveler gets a mail', async () => {
  const { id, key } = await site().book();
  provider().state.modes.cancel = 'cut-before';
  const { body } = await site().cancel(id, key).expect(202);
  expect(body).toMatchObject({ status: 'confirmed', cancelling: true, cancellation: null });
  await site().cancel(id, key).expect(202);
  const less = { acceptedFee: { amount: '0.00', currency: 'EUR' } };
  await site().cancel(id, key).send(less).expect(202);
  provider().state.modes.cancel = 'normal';
  site().later(60);
  site().start();
  await site().becomes({ id, key }, 'cancelled');
  await site().mail('Subject: Canceled:');
});

test('a cancellation that the hotel refuses leaves the booking unchanged', async () => {
  const { id, key } = await site().book();
  provider().state.cancelAnswer = notCancellable;
  const refused = await site().cancel(id, key).expect(409);
  expect(bookingProblemOf(refused).code).toBe('not-cancellable');
  expect(await site().read(id, key)).toMatchObject({ status: 'confirmed', cancelling: false });
});

test('a request is canceled without the provider, and a second cancellation has no effect', async () => {
  const { id, key } = await site().book(deskBookingRequest);
  await site().cancel(id, key).expect(200);
  const { body } = await site().cancel(id, key).expect(200);
  expect(body.history).toHaveLength(3);
  expect(provider().state.calls).toEqual(['hotel']);
});

test('canceling a request that the desk just confirmed needs a second confirmation', async () => {
  const { id, key } = await site().book(deskBookingRequest);
  const confirmed = await db()
    .transaction()
    .execute(async (tx) => {
      await tx.updateTable('bookings').set({ status: 'confirmed' }).where('id', '=', id).execute();
      const cancelling = site()
        .cancel(id, key)
        .then((response) => response);
      await eventually(() => waitsForLock(database().database));
      return { cancelling };
    });
  const response = await confirmed.cancelling;
  expect(response.status).toBe(409);
  expect(bookingProblemOf(response)).toMatchObject({
    code: 'booking-changed',
    booking: { status: 'confirmed', cancelling: false, cancellation: { fee: { currency: 'USD' } } },
  });
  const { body } = await site().cancel(id, key).expect(200);
  expect(body.status).toBe('cancelled');
});

test('a pending booking cannot be canceled', async () => {
  provider().state.modes.hotel = 'fail';
  const { id, key } = await site().book();
  const refused = await site().cancel(id, key).expect(409);
  expect(bookingProblemOf(refused).code).toBe('not-cancellable');
});

test('two cancellations at once have the effect of one', async () => {
  const { id, key } = await site().book();
  const both = await Promise.all([site().cancel(id, key), site().cancel(id, key)]);
  expect(both.every(({ status }) => status === 200 || status === 202)).toBe(true);
  expect(provider().state.calls.filter((call) => call === 'cancel')).toHaveLength(1);
  expect((await site().read(id, key)).status).toBe('cancelled');
});

const noReservation = { title: 'Not Found', status: 404, code: 'no-reservation' };
test.each([
  ['no response', () => (provider().state.modes.cancel = 'cut-before')],
  [
    'no such reservation, although it has one for the key',
    () => (provider().state.cancelAnswer = { status: 404, body: noReservation }),
  ],
])(
  'a cancellation with %s until the end of the stay is given up, and the traveler gets a mail',
  async (_what, change) => {
    const { id, key } = await site().book();
    change();
    await site().cancel(id, key).expect(202);
    site().clock.now = new Date('2027-03-11T18:00:00Z');
    site().start();
    await site().becomes({ id, key }, 'stayed');
    await site().mail('Subject: Not canceled');
  },
);

test('a cancellation whose response was lost is looked up and ends as canceled', async () => {
  const { id, key } = await site().book();
  provider().state.modes.cancel = 'cut-after';
  const { body } = await site().cancel(id, key).expect(200);
  expect(body).toMatchObject({ status: 'cancelled', cancellationFee: { amount: '0.00' } });
  expect(provider().state.calls.slice(-2)).toEqual(['cancel', 'lookup']);
});

test('an error page of a gateway does not end a cancellation, which later succeeds at the accepted fee', async () => {
  const { id, key } = await site().book();
  Object.assign(provider().state.modes, { cancel: 'html-422', lookup: 'html-404' });
  await site().cancel(id, key).expect(202);
  site().clock.now = new Date('2027-03-06T14:00:00Z');
  Object.assign(provider().state.modes, { cancel: 'normal', lookup: 'normal' });
  site().start();
  await site().mail('Subject: Canceled:');
  const free = { amount: '0.00', currency: 'USD' };
  expect(provider().state.acceptedFees.at(-1)).toEqual(free);
  expect(await site().read(id, key)).toMatchObject({ status: 'cancelled', cancellationFee: free });
});

test('a booking is canceled if the provider carried out a cancellation that it now refuses', async () => {
  const { id, key } = await site().book();
  for (const each of provider().state.reservations.values()) {
    Object.assign(each, { cancelled: true, fee: { amount: '0.00', currency: 'USD' } });
  }
  provider().state.cancelAnswer = notCancellable;
  await site().cancel(id, key).expect(200);
});

test('after a lost response, a refusal is checked before the booking counts as kept', async () => {
  const { id, key } = await site().book();
  provider().state.modes.cancel = 'cut-after';
  provider().state.modes.lookup = 'fail';
  await site().cancel(id, key).expect(202);
  provider().state.modes.cancel = 'normal';
  provider().state.cancelAnswer = notCancellable;
  const cancels = () => provider().state.calls.filter((call) => call === 'cancel').length;
  site().start();
  await eventually(() => {
    if (cancels() > 2) return true;
    site().later();
    return undefined;
  });
  expect(await site().read(id, key)).toMatchObject({ status: 'confirmed', cancelling: true });
  provider().state.modes.lookup = 'normal';
  // The last attempt may not be recorded yet, so the time moves on until the next attempt is due.
  await eventually(() => {
    site().later(60);
    return site()
      .mails()
      .find((mail) => mail.includes('Subject: Canceled:'));
  });
  expect(site().mailsWith('Subject: Not canceled')).toEqual([]);
});

test('a changed fee that is within the accepted fee does not stop the cancellation', async () => {
  const { id, key } = await site().book();
  site().clock.now = afterDeadline;
  const fee = { amount: '100.00', currency: 'USD' };
  const body = { title: 'Conflict', status: 409, code: 'fee-changed', fee };
  provider().state.cancelAnswer = { status: 409, body };
  await site().cancel(id, key, '234.16').expect(202);
  provider().state.cancelAnswer = undefined;
  provider().state.fee = fee;
  site().later(60);
  site().start();
  await site().mail('Subject: Canceled:');
  expect(await site().read(id, key)).toMatchObject({ status: 'cancelled', cancellationFee: fee });
});

test.each([
  ['more than accepted', { amount: '50.00', currency: 'USD' }, '50.00 USD'],
  ['in another currency', { amount: '0.00', currency: 'EUR' }, '0.00 EUR'],
  ['impossible to show', { amount: '1.5', currency: 'USD' }, '1.5 USD'],
])('a fee that is %s becomes a mismatch for the desk', async (_what, fee, reported) => {
  const { id, key } = await site().book();
  Object.assign(provider().state, { fee, heedsFee: false });
  const { body } = await site().cancel(id, key).expect(200);
  const accepted = { amount: '0.00', currency: 'USD' };
  expect(body).toMatchObject({
    status: 'cancelled',
    cancellationFee: accepted,
    mismatch: true,
  });
  site().start();
  const desk = await site().mail('Subject: Check with the provider');
  expect(desk).toContain(`The provider reports: ${reported}`);
  expect(await site().mail('Subject: Canceled:')).toContain('our team is clarifying the fee');
});

test('a lower fee is applied', async () => {
  const { id, key } = await site().book();
  site().clock.now = afterDeadline;
  provider().state.fee = { amount: '100.00', currency: 'USD' };
  const { body } = await site().cancel(id, key, '234.16').expect(200);
  expect(body).toMatchObject({ cancellationFee: { amount: '100.00' }, mismatch: false });
});

test('a higher fee than accepted cancels nothing, and the traveler may accept it', async () => {
  const { id, key } = await site().book();
  const fee = { amount: '50.00', currency: 'USD' };
  provider().state.fee = fee;
  const refused = await site().cancel(id, key).expect(409);
  expect(bookingProblemOf(refused)).toMatchObject({ code: 'fee-changed', fee });
  expect(await site().read(id, key)).toMatchObject({
    // The fee is higher than the terms.
    status: 'confirmed',
    cancelling: false,
    mismatch: true,
  });
  const { body } = await site().cancel(id, key, '50.00').expect(200);
  expect(body).toMatchObject({ status: 'cancelled', cancellationFee: fee });
  expect(provider().state.acceptedFees).toEqual([{ ...fee, amount: '0.00' }, fee]);
});

test('a higher fee that arrives late keeps the booking, and the traveler gets a mail', async () => {
  const { id, key } = await site().book();
  provider().state.modes.cancel = 'cut-before';
  await site().cancel(id, key).expect(202);
  provider().state.modes.cancel = 'normal';
  provider().state.fee = { amount: '230.58', currency: 'USD' };
  site().clock.now = afterDeadline;
  site().start();
  const mail = await site().mail('Subject: Not canceled');
  expect(mail).toContain('Canceling would now cost $230.58');
  expect(await site().read(id, key)).toMatchObject({
    status: 'confirmed',
    cancelling: false,
    mismatch: false,
  });
});

test('the accepted fee in the request to the provider is at most the price of all rooms', async () => {
  const { id, key } = await site().book({
    ...bookingRequest,
    stay: { ...bookingRequest.stay, rooms: [sampleRoom, sampleRoom] },
  });
  await site().cancel(id, key, '9999.00').expect(200);
  expect(provider().state.acceptedFees).toEqual([{ amount: '468.32', currency: 'USD' }]);
});

test('a booking that the provider does not have is canceled, and the desk gets a mail', async () => {
  const { id, key } = await site().book();
  provider().state.reservations.clear();
  const { body } = await site().cancel(id, key).expect(200);
  expect(body).toMatchObject({ status: 'cancelled', mismatch: true });
  const rows = await db().selectFrom('bookings').select('mismatch').execute();
  expect(rows).toMatchObject([{ mismatch: { field: 'reference', reported: null } }]);
});

test('a cancellation of a reservation of another hotel is a mismatch, and the desk gets a mail', async () => {
  const { id, key } = await site().book();
  provider().state.wrongReservation = { hotel_id: 'other' };
  const { body } = await site().cancel(id, key).expect(200);
  expect(body).toMatchObject({ status: 'cancelled', mismatch: true });
  site().start();
  const mail = await site().mail('Subject: Check with the provider');
  expect(mail).toContain('Field: hotel_id');
  expect(mail).toContain('The provider reports: other');
});
