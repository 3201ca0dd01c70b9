import * as v from 'valibot';
import { type Hotel, hotelSchema } from '#contracts/provider/hotels.ts';
import { leanRate } from '#contracts/kit/samples/rates.ts';
import { dayNumber, dayText } from '#contracts/values/calendarDay.ts';
import type { Rate } from '#contracts/provider/rateFields.ts';
import { body, everyHotel, hotels, hotelsOf, type Overrides } from './faultyProvider.ts';
import { everywhere } from './places.ts';

/**
 * Returns the rate with the same total but without taxes, commission and cancellation steps, paid
 * completely at the property.
 */
export const plain = (rate: Rate): Rate => ({
  ...rate,
  nights: rate.nights.map((night, i) => ({ ...night, amount: i === 0 ? rate.total : '0.00' })),
  taxes: [],
  commission: null,
  cancellation: null,
  no_show: null,
  payment: 'property',
  total_now: '0.00',
  total_property: rate.total,
});

/** Changes every rate of every hotel after it is made plain. */
export function withRates(change: (rate: Rate) => unknown): Overrides {
  return everyHotel((hotel) => ({
    ...hotel,
    rates: hotel.rates?.map((rate) => change(plain(rate))),
  }));
}

/** Does the same only in responses for a hotel by its id. `call` grows with each call. */
export function withRatesOfCall(change: (rate: Rate, call: number) => unknown): Overrides {
  let call = 0;
  return {
    hotel: body((good) => {
      call += 1;
      const hotel = v.parse(hotelSchema, good);
      return { ...hotel, rates: hotel.rates?.map((rate) => change(plain(rate), call)) };
    }),
  };
}

/** Returns a provider whose hotels refuse a parameter. */
function refusing(parameter: string): Overrides {
  return {
    hotel: ({ url, send, status, good }) =>
      url.includes(`${parameter}=`) ? send({ title: 'Bad Request' }, 400) : send(good, status),
  };
}

const dayAfter = (day: string) => dayText((dayNumber(day) ?? 0) + 1);
export const withoutRates = (hotel: Hotel) => ({ ...hotel, rates: null });
const httpPicture = { url: 'http://pictures.example/{size}/room.jpg' };
const charged = { amount: '1.00', currency: 'XXZ' };

/** Returns a hotel whose price on its page is lower than in lists. */
function cheaper(hotel: Hotel) {
  const rates = hotel.rates?.map((rate) => plain({ ...rate, total: '1.00' }));
  return { ...hotel, rates };
}

/** Returns a hotel with a room for one person that costs less than its other rooms. */
function withSingleRoom(hotel: Hotel): Hotel {
  const single = { id: 'single', name: 'Single Room', sleeps: 1 };
  const rates = cheaper(hotel).rates?.slice(0, 1) ?? [];
  return {
    ...hotel,
    room_groups: [...(hotel.room_groups ?? []), single],
    rates: [
      ...(hotel.rates ?? []),
      ...rates.map((rate) => ({ ...rate, room_group_id: single.id })),
    ],
  };
}

const parking = { id: 'parking', kind: 'parking', amount: '8.00', due: 'property' };
const leastDeposit = { amount: '0.01', currency: 'USD', refundable: true };

/** Examples of the errors that `findRateError` finds. Its own tests have more. */
const wrongRates: [error: string, wrong: object, field: keyof Rate][] = [
  ['an id with a line break', { id: 'a\nb' }, 'id'],
  ['an id that is too long', { id: 'k'.repeat(2_049) }, 'id'],
  ['2.5 rooms left', { left: 2.5 }, 'left'],
  ['no rooms left beside a rate', { left: 0 }, 'left'],
  ['less than no rooms left', { left: -1 }, 'left'],
  [
    'a deadline after the stay',
    { free_cancellation_until: '2999-01-01T00:00:00Z' },
    'free_cancellation_until',
  ],
  [
    'steps of cancelling out of order',
    {
      cancellation: [
        { until: '2026-01-02T00:00:00Z', fee: '0.00' },
        { until: '2026-01-01T00:00:00Z', fee: '0.00' },
        { until: null, fee: '0.00' },
      ],
    },
    'cancellation',
  ],
  [
    'a fee of cancelling above the price',
    { cancellation: [{ until: null, fee: '99999.00' }] },
    'cancellation',
  ],
  [
    'a deadline that is not that of the steps',
    {
      cancellation: [{ until: null, fee: '1.00' }],
      free_cancellation_until: '2026-01-01T00:00:00Z',
    },
    'free_cancellation_until',
  ],
  ['a fee of not arriving above the price', { no_show: '99999.00' }, 'no_show'],
  ['a payment that contradicts its split', { payment: 'now' }, 'payment'],
  ['a commission of 200 %', { commission: { percent: 200, amount: '1.00' } }, 'commission'],
  [
    'a commission of more than the total',
    { commission: { percent: 9, amount: '9999.00' } },
    'commission',
  ],
  ['a deposit of nothing', { deposit: { ...leastDeposit, amount: '0.00' } }, 'deposit'],
  ['an extra in another currency', { extras: [{ ...parking, currency: 'EUR' }] }, 'extras'],
  ['a tax without a name', { taxes: [{ name: ' ', amount: '0.00', due: 'property' }] }, 'taxes'],
];

