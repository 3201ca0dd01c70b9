import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MatchersV3, PactV4 } from '@pact-foundation/pact';
import { calendarApi } from '#client/api/hotels/calendarApi.ts';
import { hotelsApi } from '#client/api/hotels/hotelsApi.ts';
import { landmarksApi } from '#client/api/hotels/landmarksApi.ts';
import { partnerReviewsApi } from '#client/api/hotels/partnerReviewsApi.ts';
import { createStore, type Store } from '#client/app/createStore.ts';
import {
  emptyCriteria,
  type SearchCriteria,
  toSearchQuery,
} from '#client/domain/search/searchQuery.ts';
import { startListeners } from '../../../tests/support/startListeners.ts';
import { testApp } from '../../../tests/server/testApp.ts';
import type { Rate } from '../../provider/rateFields.ts';
import type { RatesQuery } from '../../provider/rates.ts';
import type { Query } from '../../provider/calls/requestPath.ts';
import { defaultParty, type Party } from '../../values/party.ts';
import { type HotelCall, isOfOneHotel, itemsIn, listName } from '../../provider/calls/hotelCall.ts';
import {
  hotelCallDocs,
  hotelCalls,
  hotelsPaths,
  type OptionalEndpoint,
  optionalEndpoints,
} from '../../provider/calls/hotelCalls.ts';
import {
  type Hotel,
  hotelSchema,
  randomHotelsSchema,
  searchResponseSchema,
} from '../../provider/hotels.ts';
import { listedHotel } from '../../site/listedHotel.ts';
import { fullHotel, plainHotel, sparseHotel } from '../samples/hotels.ts';
import { leanRate } from '../samples/rates.ts';
import { exampleQuery } from '../verify/requests.ts';
import { matchersFor, proposed } from './matchersFor.ts';
import { pact as parties, pactFile } from './pactFile.ts';
import { describeReservations, untilRecorded } from './reservationInteractions.ts';
import { type State, states } from './states.ts';

const { searchHotels, getRand4, getRand8, getPlaces, getHotel } = hotelsApi.endpoints;
const { id, name } = sparseHotel;
const leanHotel = { id, name } satisfies Hotel;
const nights = { check_in: '2027-03-08', check_out: '2027-03-10' };
const taxedRate = {
  ...leanRate,
  taxes: [{ name: 'Sales tax', amount: '26.32', due: 'property' }],
  total: '201.82',
  total_property: '201.82',
} satisfies Rate;

// With PACT_WRITE=1 the interactions become the committed pact; otherwise the two are compared.
const writes = process.env['PACT_WRITE'] === '1';
const dir = writes ? parties.dir : mkdtempSync(join(tmpdir(), 'pact-'));
const pact = new PactV4({ ...parties, dir, logLevel: 'error' });

/** Returns the address of a hotel. For `${id}`, the response to a state change supplies the id. */
const hotelPath = (id: string) => hotelsPaths.hotel.replace(':id', () => id);

const proposedQuery = (query: Query) =>
  Object.fromEntries(
    Object.entries(query).map(([name, value = '']) => [
      name,
      // The occupancy is a fixed part of the pact, because the rates of a state are for that party.
      typeof value === 'string' ? proposed(`\${${name}}`, value) : [...value],
    ]),
  );

/** Returns a query as a pact states it, so that no further parameter is allowed. */
const exactQuery = (query: Query) =>
  Object.fromEntries(Object.entries(query).map(([name, value = '']) => [name, [value].flat()]));

const serverError = MatchersV3.matchStatus(500, MatchersV3.HTTPResponseStatusClass.ServerError);

/** The headers that the site's server sends with each request for an English page. */
const sentHeaders = {
  Accept: 'application/json, application/problem+json',
  'Accept-Language': 'en',
  'User-Agent': 'hotel-booking-website',
};

const { start } = startListeners();

/** The party that the site names. It never names the default party, which its server fills in. */
const occupancy = ['2-4'];
const family: Party = [{ adults: 2, childAges: [4] }];

