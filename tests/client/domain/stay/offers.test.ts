import { conflictingRoom } from '#client/domain/stay/roomChoice.ts';
import { collectorOf } from '#contracts/site/collection.ts';
import { cheapestOffer, lowestPrices } from '#client/domain/stay/cheapestOffer.ts';
import { priceFreeToCancel } from '#client/domain/stay/priceFreeToCancel.ts';
import { hasRates, ratesFor } from '#client/domain/stay/offers.ts';
import type { Rate } from '#contracts/provider/rateFields.ts';
import { defaultParty, spreadParty } from '#contracts/values/party.ts';

function rate(id: string, total: string, more: Partial<Rate> = {}): Rate {
  return {
    id,
    room_group_id: 'double',
    check_in: '2030-05-01',
    check_out: '2030-05-02',
    meal: 'room-only',
    nights: [{ date: '2030-05-01', amount: total }],
    taxes: [],
    total,
    total_now: '0.00',
    total_property: total,
    currency: 'USD',
    free_cancellation_until: null,
    payment: 'property',
    left: null,
    commission: null,
    booking: 'instant',
    ...more,
  };
}

const rooms = [
  { id: 'double', sleeps: 2 },
  { id: 7, sleeps: 4 },
];
const ids = (rates: readonly Rate[] | undefined) => rates?.map(({ id }) => id);

test('ratesFor keeps only rates that fit and are priced for the guests of a room', () => {
  const hotel = {
    room_groups: rooms,
    rates: [
      rate('a', '90.00'),
      rate('b', '150.00', { room_group_id: '7' }),
      rate('c', '80.00', { occupancy: '1' }),
    ],
  };
  expect(ids(ratesFor(hotel, { adults: 2, childAges: [] }))).toEqual(['a', 'b']);
  expect(ids(ratesFor(hotel, { adults: 2, childAges: [4] }))).toEqual(['b']);
  expect(ids(ratesFor(hotel, { adults: 1, childAges: [] }))).toEqual(['a', 'b', 'c']);
});

describe('cheapestOffer of several rooms', () => {
  const family = [
    { adults: 2, childAges: [7] },
    { adults: 1, childAges: [] },
  ];

  test('is the cheapest rate for each room, and its price is the sum of all rooms', () => {
    const rates = [
      rate('family', '150.00', { room_group_id: '7', occupancy: '2-7' }),
      rate('single', '60.00', { occupancy: '1' }),
      rate('double', '90.00'),
    ];
    const offer = cheapestOffer({ room_groups: rooms, rates }, family);
    expect(ids(offer?.rates)).toEqual(['family', 'single']);
    expect(offer?.ledger).toMatchObject({ rooms: 2, total: { amount: 21_000n } });
    expect(offer?.room).toBe(rooms[1]);
  });

  test('uses a last room once and leaves it to the guests who need it', () => {
    const rates = [
      rate('a', '90.00', { left: 1 }),
      rate('b', '95.00', { left: 1, meal: 'breakfast' }),
      rate('c', '200.00', { room_group_id: '7', left: 1 }),
    ];
    const hotel = { room_groups: rooms, rates };
    const two = spreadParty(2, 4, []);
    // Both rates belong to one kind of room, of which a single room is left.
    expect(ids(cheapestOffer(hotel, two)?.rates)).toEqual(['a', 'c']);
    expect(ids(cheapestOffer(hotel, [...two].reverse())?.rates)).toEqual(['a', 'c']);
    expect(
      ids(
        cheapestOffer(
          hotel,
          [defaultParty[0], family[0]].flatMap((r) => r ?? []),
        )?.rates,
      ),
    ).toEqual(['a', 'c']);
    expect(cheapestOffer(hotel, spreadParty(3, 6, []))).toBeUndefined();
  });

  test('keeps the only room for a family free for it, in any order of the rooms', () => {
    const others = Array.from({ length: 100 }, (_, index) =>
      rate(`r${index}`, `${100 + index}.00`, { room_group_id: `g${index}`, left: 1 }),
    );
    const hotel = {
      room_groups: [...rooms, ...others.map(({ room_group_id: id }) => ({ id, sleeps: 1 }))],
      rates: [rate('family', '50.00', { room_group_id: '7', left: 1 }), ...others],
    };
    const party = [...spreadParty(3, 3, []), { adults: 2, childAges: [7] }];
    expect(ids(cheapestOffer(hotel, party)?.rates)).toEqual(['r0', 'r1', 'r2', 'family']);
  });

  test('has a property only if each room has it', () => {
    const rates = [
      rate('a', '90.00', { occupancy: '1' }),
      rate('b', '99.00', { occupancy: '1', meal: 'breakfast' }),
      rate('c', '150.00', { room_group_id: '7', occupancy: '2-7', meal: 'breakfast' }),
    ];
    const hotel = { room_groups: rooms, rates };
    expect(ids(cheapestOffer(hotel, family)?.rates)).toEqual(['c', 'a']);
    expect(ids(cheapestOffer(hotel, family, ['breakfast'])?.rates)).toEqual(['c', 'b']);
    expect(lowestPrices(hotel, family).map(({ facts }) => facts)).toEqual([
      ['payAtProperty'],
      ['breakfast', 'payAtProperty'],
    ]);
  });

  test('finishes in time for a hotel with hundreds of last rooms', () => {
    const rates = Array.from({ length: 400 }, (_, index) =>
      rate(`r${index}`, `${100 + index}.00`, { room_group_id: `g${index}`, left: 1 }),
    );
    const offer = cheapestOffer({ rates }, spreadParty(8, 8, []));
    expect(ids(offer?.rates)).toEqual(rates.slice(0, 8).map(({ id }) => id));
  });
});

