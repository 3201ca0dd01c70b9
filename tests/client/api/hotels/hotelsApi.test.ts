import { createStore } from '#client/app/createStore.ts';
import { hotelsApi } from '#client/api/hotels/hotelsApi.ts';
import { fullHotel, fullPlace, sparseHotel, sparsePlace } from '#contracts/kit/samples/hotels.ts';
import { hotelTonight } from '../../../support/tonight.ts';
import { hangUp, json } from '../../../support/scriptedProvider.ts';
import { startProvider } from '../../../support/startProvider.ts';

const { searchHotels, getRand4, getPlaces, getHotel } = hotelsApi.endpoints;
const hotel = '/api/hotels/sea_view';

let provider: Awaited<ReturnType<typeof startProvider>>;
let logged: jest.SpyInstance;

beforeEach(async () => {
  provider = await startProvider({});
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

const store = () => createStore({ apiOrigin: provider.origin });

it('sends only the parameters that are set', async () => {
  provider.script['/api/hotels/search'] = json({ hotels: [fullHotel] });
  await store().dispatch(searchHotels.initiate({ city: 'São Paulo', check_in: undefined }));
  expect(provider.requests).toEqual(['/api/hotels/search?city=S%C3%A3o+Paulo']);
});

it.each([{}, { hotels: null }, { hotels: [] }])('reads %p as an empty list', async (answer) => {
  provider.script['/api/hotels/search'] = json(answer);
  const { data } = await store().dispatch(searchHotels.initiate({}));
  expect(data?.hotels).toEqual([]);
});

it('leaves an invalid hotel out of a list and logs its path', async () => {
  const bad = { ...fullHotel, name: 4 };
  provider.script['/api/hotels/search'] = json({ hotels: [hotelTonight, bad, sparseHotel] });
  const { data } = await store().dispatch(searchHotels.initiate({}));
  expect(data?.hotels.map(({ id }) => id)).toEqual([fullHotel.id, sparseHotel.id]);
  expect(logged).toHaveBeenCalledTimes(1);
  expect(logged.mock.calls[0]?.join(' ')).toContain('hotels[1].name');
});

it('leaves a wrongly typed field out of a hotel, and logs its path', async () => {
  const bad = { ...hotelTonight, star_rating: 'four' };
  provider.script['/api/hotels/search'] = json({ hotels: [bad] });
  const { data } = await store().dispatch(searchHotels.initiate({}));
  expect(data?.hotels).toEqual([{ ...hotelTonight, star_rating: undefined }]);
  expect(logged.mock.calls).toEqual([
    [expect.stringContaining('field, left out'), expect.stringContaining('hotels[0].star_rating')],
  ]);
});

it('treats an answer of the wrong shape as a failed call and logs its path', async () => {
  provider.script['/api/hotels/rand4'] = json({ hotels: [] });
  provider.script['/api/hotels/search'] = json({ hotels: 4 });
  const { dispatch } = store();
  expect((await dispatch(getRand4.initiate())).isError).toBe(true);
  expect((await dispatch(searchHotels.initiate({}))).isError).toBe(true);
  expect(logged.mock.calls.map((call) => call.join(' '))).toEqual([
    expect.stringMatching(/wrong shape answer: .*Array/),
    expect.stringMatching(/wrong shape answer\.hotels: .*Array/),
  ]);
});

it.each([
  [500, {}, 100],
  [499, {}, undefined],
  [500, { total: 1_214 }, undefined],
])('of %i hotels with %j it hands over %p before the rest is read', async (length, more, first) => {
  const hotels = Array.from({ length }, (_, index) => ({ ...sparseHotel, id: `${index}` }));
  provider.script['/api/hotels/search'] = json({ hotels, ...more });
  const filled = store();
  const { data } = await filled.dispatch(searchHotels.initiate({ city: 'A' }));
  expect(data?.hotels).toHaveLength(length);
  expect(filled.getState().search.firstHotels?.hotels.length).toBe(first);
});

it('logs a status that is not OK, whatever the body is', async () => {
  provider.script['/api/hotels/search'] = json({ title: 'no' }, 500);
  await store().dispatch(searchHotels.initiate({}));
  provider.script['/api/hotels/search'] = (_, response) =>
    void response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>');
  await store().dispatch(searchHotels.initiate({}));
  expect(logged.mock.calls).toEqual([
    ['API returned error', 500],
    ['API returned error', 502],
  ]);
});

it.each([
  ['a network error', hangUp],
  [
    'an unreadable body',
    (_: unknown, response: { end: (body: string) => void }) => response.end('<html>'),
  ],
])('logs %s as a fetch error', async (_, answer) => {
  provider.script['/api/hotels/search'] = answer;
  const { isError } = await store().dispatch(searchHotels.initiate({}));
  expect(isError).toBe(true);
  expect(logged.mock.calls[0]?.[0]).toBe('API fetch error');
});

describe('the places', () => {
  it.each([
    ['all fields', json({ places: [fullPlace] }), [fullPlace]],
    ['a wrong one', json({ places: [{ name: '' }, sparsePlace, 7] }), [sparsePlace]],
    ['unknown keys', json({ places: [{ ...sparsePlace, a: 1 }], b: 2 }), [sparsePlace]],
    ['too many', json({ places: Array(5_001).fill(sparsePlace) }), Array(5_000).fill(sparsePlace)],
    ['null', json({ places: null }), []],
    ['none', json({}), []],
    ['a 404', json({ title: 'Not Found' }, 404), undefined],
    ['a body that is no object', json('no'), undefined],
    ['a network error', hangUp, undefined],
  ])('with %s are read and log nothing', async (_, answer, places) => {
    provider.script['/api/hotels/places'] = answer;
    const { data } = await store().dispatch(getPlaces.initiate());
    expect(data?.places).toEqual(places);
    expect(logged).not.toHaveBeenCalled();
  });
});

describe('one hotel', () => {
  it('is asked for by its encoded id', async () => {
    await store().dispatch(getHotel.initiate({ id: 'a/b $&' }));
    expect(provider.requests).toEqual(['/api/hotels/a%2Fb%20%24%26']);
  });

  it('is read whatever the status is', async () => {
    provider.script[hotel] = json(fullHotel, 500);
    const { data } = await store().dispatch(getHotel.initiate({ id: 'sea_view' }));
    expect(data?.hotel.name).toBe(fullHotel.name);
  });

  it('fails on its shape when the answer is the body of an error', async () => {
    const { isError, data, error } = await store().dispatch(getHotel.initiate({ id: 'unknown' }));
    expect(isError).toBe(true);
    expect(data).toBeUndefined();
    expect(error).toMatchObject({ error: expect.stringContaining('answer.id') });
    expect(logged.mock.calls).toEqual([['API returned error', 404]]);
  });
});
