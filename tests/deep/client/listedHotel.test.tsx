import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { ChakraProvider } from '@chakra-ui/react/styled-system';
import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import * as v from 'valibot';
import { readHotelList } from '#client/api/hotels/hotelList.ts';
import { theme } from '#client/app/theme.ts';
import { filterHotels } from '#client/domain/listing/filterHotels.ts';
import type { HotelFacts } from '#client/domain/listing/hotelFacts.ts';
import { type ListFacts, listFacts } from '#client/domain/listing/listFacts.ts';
import { priceScale } from '#client/domain/listing/priceScale.ts';
import { sortHotels, sorts, sortsFor } from '#client/domain/listing/sortHotels.ts';
import { defaultParty, type Party, spreadParty } from '#contracts/values/party.ts';
import { cheapestOffer } from '#client/domain/stay/cheapestOffer.ts';
import { roomierParty } from '#client/domain/stay/roomierParty.ts';
import { whyUnavailable } from '#client/domain/stay/whyUnavailable.ts';
import { HotelMapCard } from '#client/features/hotels/HotelMapCard.tsx';
import { HotelRow } from '#client/features/hotels/HotelRow.tsx';
import { SampleMapCard, SampleRow } from '#client/plain/listing/SampleRow.tsx';
import { I18nContext } from '#client/ui/useI18n.ts';
import type { Hotel } from '#contracts/provider/hotels.ts';
import { startProvider } from '#contracts/sample-provider/startProvider.ts';
import { listedHotel } from '#contracts/site/listedHotel.ts';
import { rateFactNames } from '#contracts/site/rateFacts.ts';
import { english } from '../../support/english.ts';
import { anyFilters, anyTerms, rateOf } from '../../client/domain/listing/anyList.ts';

const parties: readonly Party[] = [
  defaultParty,
  spreadParty(1, 1, []),
  spreadParty(1, 4, [3]),
  spreadParty(3, 6, []),
  spreadParty(8, 16, [1, 2, 3]),
];

const wantedFacts = [[], ...rateFactNames.map((fact) => [fact]), rateFactNames];

/**
 * Returns the row and the map card of a hotel for travelers without filters, with a filter for one
 * fact of a rate, and with all filters.
 */
function shown(hotel: Hotel | undefined, party: Party, rated: boolean): string {
  return renderToStaticMarkup(
    <I18nContext value={english}>
      <ChakraProvider value={theme}>
        <MemoryRouter>
          {wantedFacts.map((wanted) => {
            const props = { stay: { party }, wanted, address: '/' };
            if (!hotel) return null;
            return (
              <div key={wanted.join()}>
                {rated ? (
                  <HotelRow hotel={hotel} {...props} />
                ) : (
                  <SampleRow hotel={hotel} address="/" />
                )}
                {rated ? (
                  <HotelMapCard hotel={hotel} {...props} />
                ) : (
                  <SampleMapCard hotel={hotel} address="/" />
                )}
              </div>
            );
          })}
        </MemoryRouter>
      </ChakraProvider>
    </I18nContext>,
  );
}

/**
 * Returns data as text, because Jest cannot pass bigints between its processes. Sets become their
 * items.
 */
function textOf(data: unknown): string {
  return JSON.stringify(data, (_key, value: unknown) => {
    if (value instanceof Set) return [...value];
    return typeof value === 'bigint' ? String(value) : value;
  });
}

/** Returns the facts of a list without the hotels. */
function factsOf({ hotels, ...list }: ListFacts) {
  return textOf({ ...list, hotels: hotels.map(({ hotel, ...facts }) => [hotel.id, facts]) });
}

const keysOf = (hotels: readonly HotelFacts[]) => hotels.map(({ key }) => key);

const searchSchema = v.object({ hotels: v.array(v.looseObject({})) });