describe('cheapestOffer', () => {
  test('compares totals in the currency of the first offer', () => {
    const rates = [rate('a', '90.00'), rate('b', '80.00'), rate('c', '10.00', { currency: 'EUR' })];
    expect(cheapestOffer({ room_groups: rooms, rates }, defaultParty)?.rates[0]?.id).toBe('b');
  });

  test('is undefined for a hotel without a fitting rate', () => {
    expect(cheapestOffer({ rates: [] }, defaultParty)).toBeUndefined();
    expect(hasRates({ rates: [] })).toBe(true);
    expect(hasRates({ rates: null })).toBe(false);
  });
});

test('conflictingRoom names the room whose prepayment another company collects', () => {
  const prepaid = (id: string, collect: Rate['collect']) =>
    rate(id, '90.00', { payment: 'now', total_now: '90.00', total_property: '0.00', collect });
  const operator = {
    ...{ prepaidBy: '', payments: 'USD:50', paymentNote: 'By bank transfer.' },
    needsPaymentNote: true,
  } as const;
  const of = (rates: Rate[], payments = operator.payments) =>
    conflictingRoom(rates, (some) => collectorOf(some, null, { ...operator, payments }));
  const [byHotel, bySite] = [prepaid('a', 'hotel'), prepaid('b', 'site')];
  expect(of([byHotel, rate('c', '80.00'), bySite])).toBe(2);
  expect(of([byHotel, rate('c', '80.00'), byHotel])).toBeUndefined();
  // A prepayment that nobody can collect is no conflict between rooms: the page shows its own
  // notice for it.
  expect(of([byHotel, bySite], '')).toBeUndefined();
});

describe('priceFreeToCancel', () => {
  const free = { free_cancellation_until: '2999-01-01T00:00:00Z' };
  const price = (rates: Rate[], wanted: Parameters<typeof priceFreeToCancel>[3] = []) => {
    const hotel = { room_groups: rooms, rates };
    const offer = cheapestOffer(hotel, defaultParty, wanted);
    return offer && priceFreeToCancel(hotel, defaultParty, offer, wanted)?.amount;
  };

  test('is the lowest price with free cancellation that meets all criteria', () => {
    const rates = [
      rate('a', '90.00'),
      rate('b', '120.00', free),
      rate('c', '110.00', free),
      rate('d', '130.00', { meal: 'breakfast' }),
      rate('e', '150.00', { ...free, meal: 'breakfast' }),
    ];
    expect(price(rates)).toBe(11_000n);
    expect(price(rates, ['breakfast'])).toBe(15_000n);
  });

  test.each([
    ['the offer has it', [rate('a', '90.00', free), rate('b', '120.00')]],
    ['no rate has it', [rate('a', '90.00')]],
    [
      'it is in another currency',
      [rate('a', '90.00'), rate('b', '120.00', { ...free, currency: 'EUR' })],
    ],
  ])('is undefined where %s', (_, rates) => {
    expect(price(rates)).toBeUndefined();
  });
});
