import { fullHotel } from '#contracts/kit/samples/hotels.ts';
import { fullRate } from '#contracts/kit/samples/rates.ts';
import { ledgerOfRate } from '#contracts/money/priceLedger.ts';
import type { Rate } from '#contracts/provider/rateFields.ts';
import { bookedFirst } from '#client/domain/stay/bookedFirst.ts';
import { sampleBooking } from '../../../support/sampleBooking.ts';

const [room = { id: null, name: '' }] = fullHotel.room_groups;
const offer = (id: string, changes: Partial<Rate> = {}) => {
  const rate = { ...fullRate, id, ...changes };
  return { rate, room, ledger: ledgerOfRate(rate, 1) };
};
const booked = sampleBooking();
const own = { ...room, id: booked.stay.roomId };
const other = { ...room, id: 'other' };

test('the room and the terms that are booked come first; the rest keeps its order', () => {
  const offers = [
    offer('cheap', { meal: 'room-only' }),
    offer('fixed', { free_cancellation_until: null }),
    offer('same'),
  ];
  const shown = bookedFirst(
    [
      { room: other, offers },
      { room: own, offers },
    ],
    booked,
  );
  expect(shown.map((each) => each.room.id)).toEqual([own.id, 'other']);
  expect(shown[0]?.offers.map(({ rate }) => rate.id)).toEqual(['same', 'cheap', 'fixed']);
});

test('a booked room without offers stays behind those that have some', () => {
  const rooms = [
    { room: other, offers: [offer('a')] },
    { room: own, offers: [] },
  ];
  expect(bookedFirst(rooms, booked).map((each) => each.room.id)).toEqual(['other', own.id]);
});
