import * as v from 'valibot';
import { type Hotel, hotelSchema } from '#contracts/provider/hotels.ts';
import type { Rate } from '#contracts/provider/rateFields.ts';
import { body, everyHotel, hotels, hotelsOf, type Overrides } from './faultyProvider.ts';
import { everywhere, places } from './places.ts';
import { verifyOverrides } from './verifyAt.ts';

/** Every rate of every hotel, changed. */
function withRates(change: (rate: Rate) => unknown): Overrides {
  return everyHotel((hotel) => ({ ...hotel, rates: hotel.rates?.map(change) }));
}

/** The same for a hotel by its id alone, with a number that grows with each call. */
function withRatesOfCall(change: (rate: Rate, call: number) => unknown): Overrides {
  let call = 0;
  return {
    hotel: body((good) => {
      call += 1;
      const hotel = v.parse(hotelSchema, good);
      return { ...hotel, rates: hotel.rates?.map((rate) => change(rate, call)) };
    }),
  };
}

const withoutRates = (hotel: Hotel) => ({ ...hotel, rates: null });
const httpPicture = { url: 'http://pictures.example/{size}/room.jpg' };
const charged = { amount: '1.00', currency: 'XXZ' };

describe('is degraded by', () => {
  const degraded: [error: string, Overrides, places: string[], shows: string][] = [
    [
      'taxes that are missing in the total',
      withRates((rate) => ({ ...rate, taxes: [{ name: 'VAT', amount: '9.00', due: 'now' }] })),
      everywhere('.rates[*].total'),
      'the rate is left out',
    ],
    [
      'totals that are not paid at any time',
      withRates((rate) => ({ ...rate, total_now: '0.00', total_property: '0.00' })),
      everywhere('.rates[*].total'),
      'the rate is left out',
    ],
    [
      'nights that are not those of the stay',
      withRates(({ nights, ...rate }) => ({
        ...rate,
        nights: nights.map((night) => ({ ...night, date: '2020-01-01' })),
      })),
      everywhere('.rates[*].nights'),
      'the rate is left out',
    ],
    [
      'a currency that does not exist',
      withRates((rate) => ({ ...rate, currency: 'XXZ' })),
      everywhere('.rates[*].currency'),
      'the rate is left out',
    ],
    [
      'a charge in a currency that does not exist',
      withRates((rate) => ({
        ...rate,
        taxes: [{ name: 'City tax', amount: '0.00', due: 'property', charged }],
      })),
      everywhere('.rates[*].taxes'),
      'the rate is left out',
    ],
    [
      'a deadline without an offset',
      withRates((rate) => ({ ...rate, free_cancellation_until: '2027-03-06T18:00:00' })),
      everywhere('.rates[*].free_cancellation_until'),
      'the rate is left out',
    ],
    [
      'prices that change between two calls',
      withRatesOfCall(({ nights, ...rate }, call) => {
        const amount = `${100 + call}.00`;
        const total = `${nights.length * (100 + call)}.00`;
        const dearer = nights.map(({ date }) => ({ date, amount }));
        const due = { total, total_now: '0.00', total_property: total };
        return { ...rate, nights: dearer, taxes: [], ...due };
      }),
      ['hotel $.rates[*].total'],
      'the price is said to have changed',
    ],
    [
      'rates whose ids change between two calls',
      withRatesOfCall((rate, call) => ({ ...rate, id: `${rate.id}-${call}` })),
      ['hotel $.rates[*].id'],
      'the rate is said to be gone',
    ],
    [
      'rates on one hotel and none on the others',
      {
        rand8: body(() => hotels.slice(4, 12).map((one, i) => (i === 0 ? one : withoutRates(one)))),
        search: body((good) => ({
          hotels: hotelsOf(good).map((one, i) => (i === 0 ? one : withoutRates(one))),
        })),
      },
      ['rand8 $[*].rates', 'search $.hotels[*].rates'],
      'no price',
    ],
    [
      'pictures of rooms over http',
      everyHotel((hotel) => ({
        ...hotel,
        room_groups: hotel.room_groups?.map((room) => ({ ...room, images: [httpPicture] })),
      })),
      ['hotel $.room_groups[*].images[*].url'],
      'a placeholder on a site served over https',
    ],
  ];

  it.each(degraded)('%s', async (_, overrides, expected, shows) => {
    const { code, report } = await verifyOverrides(overrides);
    expect(places(report.findings, 'broken')).toEqual([]);
    expect(places(report.findings, 'degraded')).toEqual(expected);
    const texts = report.findings.map(({ screen }) => screen?.shows).join('\n');
    expect(texts).toContain(shows);
    expect(code).toBe(0);
  });
});

it('accepts a provider that has no rates at all', async () => {
  const { report } = await verifyOverrides(everyHotel(withoutRates));
  expect(places(report.findings, 'degraded')).toEqual([]);
  const cell = report.cells.find(
    ({ rule, endpoint }) => rule === 'rates-hold' && endpoint === 'hotel',
  );
  expect(cell?.outcome).toBe('not checked');
});
