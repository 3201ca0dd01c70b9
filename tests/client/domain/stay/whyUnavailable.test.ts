import { roomierParty } from '#client/domain/stay/roomierParty.ts';
import { spreadParty } from '#contracts/values/party.ts';
import { unavailableText, whyUnavailable } from '#client/domain/stay/whyUnavailable.ts';
import { leanRate } from '#contracts/kit/samples/rates.ts';
import type { Rate } from '#contracts/provider/rateFields.ts';
import { english } from '../../../support/english.ts';

const rate = (more: Partial<Rate> = {}): Rate => ({
  ...leanRate,
  room_group_id: 'double',
  ...more,
});
const rooms = [{ id: 'double', sleeps: 2 }];
const party = (adults: number, rooms = 1, childAges: number[] = []) => ({
  party: spreadParty(rooms, adults, childAges),
});

test('rates that could not be read do not mean that the hotel is full', () => {
  const hotel = { rates: [], room_groups: rooms, ratesLeftOut: true };
  expect(whyUnavailable(hotel, party(2).party)).toBe('unknown');
});

test.each([
  ['no rates are given', null, party(2), 'No price available', undefined],
  ['nothing is left', [], party(2), 'No rooms left for these dates', undefined],
  [
    'nothing is left tonight, and nobody has asked about days',
    [],
    { ...party(2), checkIn: '', checkOut: '' },
    'No rooms left tonight',
    undefined,
  ],
  ['fewer rooms are left', [rate({ left: 1 })], party(4, 2), 'Not enough rooms left', undefined],
  ['the rooms are too small', [rate()], party(9), 'No room for 9 adults', 5],
  ['children do not fit', [rate()], party(2, 1, [4]), 'No room for 3 travelers', 2],
  [
    'more rooms would not be left',
    [rate({ left: 2 })],
    party(9),
    'No room for 9 adults',
    undefined,
  ],
  [
    'there would be more rooms than adults',
    [rate()],
    party(1, 1, [1, 2]),
    'No room for 3 travelers',
    undefined,
  ],
])('when %s', (_, rates, travellers, why, needed) => {
  const hotel = { rates, room_groups: rooms };
  const reason = whyUnavailable(hotel, travellers.party);
  const roomier = roomierParty(hotel, travellers.party);
  expect([unavailableText(english, reason, travellers), roomier?.length]).toEqual([why, needed]);
});
