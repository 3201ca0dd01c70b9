import { body, everyHotel, hotels, type Overrides } from './faultyProvider.ts';
import { everywhere, places, shownBy, steady } from './places.ts';
import { reportOn } from './verifyAt.ts';
import { plain, withRates } from './wrongRateProviders.ts';

/** Gives every hotel only this picture. */
function withPictures(url: string): Overrides {
  return everyHotel((hotel) => ({ ...hotel, images: [{ url }] }));
}

describe('gives advice and exits with 0 for', () => {
  const advice: [error: string, Overrides, places: string[]][] = [
    [
      'no caching header, and no compression',
      {
        search: ({ send, status, good }) =>
          send(good, status, { 'cache-control': '', 'content-encoding': '' }),
      },
      ['search header cache-control', 'search header content-encoding'],
    ],
    [
      'random lists that a cache may store',
      {
        rand8: ({ send, good }) => send(good, 200, { 'cache-control': 'public, max-age=600' }),
      },
      ['rand8 header cache-control'],
    ],
    [
      'a picture without {size}',
      withPictures('https://pictures.example/1.jpg'),
      everywhere('.images[*].url'),
    ],
    [
      'the same four hotels at random each time',
      { rand4: body(() => hotels.slice(0, 4)) },
      ['rand4 $'],
    ],
    [
      'responses that vary by everything',
      {
        rand8: ({ send, good }) => send(good, 200, { vary: 'accept, *' }),
      },
      ['rand8 header vary'],
    ],
    [
      'the same prices for everybody',
      {
        ...everyHotel((hotel) => ({
          ...hotel,
          rates: hotel.rates
            ?.filter(({ id }) => !id.endsWith('-for-1'))
            .map(plain)
            .map((rate) => ({
              ...rate,
              id: rate.id.replace(/-for-.*/, ''),
              occupancy: null,
              left: null,
              nights: rate.nights.map((night, at) => ({
                ...night,
                amount: at === 0 ? '90.00' : '0.00',
              })),
              total: '90.00',
              total_property: '90.00',
              extras: [],
            })),
        })),
        calendar: body(() => ({ days: [] })),
      },
      ['hotel $.rates[*].occupancy'],
    ],
    [
      'an unknown kind of extra',
      withRates((rate) => ({
        ...rate,
        extras: [{ id: 'flight', kind: 'balloon-flight', amount: '90.00', due: 'property' }],
      })),
      ['hotel $.rates[*].extras[*].kind'],
    ],
    ['three hotels from rand4', { rand4: body(() => hotels.slice(0, 3)) }, ['rand4 $']],
  ];

  it('a search that returns only the first hotels and their total', async () => {
    const report = await reportOn({
      search: body((good) => ({ ...Object(good), total: 400 })),
    });
    expect(places(report.findings, 'advice')).toEqual(['search $.total']);
    expect([report.totals.broken, report.totals.degraded]).toEqual([0, 0]);
  });

  it('prepaid rates without a collector or method, naming the settings of the site', async () => {
    const report = await reportOn(
      everyHotel((hotel) => ({
        ...hotel,
        payment_note: null,
        rates: hotel.rates?.map((rate) => ({
          ...rate,
          collect: null,
          payment: 'now',
          total_now: rate.total,
          total_property: '0.00',
          taxes: rate.taxes?.map((tax) => ({ ...tax, due: 'now' })),
        })),
      })),
    );
    expect(places(report.findings, 'advice')).toEqual(['hotel $.rates[*].collect']);
    expect([report.totals.broken, report.totals.degraded]).toEqual([0, 0]);
    expect(shownBy(report.findings.slice(0, 1))).toMatch(/PREPAID_COLLECTED_BY or PAYMENT_NOTE$/);
  });

  it.each(advice)('%s', async (_, overrides, expected) => {
    const report = await reportOn(overrides);
    expect(places(report.findings, 'advice')).toEqual(expected);
    expect([report.totals.broken, report.totals.degraded]).toEqual([0, 0]);
  });

  it.each<[like: string, more: object]>([
    ['a total of what is listed', { total: 12, count: 12, next: null, has_more: false }],
    ['links that lead nowhere', { links: { next: null }, meta: { page: 1, total_pages: 1 } }],
  ])('accepts a search with %s', async (_, more) => {
    const report = await reportOn({
      search: body((good) => ({ ...Object(good), ...more })),
    });
    expect(steady(report)).toEqual([]);
  });

  it.each(['SÃO PAULO', 'Âge d’Or', 'Hôtel Île-de-France', 'Þórshöfn Ð', 'MAÇÃ – bar', 'Café'])(
    'does not treat %j as garbled text',
    async (name) => {
      const report = await reportOn(
        everyHotel((hotel) => ({ ...hotel, address: name, neighborhood: name })),
      );
      expect(steady(report)).toEqual([]);
    },
  );

  it('accepts status 500 for malformed ids and hotels for invalid dates', async () => {
    const careless: Overrides = {
      search: ({ send, status, good }) => send(status === 400 ? { hotels } : good),
      hotel: ({ send, url, status, good }) => {
        const isMalformed = status === 404 && !url.includes('no-such-hotel');
        send(good, isMalformed ? 500 : status);
      },
    };
    const report = await reportOn(careless);
    const rules = steady(report)
      .map(({ rule }) => rule)
      .sort();
    expect(rules).toEqual(['invalid-dates', 'malformed-id']);
  });
});
