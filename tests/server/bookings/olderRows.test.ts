import { sql } from 'kysely';
import { fullHotel } from '#contracts/kit/samples/hotels.ts';
import { fullRate, steppedRate } from '#contracts/kit/samples/rates.ts';
import { bookedRoom } from '../../support/sampleStay.ts';
import { requestFor } from './support/bookingRequest.ts';
import { prepareSite } from './support/prepareSite.ts';

const { site, provider, db } = prepareSite();
const usd = (amount: string) => ({ amount, currency: 'USD' });

beforeEach(() => {
  provider().state.rates = [steppedRate];
});

/** Reduces all bookings to the columns of the previous version. */
async function makeOlder(): Promise<void> {
  await sql`update bookings set rooms = null, rates = null, moved_rates = null,
    rooms_turnover = null, rooms_commission = null, hotel = hotel - 'roomNames'`.execute(db());
}

const twoRooms = requestFor(
  bookedRoom(steppedRate, { occupancy: '2' }),
  bookedRoom(steppedRate, { occupancy: '1-7' }),
);

test('a new booking fills the columns that the previous version reads', async () => {
  await site().book(twoRooms);
  const [row] = await db().selectFrom('bookings').selectAll().execute();
  const { id: rateId, meal, cancellation, no_show: noShow, deposit } = steppedRate;
  expect(row?.stay).toEqual({
    ...{ hotelId: fullHotel.id, roomId: '101', rateId, checkIn: '2027-03-08' },
    ...{ checkOut: '2027-03-10', rooms: 2, adults: 3, children: [7], occupancy: ['2', '1-7'] },
    ...{ meal, cancellation, noShow, deposit },
    freeCancellationUntil: steppedRate.free_cancellation_until,
  });
  expect(row?.price.total).toBe('234.16');
  expect(row?.rate).toMatchObject({ id: rateId, booking: 'instant' });
  expect(row?.hotel?.roomName).toBe('Deluxe Double Room');
});

test('a booking of the previous version is shown and canceled with the fee of all its rooms', async () => {
  const { id, key } = await site().book(twoRooms);
  const before = await site().read(id, key);
  await makeOlder();
  expect(await site().read(id, key)).toEqual(before);
  site().clock.now = new Date('2027-03-06T14:00:00Z');
  expect((await site().read(id, key)).cancellation?.fee).toEqual(usd('240.00'));
  provider().state.fee = usd('240.00');
  await site().cancel(id, key, '240.00').expect(200);
  expect(await site().read(id, key)).toMatchObject({
    status: 'cancelled',
    cancellationFee: usd('240.00'),
  });
});

test('a booking of the previous version spreads its guests over its rooms', async () => {
  const { id, key } = await site().book(twoRooms);
  await makeOlder();
  await sql`update bookings set stay = stay - 'occupancy'`.execute(db());
  const { stay, rates } = await site().read(id, key);
  expect(stay.rooms.map(({ occupancy }) => occupancy)).toEqual(['2', '1-7']);
  expect(rates).toHaveLength(2);
});

test('an unanswered booking of the previous version is looked up, and then reserved as a list of rooms', async () => {
  provider().state.rates = [fullRate];
  provider().state.modes.reserve = 'cut-before';
  const { id, key, status } = await site().book();
  expect(status).toBe(202);
  await makeOlder();
  provider().state.modes.reserve = 'normal';
  site().later();
  site().start();
  await site().becomes({ id, key }, 'confirmed');
  expect(provider().state.calls).toEqual(['hotel', 'reserve', 'find', 'reserve']);
  const [reservation] = provider().state.reservations.values();
  expect(reservation?.request.rooms).toMatchObject([{ rate_id: fullRate.id, occupancy: '2' }]);
});
