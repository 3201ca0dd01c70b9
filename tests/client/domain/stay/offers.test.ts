import { cheapestOffer, priceFreeToCancel } from '#client/domain/stay/cheapestOffer.ts';
import { hasRates, offersFor } from '#client/domain/stay/offers.ts';
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
const ids = (offers: { rate: Rate }[]) => offers.map((offer) => offer.rate.id);

describe('offersFor', () => {
  test('keeps the rates whose rooms sleep the party', () => {
    const hotel = {
      room_groups: rooms,
      rates: [rate('a', '90.00'), rate('b', '150.00', { room_group_id: '7' })],
    };
    expect(ids(offersFor(hotel, defaultParty))).toEqual(['a', 'b']);
    expect(ids(offersFor(hotel, spreadParty(1, 2, [4])))).toEqual(['b']);
    expect(ids(offersFor(hotel, spreadParty(2, 4, [])))).toEqual(['a', 'b']);
  });

  test('leaves out rates with fewer rooms left than wanted', () => {
    const hotel = {
      room_groups: rooms,
      rates: [rate('a', '90.00', { left: 1 }), rate('b', '95.00', { left: 2 })],
    };
    expect(ids(offersFor(hotel, spreadParty(2, 2, [])))).toEqual(['b']);
  });

  test('multiplies the price by the rooms', () => {
    const hotel = { room_groups: rooms, rates: [rate('a', '90.10')] };
    const [offer] = offersFor(hotel, spreadParty(3, 3, []));
    expect(offer?.ledger.total).toEqual({ amount: 27_030n, currency: 'USD' });
    expect(offer?.room).toBe(rooms[0]);
  });
});

describe('cheapestOffer', () => {
  test('compares totals in the currency of the first offer', () => {
    const rates = [rate('a', '90.00'), rate('b', '80.00'), rate('c', '10.00', { currency: 'EUR' })];
    expect(cheapestOffer({ room_groups: rooms, rates }, defaultParty)?.rate.id).toBe('b');
  });

  test('is undefined for a hotel without a fitting rate', () => {
    expect(cheapestOffer({ rates: [] }, defaultParty)).toBeUndefined();
    expect(hasRates({ rates: [] })).toBe(true);
    expect(hasRates({ rates: null })).toBe(false);
  });
});

describe('priceFreeToCancel', () => {
  const free = { free_cancellation_until: '2999-01-01T00:00:00Z' };
  const price = (rates: Rate[], wanted: Parameters<typeof priceFreeToCancel>[3] = []) => {
    const hotel = { room_groups: rooms, rates };
    const offer = cheapestOffer(hotel, defaultParty, wanted);
    return offer && priceFreeToCancel(hotel, defaultParty, offer, wanted)?.amount;
  };

  test('is the lowest price with free cancellation beside one without, with all that is wanted', () => {
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
