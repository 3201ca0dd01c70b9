import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import fc from 'fast-check';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { api } from '#client/api/api.ts';
import { hotelsApi } from '#client/api/hotels/hotelsApi.ts';
import { createStore } from '#client/app/createStore.ts';
import { readHotelAddress } from '#client/domain/addresses/hotelAddress.ts';
import { addDays } from '#client/domain/search/calendarDay.ts';
import { toRatesQuery } from '#client/domain/search/searchQuery.ts';
import { cheapestOffer } from '#client/domain/stay/cheapestOffer.ts';
import { stayDetails } from '#client/domain/stay/stayDetails.ts';
import { StayPrice } from '#client/features/hoteldetails/StayPrice.tsx';
import { HotelRow } from '#client/features/hotels/HotelRow.tsx';
import { FlexibleDays } from '#client/features/rooms/OtherDays.tsx';
import { RoomChooser } from '#client/features/rooms/RoomChooser.tsx';
import { RoomList } from '#client/features/rooms/RoomList.tsx';
import { PriceDisplay } from '#client/ui/money/PriceDisplay.ts';
import { PriceLedger } from '#client/ui/stay/PriceLedger.tsx';
import { I18nContext } from '#client/ui/useI18n.ts';
import { fullHotel } from '#contracts/kit/samples/hotels.ts';
import { leanRate } from '#contracts/kit/samples/rates.ts';
import { convertMoney } from '#contracts/money/convertMoney.ts';
import { displayCurrencies } from '#contracts/money/currencies.ts';
import { type Money, toDecimal } from '#contracts/money/money.ts';
import type { Rate } from '#contracts/provider/rateFields.ts';
import { listedHotel } from '#contracts/site/listedHotel.ts';
import { rateFactNames } from '#contracts/site/rateFacts.ts';
import { spreadParty } from '#contracts/values/party.ts';
import { english } from '../../support/english.ts';
import { json } from '../../support/scriptedProvider.ts';
import { startProvider } from '../../support/startProvider.ts';
import { afterTest } from '../../support/testLimits.ts';

// A stay has the same price in the results, in the head of the hotel's page, among its rooms, in
// its flexible dates and at checkout. That holds for any rates, travelers and display currency. The
// provider answers over HTTP, and the results use their short form.

const stay = { checkIn: '2099-03-08', checkOut: '2099-03-10' };
const callPath = `/api/hotels/${fullHotel.id}`;
const { formats } = english;

const anyRate = fc.record({
  room: fc.constantFrom(1, 2),
  currency: fc.oneof(
    { weight: 5, arbitrary: fc.constant(0) },
    { weight: 1, arbitrary: fc.constant(1) },
  ),
  nights: fc.tuple(fc.bigInt({ min: 1n, max: 99_999n }), fc.bigInt({ min: 1n, max: 99_999n })),
  taxes: fc.array(fc.record({ amount: fc.bigInt({ min: 1n, max: 9_999n }), now: fc.boolean() }), {
    maxLength: 3,
  }),
  meal: fc.constantFrom('room-only' as const, 'breakfast' as const),
  payment: fc.constantFrom('now' as const, 'property' as const),
  free: fc.constantFrom(null, '2099-03-01T18:00:00Z'),
  left: fc.constantFrom(null, 1, 2, 8),
});
type AnyRate = typeof anyRate extends fc.Arbitrary<infer Value> ? Value : never;

const anyExample = fc.record({
  rates: fc.array(anyRate, { minLength: 1, maxLength: 6 }),
  currencies: fc.constantFrom(['USD', 'EUR'], ['JPY', 'USD'], ['KWD', 'GBP'], ['EUR', 'HUF']),
  sleeps: fc.tuple(fc.constantFrom(1, 3, 8, null), fc.constantFrom(2, 4, null)),
  rooms: fc.integer({ min: 1, max: 3 }),
  adults: fc.integer({ min: 1, max: 4 }),
  childAges: fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 2 }),
  facts: fc.subarray([...rateFactNames]),
  shownIn: fc.constantFrom(null, ...displayCurrencies.filter((code) => code !== 'EUR'), 'EUR'),
  cents: fc.integer({ min: 0, max: 9 }),
});
type Example = typeof anyExample extends fc.Arbitrary<infer Value> ? Value : never;

/**
 * Returns a rate of the stay from a day. Each day after the first adds some minor units to its
 * price.
 */