/** Returns the store of a page whose server reads its hotels from a mock of the provider. */
async function storeAt(provider: string): Promise<Store> {
  return createStore({ apiOrigin: await start(testApp(provider)) });
}

let logged: jest.SpyInstance;

beforeAll(() => {
  if (writes) rmSync(pactFile(), { force: true });
});
beforeEach(() => {
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => logged.mockRestore());
afterAll(() => {
  if (!writes) rmSync(dir, { recursive: true });
});

describe('search', () => {
  it.each<{
    query: string;
    state?: State;
    criteria: SearchCriteria;
    sent: RatesQuery & { city?: string };
    party?: Party;
    hotels: Hotel[];
  }>([
    {
      query: 'by city and dates',
      state: states.freeHotels,
      criteria: {
        city: 'Karachi, Sindh, Pakistan',
        checkIn: nights.check_in,
        checkOut: nights.check_out,
      },
      sent: { city: 'Karachi', ...nights },
      hotels: [plainHotel],
    },
    {
      query: 'by city alone',
      state: states.hotelsInCity,
      criteria: { ...emptyCriteria, city: ' Karachi ' },
      sent: { city: 'Karachi' },
      hotels: [plainHotel],
    },
    {
      query: 'by check-in alone',
      state: states.freeHotels,
      criteria: { ...emptyCriteria, checkIn: nights.check_in },
      sent: { check_in: nights.check_in },
      hotels: [plainHotel],
    },
    { query: 'without parameters', criteria: emptyCriteria, sent: {}, hotels: [leanHotel] },
    {
      query: 'for rates',
      state: states.ratesInCity,
      criteria: { city: 'Karachi', checkIn: nights.check_in, checkOut: nights.check_out },
      sent: { city: 'Karachi', ...nights, occupancy },
      party: family,
      hotels: [{ ...leanHotel, rates: [leanRate] }],
    },
    {
      query: 'where there are no hotels',
      state: states.noHotelsInCity,
      criteria: { ...emptyCriteria, city: 'Nowhere' },
      sent: { city: 'Nowhere' },
      hotels: [],
    },
  ])('$query', ({ query, state, criteria, sent, party = defaultParty, hotels }) =>
    untilRecorded(() => {
      const interaction = pact.addInteraction();
      return (state ? interaction.given(state, sent) : interaction)
        .uponReceiving(`a search ${query}`)
        .withRequest('GET', hotelsPaths.search, (request) => {
          request.headers(sentHeaders).query(proposedQuery(sent));
        })
        .willRespondWith(200, (response) => {
          response.jsonBody(matchersFor(searchResponseSchema, { hotels }));
        })
        .executeTest(async ({ url }) => {
          const { dispatch } = await storeAt(url);
          const result = await dispatch(searchHotels.initiate(toSearchQuery(criteria, party)));
          // The site's server sends search results in a short form. ADR 0010.
          expect(result.data).toEqual({
            hotels: hotels.map((hotel) => listedHotel(hotel, party)),
            errors: [],
          });
          expect(logged).not.toHaveBeenCalled();
        });
    }),
  );
});

describe.each([
  { name: 'rand4', path: hotelsPaths.rand4, endpoint: getRand4, count: 4 },
  { name: 'rand8', path: hotelsPaths.rand8, endpoint: getRand8, count: 8 },
])('$name', ({ path, name, endpoint, count }) => {
  it.each([
    { what: 'hotels with every field', state: states.fullHotels, hotels: [plainHotel] },
    { what: 'whatever hotels there are', hotels: Array<Hotel>(count).fill(leanHotel) },
  ])('$what', ({ what, state, hotels }) =>
    untilRecorded(() => {
      const interaction = pact.addInteraction();
      return (state ? interaction.given(state) : interaction)
        .uponReceiving(`a call of ${name} for ${what}`)
        .withRequest('GET', path, (request) => void request.headers(sentHeaders))
        .willRespondWith(200, (response) => {
          response.jsonBody(matchersFor(randomHotelsSchema, hotels));
        })
        .executeTest(async ({ url }) => {
          const { dispatch } = await storeAt(url);
          const result = await dispatch(endpoint.initiate());
          expect(result.data).toEqual({ hotels, errors: [] });
          expect(logged).not.toHaveBeenCalled();
        });
    }),
  );
});

/** The client's way to make each call that is optional for a provider. */
const optionalCalls: Record<
  OptionalEndpoint,
  (store: Store, query: Query) => Promise<{ data?: unknown; isError: boolean }>
> = {
  places: ({ dispatch }) => dispatch(getPlaces.initiate()),
  landmarks: ({ dispatch }) => dispatch(landmarksApi.endpoints.getLandmarks.initiate()),
  calendar: ({ dispatch }, query) =>
    dispatch(calendarApi.endpoints.getCalendar.initiate({ id: fullHotel.id, ...query })),
  reviews: async ({ dispatch }) => {
    const call = partnerReviewsApi.endpoints.getReviews.initiate({ id: fullHotel.id, filters: {} });
    const { data, isError } = await dispatch(call);
    return { data: data && { reviews: data.pages[0]?.reviews }, isError };
  },
};

describe.each(optionalEndpoints)('%s', (endpoint) => {
  const call: HotelCall = hotelCalls[endpoint];
  const { examples, state } = hotelCallDocs[endpoint].items;
  const query = exampleQuery(endpoint, new Date('2027-03-01'));
  const [first] = Object.values(examples).flatMap((body) => itemsIn(call, body));
  const body = { [listName(call)]: [first?.item] };
  const path = isOfOneHotel(call)
    ? proposed(call.path.replace(':id', '${id}'), call.path.replace(':id', fullHotel.id))
    : call.path;

  it('has what it lists', () =>
    untilRecorded(() =>
      pact
        .addInteraction()
        .given(state, isOfOneHotel(call) ? { id: fullHotel.id, ...query } : {})
        .uponReceiving(`a call for ${state}`)
        .withRequest('GET', path, (request) => {
          request.headers(sentHeaders).query(proposedQuery(query));
        })
        .willRespondWith(200, (response) => {
          response.jsonBody(matchersFor(call.response, body));
        })
        .executeTest(async ({ url }) => {
          const result = await optionalCalls[endpoint](await storeAt(url), query);
          expect(result.data).toEqual(body);
          expect(logged).not.toHaveBeenCalled();
        }),
    ));

  it('says nothing where the provider fails', () =>
    untilRecorded(() =>
      pact
        .addInteraction()
        .given(states.failing)
        .uponReceiving(`a call for ${state} that fails`)
        .withRequest('GET', call.path.replace(':id', fullHotel.id), (request) => {
          request.headers(sentHeaders).query(exactQuery(query));
        })
        .willRespondWith(serverError)
        .executeTest(async ({ url }) => {
          const result = await optionalCalls[endpoint](await storeAt(url), query);
          expect(result.isError).toBe(true);
          expect(result.data).toBeUndefined();
          expect(logged).not.toHaveBeenCalled();
        }),
    ));
});

const rateOfNight = {
  ...leanRate,
  check_out: '2027-03-09',
  nights: leanRate.nights.slice(0, 1),
  total: '84.00',
  total_property: '84.00',
};

/**
 * A sample without codes of amenities. A pact requires every field of the example in each item of a
 * list, but not every amenity has a code.
 */
const uncodedHotel = {
  ...fullHotel,
  amenity_groups: plainHotel.amenity_groups,
  room_groups: fullHotel.room_groups.map((room, index) => ({
    ...room,
    room_amenities: plainHotel.room_groups[index]?.room_amenities,
  })),
} satisfies Hotel;

describe('one hotel', () => {
  it.each<{ which: string; state: State; stay?: RatesQuery; hotel: Hotel }>([
    { which: 'with every field', state: states.fullHotel, hotel: plainHotel },
    { which: 'with its required fields', state: states.requiredFieldsOnly, hotel: leanHotel },
    { which: 'with nulls', state: states.nullFields, hotel: sparseHotel },
    {
      which: 'with rates for tonight',
      state: states.ratesForTonight,
      hotel: { ...leanHotel, rates: [rateOfNight] },
    },
    {
      which: 'with rates for a stay',
      state: states.ratesForStay,
      stay: { ...nights, occupancy },
      hotel: { ...uncodedHotel, rates: [taxedRate] },
    },
    {
      which: 'that is sold out',
      state: states.soldOut,
      stay: nights,
      hotel: { ...leanHotel, rates: [] },
    },
  ])('$which', ({ which, state, stay, hotel }) =>
    untilRecorded(() =>
      pact
        .addInteraction()
        .given(state, { id: hotel.id, ...stay })
        .uponReceiving(`a call for one hotel ${which}`)
        .withRequest('GET', proposed(hotelPath('${id}'), hotelPath(hotel.id)), (request) => {
          request.headers(sentHeaders);
          if (stay) request.query(proposedQuery(stay));
        })
        .willRespondWith(200, (response) => void response.jsonBody(matchersFor(hotelSchema, hotel)))
        .executeTest(async ({ url }) => {
          // Without a stay, rates are for the day of the request.
          const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.parse(leanRate.check_in));
          const { dispatch } = await storeAt(url);
          const result = await dispatch(getHotel.initiate({ id: hotel.id, ...stay }));
          clock.mockRestore();
          expect(result.data).toEqual({ hotel, errors: [] });
          expect(logged).not.toHaveBeenCalled();
        }),
    ),
  );

  it('that is unknown', () =>
    untilRecorded(() =>
      pact
        .addInteraction()
        .uponReceiving('a call for one hotel that is unknown')
        .withRequest('GET', hotelPath('no_such_hotel'), (request) => {
          request.headers(sentHeaders);
        })
        .willRespondWith(404)
        .executeTest(async ({ url }) => {
          logged.mockClear();
          const { dispatch } = await storeAt(url);
          const result = await dispatch(getHotel.initiate({ id: 'no_such_hotel' }));
          expect(result.isError).toBe(true);
          expect(result.data).toBeUndefined();
          expect(logged).toHaveBeenCalledTimes(1);
        }),
    ));
});