/**
 * Providers with an error in their rates, the places of the findings and the text of the report.
 */
export const wrongRateProviders: [error: string, Overrides, places: string[], shows: string][] = [
  [
    'taxes that are missing in the total',
    withRates((rate) => ({ ...rate, taxes: [{ name: 'VAT', amount: '9.00', due: 'now' }] })),
    everywhere('.rates[*].total'),
    'the rate is left out',
  ],
  [
    'rates for other people than asked for',
    everyHotel((hotel) => ({
      ...hotel,
      rates: hotel.rates?.map((rate) => ({ ...rate, occupancy: '3-5' })),
    })),
    everywhere('.rates[*]'),
    'the rate is left out',
  ],
  [
    'a party that is an error',
    refusing('occupancy'),
    ['hotel status'],
    'no prices for these travelers',
  ],
  [
    'a price for residents that does not say so',
    {
      hotel: ({ url, send, status, good }) =>
        send(url.includes('residency=PK') ? cheaper(v.parse(hotelSchema, good)) : good, status),
    },
    ['hotel $.rates[*].any_residency'],
    'not that of residents of the country',
  ],
  [
    'a residency that is an error',
    refusing('residency'),
    ['hotel status'],
    'no prices for these travelers',
  ],
  [
    'a hotel that collects before arrival without saying how',
    everyHotel((hotel) => ({
      ...hotel,
      payment_note: null,
      rates: hotel.rates?.map((rate) => ({
        ...rate,
        collect: 'hotel',
        payment: 'now',
        total_now: rate.total,
        total_property: '0.00',
        taxes: rate.taxes?.map((tax) => ({ ...tax, due: 'now' })),
      })),
    })),
    ['hotel $.rates[*].collect'],
    'cannot be booked on the site, unless its operator says how such rates are paid',
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
      return { ...rate, nights: dearer, total, total_property: total };
    }),
    ['calendar $.days[*].price.amount', 'hotel $.rates', 'hotel $.rates[*].total'],
    'the price is said to have changed',
  ],
  [
    'a split that changes between two calls',
    withRatesOfCall((rate, call) => ({
      ...rate,
      ...(call % 2 === 0 && {
        total_now: '1.00',
        total_property: (Number(rate.total) - 1).toFixed(2),
      }),
    })),
    ['hotel $.rates[*].total_now', 'hotel $.rates[*].total_property'],
    'the terms are said to have changed',
  ],
  [
    'meals that change between two calls',
    withRatesOfCall((rate, call) => ({
      ...rate,
      meal: call > hotels.length ? 'breakfast' : 'room-only',
    })),
    ['hotel $.rates[*].meal'],
    'the terms are said to have changed',
  ],
  [
    'a deadline that changes between two calls',
    withRatesOfCall((rate, call) => ({
      ...rate,
      free_cancellation_until: call > hotels.length ? null : `${rate.check_in}T06:00:00Z`,
    })),
    ['hotel $.rates[*].free_cancellation_until'],
    'the terms are said to have changed',
  ],
  [
    'steps that change between two calls',
    withRatesOfCall((rate, call) => ({
      ...rate,
      free_cancellation_until: null,
      cancellation: [{ until: null, fee: call > hotels.length ? '1.00' : '0.00' }],
    })),
    ['hotel $.rates[*].cancellation'],
    'the terms are said to have changed',
  ],
  [
    'a deposit that changes between two calls',
    withRatesOfCall((rate, call) => ({
      ...rate,
      deposit: call > hotels.length ? leastDeposit : null,
    })),
    ['hotel $.rates[*].deposit'],
    'the terms are said to have changed',
  ],
  [
    'extras that change between two calls',
    withRatesOfCall((rate, call) => ({
      ...rate,
      extras: [{ ...parking, amount: call > hotels.length ? '9.00' : '8.00' }],
    })),
    ['hotel $.rates[*].extras'],
    'the terms are said to have changed',
  ],
  [
    'rates for one of two different rooms alone',
    {
      hotel: ({ url, send, status, good }) => {
        const asked = new URLSearchParams(url.split('?')[1]).getAll('occupancy');
        const read = v.safeParse(hotelSchema, good);
        const ofFirst = ({ rates, ...hotel }: Hotel) => ({
          ...hotel,
          rates: rates?.filter((rate) => rate.occupancy === asked[0]),
        });
        send(read.success && asked.length > 1 ? ofFirst(read.output) : good, status);
      },
    },
    // The list also has a different price.
    ['hotel $.rates', 'hotel $.rates'],
    'no price for the party',
  ],
  [
    'the rates of tonight for every stay',
    {
      hotel: body((good) => {
        const hotel = v.parse(hotelSchema, good);
        return { ...hotel, rates: hotels.find(({ id }) => id === hotel.id)?.rates };
      }),
    },
    ['hotel $.rates[*]'],
    'the rate is left out',
  ],
  [
    'rates for past days',
    {
      hotel: ({ send, url, status, good }) => {
        const stay = new URLSearchParams(url.split('?')[1]);
        const [check_in, check_out] = [stay.get('check_in') ?? '', stay.get('check_out') ?? ''];
        const isPast = check_in !== '' && check_in < new Date().toJSON();
        const nights = [check_in, dayAfter(check_in)].map((date) => ({ date, amount: '50.00' }));
        const price = { nights, total: '100.00', total_property: '100.00' };
        const rates = [{ ...leanRate, check_in, check_out, ...price }];
        send(isPast ? { ...Object(good), rates } : good, status);
      },
    },
    ['hotel $.rates[*]'],
    'the rate is left out',
  ],
  [
    'a price for one person that lists do not have',
    { hotel: body((good) => withSingleRoom(v.parse(hotelSchema, good))) },
    ['hotel $.rates'],
    'another price than the list did',
  ],
  [
    'a price of lists that the page does not have',
    { hotel: body((good) => cheaper(v.parse(hotelSchema, good))) },
    ['calendar $.days[*].price.amount', 'hotel $.rates'],
    'another price than the list did',
  ],
  [
    'rates in lists, and none on the page',
    { hotel: body((good) => ({ ...Object(good), rates: [] })) },
    ['hotel $.rates'],
    'another price than the list did',
  ],
  [
    'one rate twice',
    everyHotel((hotel) => ({
      ...hotel,
      rates: [...(hotel.rates ?? []), ...(hotel.rates ?? [])],
    })),
    everywhere('.rates[*].id'),
    'the rate is left out',
  ],
  [
    '600 rates of one hotel',
    {
      rand4: body(() =>
        hotels.slice(0, 4).map((hotel) => ({
          ...hotel,
          rates: Array.from({ length: 600 }, (_, id) => ({ ...hotel.rates?.[0], id: `r${id}` })),
        })),
      ),
    },
    ['rand4 $[*].rates'],
    'nobody reads to its end',
  ],
  [
    'two rooms with one id',
    everyHotel((hotel) => ({
      ...hotel,
      room_groups: hotel.room_groups?.map((room) => ({ ...room, id: 102 })),
      rates: hotel.rates?.map((rate) => ({ ...rate, room_group_id: 102 })),
    })),
    everywhere('.room_groups[*].id'),
    'the rates of these rooms are left out',
  ],
  ...wrongRates.map(([error, wrong, field]): (typeof wrongRateProviders)[number] => [
    error,
    withRates((rate) => ({ ...rate, ...wrong })),
    everywhere(`.rates[*].${field}`),
    'the rate is left out',
  ]),
  [
    'rates whose ids change between two calls',
    withRatesOfCall((rate, call) => ({ ...rate, id: `${rate.id}-${call}` })),
    ['hotel $.rates[*].id'],
    'the rate is said to be gone',
  ],
  [
    'rates of a room that the hotel does not list',
    {
      ...withRates((rate) => ({ ...rate, room_group_id: 999 })),
      // The capacity of the rooms is unknown, so other rates are the lowest ones.
      calendar: ({ send }) => send({ title: 'Not Found', status: 404 }, 404),
    },
    ['hotel $.rates', ...everywhere('.rates[*].room_group_id')],
    'the rate is left out',
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