describe('a short search shows the same as a whole one', () => {
  const stay = { check_in: '2031-03-08', check_out: '2031-03-11' };
  /** The hotels of a list for a party, in the whole and in the short form. */
  let lists: ((party: Party) => Promise<[Hotel[], Hotel[]]>)[] = [];

  beforeAll(async () => {
    const provider = await startProvider();
    lists = await Promise.all(
      [
        { city: '', plain: false, days: {} },
        { city: 'Lisbon', plain: false, days: stay },
        { city: 'Karachi', plain: true, days: stay },
      ].map(async ({ city, plain, days }) => {
        const query = new URLSearchParams({ ...(city && { city }), ...days });
        const sent = get(`${provider.origin}/api/hotels/search?${query}`);
        const [response]: IncomingMessage[] = await once(sent, 'response');
        const body = Buffer.concat((await response?.toArray()) ?? []).toString();
        const search = v.parse(searchSchema, JSON.parse(body));
        const hotels = search.hotels.map((hotel) =>
          plain ? { ...hotel, rates: undefined } : hotel,
        );
        const read = async (list: unknown[]) => (await readHotelList('', list, days)).hotels;
        const shortFor = async (party: Party): Promise<[Hotel[], Hotel[]]> => {
          const short = JSON.stringify(hotels.map((hotel) => listedHotel(hotel, party)));
          expect(short.length).toBeLessThan(JSON.stringify(hotels).length / 2);
          return [await read(hotels), await read(JSON.parse(short))];
        };
        return shortFor;
      }),
    );
    await provider.close();
  });

  it.each(parties.map((party) => ({ party })))('for the party $party', async ({ party }) => {
    for (const shortFor of lists) {
      const [whole, short] = await shortFor(party);
      const [facts, shortFacts] = [listFacts(whole, party), listFacts(short, party)];
      expect(whole.length).toBeGreaterThan(5);
      expect(factsOf(shortFacts)).toEqual(factsOf(facts));
      whole.slice(0, 20).forEach((hotel, index) => {
        expect(shown(short[index], party, facts.hasRates)).toBe(
          shown(hotel, party, facts.hasRates),
        );
      });
      fc.assert(
        fc.property(anyFilters, (filters) => {
          const [matches, shortMatches] = [facts, shortFacts].map((list) =>
            filterHotels(list, filters),
          );
          for (const sort of sorts) {
            expect(keysOf(sortHotels(shortMatches ?? [], sort, filters.facts))).toEqual(
              keysOf(sortHotels(matches ?? [], sort, filters.facts)),
            );
          }
          expect(sortsFor(shortFacts)).toEqual(sortsFor(facts));
          expect(textOf(priceScale(shortFacts, filters.facts) ?? '')).toBe(
            textOf(priceScale(facts, filters.facts) ?? ''),
          );
        }),
        { numRuns: 10 },
      );
    }
  });
});

const known = <T,>(value: fc.Arbitrary<T>) => fc.oneof(value, fc.constant(null));
const anyRates = fc.array(
  fc.record({
    id: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
    room: fc.constantFrom(1, 2, 3),
    dollars: fc.integer({ min: 50, max: 56 }),
    terms: fc.record(anyTerms),
    left: known(fc.constantFrom(1, 2, 8, 20)),
    currency: fc.oneof({ weight: 20, arbitrary: fc.constant('USD') }, fc.constant('EUR')),
    later: fc.oneof({ weight: 20, arbitrary: fc.constant(false) }, fc.constant(true)),
  }),
  { maxLength: 8 },
);
const anyRooms = known(
  fc.array(
    fc.record({ id: fc.constantFrom(1, 2, '3'), sleeps: known(fc.integer({ min: 1, max: 4 })) }),
    {
      maxLength: 4,
    },
  ),
);

/** Moments before, between and after the deadlines of `anyTerms`. */
const moments = ['2027-03-01', '2099-03-02', '2099-03-03'].map((day) => new Date(day));

it('keeps the rates of a hotel that any party can be shown', async () => {
  const requested = { check_in: '2027-03-08', check_out: '2027-03-09' };
  await fc.assert(
    fc.asyncProperty(
      known(anyRates),
      anyRooms,
      fc.constantFrom(null, 'Breakfast buffet', 'Pool'),
      fc.record({
        rooms: fc.integer({ min: 1, max: 8 }),
        adults: fc.integer({ min: 1, max: 16 }),
        childAges: fc.array(fc.constant(3), { maxLength: 2 }),
      }),
      async (rates, room_groups, amenity, { rooms, adults, childAges }) => {
        const party = spreadParty(rooms, adults, childAges);
        const whole = {
          id: 'a',
          name: 'A',
          room_groups,
          amenity_groups: amenity === null ? null : [{ amenities: [{ amenity }] }],
          rates: rates?.map(({ id, room, dollars, later, terms, ...more }) => {
            const [check_in, check_out] = later
              ? ['2027-03-09', '2027-03-10']
              : ['2027-03-08', '2027-03-09'];
            const nights = [{ date: check_in, amount: `${dollars}.00` }];
            const days = { check_in, check_out, nights };
            return rateOf(dollars, {
              id,
              room_group_id: room,
              commission: null,
              ...days,
              ...terms,
              ...more,
            });
          }),
        };
        const read = async (hotel: unknown) => (await readHotelList('', [hotel], requested)).hotels;
        const hotels = await read(whole);
        const short = await read(JSON.parse(JSON.stringify(listedHotel(whole, party))));
        expect(factsOf(listFacts(short, party))).toEqual(factsOf(listFacts(hotels, party)));
        const offers = ([hotel]: readonly Hotel[]) =>
          hotel && [
            moments.map((now) =>
              wantedFacts.map((facts) =>
                cheapestOffer(hotel, party, facts, now)?.rates.map(({ id }) => id),
              ),
            ),
            whyUnavailable(hotel, party),
            roomierParty(hotel, party),
          ];
        expect(offers(short)).toEqual(offers(hotels));
      },
    ),
    { numRuns: 500 },
  );
});