describe('a provider that fails', () => {
  const statusLog = [['API returned error', 500]];
  // No test checks the status of this call: a response that is not a hotel fails by its shape.

  it.each([
    {
      call: 'a search',
      path: hotelsPaths.search,
      make: ({ dispatch }: Store) => dispatch(searchHotels.initiate({})),
      logs: statusLog,
    },
    {
      call: 'a call of rand4',
      path: hotelsPaths.rand4,
      make: ({ dispatch }: Store) => dispatch(getRand4.initiate()),
      logs: statusLog,
    },
    {
      call: 'a call of rand8',
      path: hotelsPaths.rand8,
      make: ({ dispatch }: Store) => dispatch(getRand8.initiate()),
      logs: statusLog,
    },
    {
      call: 'a call for one hotel',
      path: hotelPath(fullHotel.id),
      make: ({ dispatch }: Store) => dispatch(getHotel.initiate({ id: fullHotel.id })),
      logs: statusLog,
    },
  ])('$call', ({ call, path, make, logs }) =>
    untilRecorded(() =>
      pact
        .addInteraction()
        .given(states.failing)
        .uponReceiving(`${call} that fails`)
        .withRequest('GET', path, (request) => void request.headers(sentHeaders))
        .willRespondWith(serverError)
        .executeTest(async ({ url }) => {
          logged.mockClear();
          const result = await make(await storeAt(url));
          expect(result.isError).toBe(true);
          expect(result.data).toBeUndefined();
          expect(logged.mock.calls).toEqual(logs);
        }),
    ),
  );
});

describeReservations(pact);

it('matches the committed pact; if not: npm run pact:write', () => {
  const read = (folder: string): unknown => JSON.parse(readFileSync(pactFile(folder), 'utf8'));
  expect(read(dir)).toEqual(read(parties.dir));
});
