import { fullHotel } from '#contracts/kit/samples/hotels.ts';
import { fullRate } from '#contracts/kit/samples/rates.ts';
import { ledgerOfRates } from '#contracts/money/priceLedger.ts';
import type { Rate } from '#contracts/provider/rateFields.ts';
import { bookedFirst } from '#client/domain/stay/bookedFirst.ts';
import { sampleBooking } from '../../../support/sampleBooking.ts';
import { sampleRoom, sampleStay } from '../../../support/sampleStay.ts';

const [room = { id: null, name: '' }] = fullHotel.room_groups;
const offer = (id: string, changes: Partial<Rate> = {}) => {
  const rate = { ...fullRate, id, ...changes };
  return { rates: [rate], room, ledger: ledgerOfRates([rate]) };
};
const idsOf = ({ rates }: { rates: readonly Rate[] }) => rates.map(({ id }) => id);
const booked = sampleBooking();
const own = { ...room, id: sampleRoom.roomId };
const other = { ...room, id: 'other' };

test('the booked room and the booked terms come first', () => {
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
  expect(shown[0]?.offers.flatMap(idsOf)).toEqual(['same', 'cheap', 'fixed']);
});

test('a booked room without offers comes after the rooms with offers', () => {
  const rooms = [
    { room: other, offers: [offer('a')] },
    { room: own, offers: [] },
  ];
  expect(bookedFirst(rooms, booked).map((each) => each.room.id)).toEqual(['other', own.id]);
});

test('each booked kind of room comes first, and then its booked terms', () => {
  const second = { ...sampleRoom, roomId: 'second', rateId: 'bare' };
  const both = {
    stay: { ...sampleStay, rooms: [sampleRoom, second] },
    rates: [fullRate, { ...fullRate, id: 'bare', meal: 'room-only' as const }],
  };
  const offers = [offer('half', { meal: 'half-board' }), offer('bare', { meal: 'room-only' })];
  const rooms = [other, { ...room, id: 'second' }, own].map((each) => ({ room: each, offers }));
  const shown = bookedFirst(rooms, both);
  expect(shown.map((each) => each.room.id)).toEqual(['second', own.id, 'other']);
  expect(shown[0]?.offers.flatMap(idsOf)).toEqual(['bare', 'half']);
});
