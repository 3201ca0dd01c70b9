import request from 'supertest';
import { manualClock } from '../provider/manualClock.ts';
import { bookingRequest } from './support/bookingRequest.ts';
import { prepareSite } from './support/prepareSite.ts';
import { eventually, own, type TestBookings } from './support/startTestBookings.ts';

const time = manualClock();
const { site, provider } = prepareSite({
  providerClock: time.clock,
  bookingLimits: { book: 1_000, bookAddress: 1_000 },
});

/** Returns the responses to travelers who search, and to those who view and book another hotel. */
async function others({ app, post }: TestBookings) {
  const { state } = provider();
  const cities = Array.from({ length: 20 }, (_, city) => `city-${city}`);
  const searches = await Promise.all(
    cities.map((city) => request(app).get('/api/hotels/search').query({ city }).set(own)),
  );
  state.modes = { ...state.modes, hotel: 'normal', reserve: 'normal' };
  state.wrongHotel = { id: 'other' };
  const detail = await request(app).get('/api/hotels/other').set(own);
  const stay = { ...bookingRequest.stay, hotelId: 'other' };
  const booking = await post({ ...bookingRequest, stay });
  return { searches: searches.map(({ status }) => status), detail, booking };
}

test.each([
  ['detail', 'hotel', 2_000],
  ['reservation', 'reserve', 6_000],
] as const)(
  'twenty bookings at a hotel whose %s call hangs do not block other requests',
  async (_what, kind, ms) => {
    const { state } = provider();
    state.modes[kind] = 'hang';
    const received = () => state.calls.filter((call) => call === kind).length;
    const bookings = Array.from({ length: 20 }, () => site().post().then());
    // At most sixteen calls of one hotel wait at a time.
    await eventually(() => (received() >= 16 ? true : undefined));
    const meanwhile = await request(site().app).get('/api/hotels/search').set(own);
    expect(meanwhile.status).toBe(200);
    time.advance(ms);
    const statuses = (await Promise.all(bookings)).map(({ status }) => status);
    expect(statuses).toEqual(Array.from({ length: 20 }, () => 202));
    expect(received()).toBe(16);

    // The hotel is not asked again for a while, so its travelers do not wait.
    expect((await site().post()).status).toBe(202);
    expect(received()).toBe(16);
    expect(site().lines.filter((line) => line.includes('breaker'))).toEqual([
      'warn: hotel breaker opened',
    ]);

    const { searches, detail, booking } = await others(site());
    expect(searches).toEqual(Array.from({ length: 20 }, () => 200));
    expect(detail.status).toBe(200);
    expect(booking.status).toBe(201);
  },
);