function rateFrom(checkIn: string, rate: AnyRate, index: number, { currencies, cents }: Example) {
  const currency = currencies[rate.currency];
  const later = BigInt(Math.abs(Date.parse(checkIn) - Date.parse(stay.checkIn)) / 86_400_000);
  const text = (amount: bigint) => toDecimal({ amount, currency });
  const nights = [rate.nights[0] + later * BigInt(cents), rate.nights[1]];
  const due = (now: boolean) => (now && rate.payment === 'now' ? 'now' : 'property');
  const sum = (amounts: readonly bigint[]) => amounts.reduce((all, each) => all + each, 0n);
  const taxesNow = rate.taxes.filter(({ now }) => due(now) === 'now').map(({ amount }) => amount);
  const total = sum([...nights, ...rate.taxes.map(({ amount }) => amount)]);
  const totalNow = rate.payment === 'now' ? sum([...nights, ...taxesNow]) : 0n;
  return {
    ...leanRate,
    id: String(index),
    room_group_id: rate.room,
    check_in: checkIn,
    check_out: addDays(checkIn, 2),
    meal: rate.meal,
    payment: rate.payment,
    nights: nights.map((amount, night) => ({
      date: addDays(checkIn, night),
      amount: text(amount),
    })),
    taxes: rate.taxes.map(({ amount, now }) => ({
      name: 'Tax',
      amount: text(amount),
      due: due(now),
    })),
    total: text(total),
    total_now: text(totalNow),
    total_property: text(total - totalNow),
    currency,
    free_cancellation_until: rate.free,
    left: rate.left,
  } satisfies Rate;
}

const hotelFrom = (checkIn: string, example: Example) => ({
  ...fullHotel,
  room_groups: example.sleeps.map((sleeps, room) => ({
    id: room + 1,
    name: `Room ${room + 1}`,
    sleeps,
  })),
  rates: example.rates.map((rate, index) => rateFrom(checkIn, rate, index, example)),
});

/**
 * Returns the lowest sum of one rate for each room, in the first currency with a result.
 * Combinations that meet all criteria come first.
 */
function lowestPrice({ rates, room_groups }: ReturnType<typeof hotelFrom>, example: Example) {
  const { rooms, adults, childAges, facts } = example;
  const has = (rate: (typeof rates)[number]) => ({
    breakfast: rate.meal === 'breakfast',
    freeCancellation: rate.free_cancellation_until !== null,
    payAtProperty: rate.payment === 'property',
  });
  const sleeps = (id: unknown) => room_groups.find((room) => room.id === id)?.sleeps ?? Infinity;
  /** Each way to choose a rate for every room. */
  const ways = spreadParty(rooms, adults, childAges).reduce<(typeof rates)[]>(
    (some, room) =>
      some.flatMap((way) =>
        rates
          .filter((rate) => sleeps(rate.room_group_id) >= room.adults + room.childAges.length)
          .map((rate) => [...way, rate]),
      ),
    [[]],
  );
  const possible = ways.filter((way) =>
    way.every((rate) => {
      const ofKind = way.filter((other) => other.room_group_id === rate.room_group_id);
      const most = Math.max(...ofKind.map(({ left }) => left ?? Infinity));
      const times = way.filter((other) => other === rate).length;
      return (
        rate.currency === way[0]?.currency &&
        times <= (rate.left ?? Infinity) &&
        ofKind.length <= most
      );
    }),
  );
  const inOrder = [...new Set(rates.map(({ currency }) => currency))].flatMap((currency) =>
    possible
      .filter(([first]) => first?.currency === currency)
      .map((way) => ({
        way,
        amount: way.reduce((sum, { total }) => sum + BigInt(total.replace('.', '')), 0n),
        currency,
      }))
      .sort((one, other) => (one.amount < other.amount ? -1 : 1)),
  );
  const wanted = inOrder.find(({ way }) =>
    way.every((rate) => facts.every((fact) => has(rate)[fact])),
  );
  const found = wanted ?? inOrder[0];
  return found && { amount: found.amount, currency: found.currency };
}

const rates = {
  base: 'EUR',
  date: '2099-03-01',
  outdated: false,
  rates: Object.fromEntries(
    [...displayCurrencies, 'KWD']
      .filter((code) => code !== 'EUR')
      .map((code, index) => [code, `${1 + index * 7}.${index}37`]),
  ),
} as const;

/** Returns the price as the site writes it in the chosen currency. */
function priceText(price: Money, shownIn: Example['shownIn']): string {
  const converted =
    shownIn && shownIn !== price.currency ? convertMoney(price, shownIn, rates.rates) : undefined;
  return converted ? formats.approximation(converted) : formats.money(price);
}

const breakfast = {
  room: 1 as const,
  currency: 0 as const,
  taxes: [],
  meal: 'breakfast' as const,
  payment: 'now' as const,
  free: null,
  left: null,
};
/** Three rates that differ only in price. The lowest comes after a rate in another currency. */
const mixed: Example = {
  rates: [
    { ...breakfast, nights: [5_000n, 5_000n] },
    { ...breakfast, currency: 1 as const, nights: [4_500n, 4_500n] },
    { ...breakfast, nights: [4_000n, 4_000n] },
  ],
  currencies: ['USD', 'EUR'],
  sleeps: [3, 2],
  rooms: 1,
  adults: 2,
  childAges: [],
  facts: [],
  shownIn: null,
  cents: 1,
};

let provider: Awaited<ReturnType<typeof startProvider>>;

/** Renders every place that shows a price of the hotel, from responses of the provider. */
async function renderPlaces(example: Example) {
  const { rooms, adults, childAges, facts, shownIn } = example;
  const party = spreadParty(rooms, adults, childAges);
  const address = { ...readHotelAddress('').value, ...stay, party, facts };
  provider.script[callPath] = (request, response) => {
    const checkIn = new URL(request.url ?? '', provider.origin).searchParams.get('check_in') ?? '';
    json(hotelFrom(checkIn, example))(request, response);
  };
  provider.script['/api/hotels/search'] = json({
    hotels: [listedHotel(hotelFrom(stay.checkIn, example), party)],
  });
  const store = createStore({ apiOrigin: provider.origin });
  afterTest(() => void store.dispatch(api.util.resetApiState()));
  const { searchHotels, getHotel } = hotelsApi.endpoints;
  const query = toRatesQuery(stay, party);
  const [listed] = (await store.dispatch(searchHotels.initiate(query)).unwrap()).hotels;
  const { hotel } = await store
    .dispatch(getHotel.initiate({ id: fullHotel.id, ...query }))
    .unwrap();
  if (!listed) throw new Error('The results are empty.');
  const offer = cheapestOffer(hotel, party, facts);
  const of = (place: string) => ({ 'data-testid': place });
  render(
    <Provider store={store}>
      <I18nContext value={english}>
        <PriceDisplay
          value={{ currency: shownIn, rates, failed: false, prepare: () => {}, choose: () => {} }}
        >
          <MemoryRouter>
            <div {...of('results')}>
              <HotelRow hotel={listed} address="/" stay={{ party }} wanted={facts} />
            </div>
            <div {...of('head')}>
              <StayPrice hotel={hotel} stay={{ party }} wanted={facts} />
            </div>
            <div {...of('rooms')}>
              <RoomChooser
                hotel={hotel}
                party={party}
                named={address}
                onChoose={() => {}}
                wanted={facts}
              >
                {(choice) => (
                  <RoomList hotel={hotel} party={party} choice={choice} beds="" wanted={facts} />
                )}
              </RoomChooser>
            </div>
            <div {...of('flexible')}>
              <FlexibleDays hotel={hotel} address={address} />
            </div>
            <div {...of('checkout')}>
              {offer && <PriceLedger ledger={stayDetails(english, hotel, offer, party).ledger} />}
            </div>
          </MemoryRouter>
        </PriceDisplay>
      </I18nContext>
    </Provider>,
  );
  await waitFor(() => expect(screen.queryByText('Loading…')).toBeNull());
}

const partOf = (place: string) => within(screen.getByTestId(place));

/** Returns the total in the row of the results, which stands above its explanation. */
const totalInRow = () =>
  partOf('results').getByText(/, (taxes included|no taxes)$/).previousElementSibling?.textContent;

/** Returns the totals of the rates of rooms. Each total comes first in the cell after the terms. */
const totalsOfRates = () =>
  partOf('rooms')
    .queryAllByRole('rowheader')
    .map((meal) => meal.parentElement?.children[2]?.firstElementChild?.textContent);

/** Returns the text of each flexible day: its price, or why it has none. */
const flexibleDays = () =>
  partOf('flexible')
    .getAllByRole('listitem')
    .map((day) => day.firstElementChild?.children[1]?.textContent);

it('a price is the same in results, on the hotel page, on flexible dates and at checkout', async () => {
  provider = await startProvider({});
  let priced = 0;
  await fc.assert(
    fc.asyncProperty(anyExample, async (example) => {
      await renderPlaces(example);
      const [head] = partOf('head').getAllByText(/./, { selector: 'strong' });
      const lowest = lowestPrice(hotelFrom(stay.checkIn, example), example);
      const shown = lowest ? priceText(lowest, example.shownIn) : head?.textContent;
      expect(head?.textContent).toBe(shown);
      const days = flexibleDays();
      expect(days[3]).toBe(shown);
      for (const [index, day] of days.entries()) {
        const there = lowestPrice(hotelFrom(addDays(stay.checkIn, index - 3), example), example);
        expect(day).toBe(there ? priceText(there, example.shownIn) : shown);
      }
      if (!lowest) {
        expect(shown).toMatch(/^(No room|Not enough rooms)/);
        expect(screen.getByTestId('results')).toHaveTextContent(shown ?? '');
        if (example.rooms === 1) expect(totalsOfRates()).toEqual([]);
        else expect(partOf('rooms').queryByText('Continue')).toBeNull();
        return;
      }
      priced += 1;
      expect(totalInRow()).toBe(shown);
      const charged = formats.money(lowest);
      const both = shown === charged ? charged : `${charged}${shown}`;
      if (example.rooms === 1) expect(totalsOfRates()).toContain(shown);
      else {
        const all = partOf('rooms').getByText(`Total for ${example.rooms} rooms`);
        expect(all.nextElementSibling?.textContent).toBe(both);
      }
      const total = partOf('checkout').getByText('Total').nextElementSibling;
      expect(total?.textContent).toBe(both);
    }),
    { numRuns: 40, examples: [[mixed]], plugins: [fc.afterEach(cleanup)] },
  );
  expect(priced).toBeGreaterThan(20);
});
