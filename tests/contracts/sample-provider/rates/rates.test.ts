import request from 'supertest';
import * as v from 'valibot';
import { type Hotel, hotelSchema, searchResponseSchema } from '#contracts/provider/hotels.ts';
import { createProvider } from '#contracts/sample-provider/createProvider.ts';
import { generateHotels } from '#contracts/sample-provider/catalog/generateHotels.ts';
import { cities } from '#contracts/sample-provider/catalog/cities.ts';
import { findRateError } from '#contracts/provider/findRateError.ts';
import { hotelsPaths } from '#contracts/provider/calls/hotelCalls.ts';
import { type Query, requestPath } from '#contracts/provider/calls/requestPath.ts';
import { lowestRates, priceOfRates } from '#contracts/provider/lowestRate.ts';
import { extraKinds, type Rate } from '#contracts/provider/rateFields.ts';
import { parseParty } from '#contracts/values/party.ts';

// Still March 1 in San Francisco, already March 2 in Karachi and Auckland.
const now = () => Date.parse('2027-03-01T20:00:00Z');
const provider = createProvider({ now });
const stay = { check_in: '2027-03-08', check_out: '2027-03-11' };

async function search(query: Query, app = provider): Promise<Hotel[]> {
  const { body } = await request(app)
    .get(requestPath(hotelsPaths.search, '', query))
    .expect(200);
  return v.parse(searchResponseSchema, body).hotels ?? [];
}

async function detail(id: string, query: Query = {}, app = provider) {
  const { body } = await request(app)
    .get(requestPath(hotelsPaths.hotel, id, query))
    .expect(200);
  return v.parse(hotelSchema, body);
}

const ratesOf = (hotels: readonly Hotel[]) => hotels.flatMap(({ rates }) => rates ?? []);

describe('rates', () => {
  it('follow every rule of the contract in every city, for stays of one to thirty nights', async () => {
    const count = { rates: 0 };
    for (const [i, { name: city }] of cities.entries()) {
      const check_out = `2027-0${4 + (i % 5)}-0${1 + (i % 9)}`;
      const hotels = await search({ city, check_in: '2027-03-31', check_out });
      count.rates += ratesOf(hotels).length;
      for (const rate of ratesOf(await search({ city, ...stay }))) {
        expect([rate.check_in, rate.check_out]).toEqual([stay.check_in, stay.check_out]);
        expect(rate.nights).toHaveLength(3);
        count.rates += 1;
      }
    }
    expect(count.rates).toBeGreaterThan(1_000);
  });

  it('are the same each time', async () => {
    const query = { city: 'Lisbon', ...stay };
    expect(await search(query, createProvider({ now }))).toEqual(await search(query));
  });

  it('belong to rooms of their hotel', async () => {
    for (const { rates, room_groups } of await search({ city: 'Dubai', ...stay })) {
      const rooms = new Set((room_groups ?? []).map(({ id }) => id));
      for (const { room_group_id } of rates ?? []) expect(rooms).toContain(room_group_id);
    }
  });

  it.each([
    [['2']],
    [['1']],
    [['2-7,4']],
    [['3']],
    [['2', '2']],
    [['2-7', '1']],
    [['1', '1', '1']],
  ])(
    'in a list for %j are few, include the lowest price and match the details',
    async (occupancy) => {
      const party = parseParty(occupancy) ?? [];
      const hotels = (await search({ city: 'Ubud', ...stay, occupancy })).slice(0, 12);
      for (const hotel of hotels) {
        const { rates, ...whole } = await detail(hotel.id, { ...stay, occupancy });
        const all = {
          ...whole,
          rates: (rates ?? []).map((rate) => ({ ...rate, extras: undefined })),
        };
        expect(all.rates).toEqual(expect.arrayContaining(hotel.rates ?? []));
        const isWanted = [
          () => true,
          ({ meal }: Rate) => meal !== 'room-only',
          ({ free_cancellation_until: until }: Rate) => until != null,
        ];
        const lowest = (of: Hotel) =>
          isWanted.map((wanted) => {
            const found = lowestRates(of, party, wanted);
            return found && priceOfRates(found);
          });
        expect(lowest(hotel)).toEqual(lowest(all));
        const most = 3 * party.length * new Set(occupancy).size;
        if (lowest(all)[0]) expect(hotel.rates?.length).toBeLessThanOrEqual(most);
      }
    },
  );

  it('depend on the people in the room', async () => {
    const hotels = (await search({ city: 'Ubud', ...stay })).slice(0, 12);
    let free = 0;
    let compared = 0;
    for (const { id } of hotels) {
      const totalsFor = async (...occupancy: string[]) => {
        const { rates } = await detail(id, { ...stay, occupancy });
        for (const rate of rates ?? []) expect(occupancy).toContain(rate.occupancy);
        return new Map(rates?.map((rate) => [rate.id, Number(rate.total)]));
      };
      const [one, two, three, small, older, unlike] = await Promise.all([
        totalsFor('1'),
        totalsFor('2'),
        totalsFor('3'),
        totalsFor('2-4'),
        totalsFor('2-12'),
        totalsFor('1', '2'),
      ]);
      for (const [rate, total] of three) {
        compared += 1;
        expect(one.get(rate)).toBeLessThan(two.get(rate) ?? 0);
        expect(two.get(rate)).toBeLessThan(total);
        expect(two.get(rate)).toBeLessThan(older.get(rate) ?? 0);
        expect(small.get(rate)).toBeLessThanOrEqual(older.get(rate) ?? 0);
        expect(unlike.get(`${rate}-for-1`)).toBe(one.get(rate));
        expect(unlike.get(`${rate}-for-2`)).toBe(two.get(rate));
        if (small.get(rate) === two.get(rate)) free += 1;
      }
      expect((await totalsFor('16')).size).toBe(0);
    }
    expect(compared).toBeGreaterThan(20);
    expect(free).toBeGreaterThan(compared / 2);
  });

  it('are given for each of several different rooms with unique ids, or not at all', async () => {
    const hotels = (await search({ city: 'Ubud', ...stay })).slice(0, 20);
    let compared = 0;
    for (const { id } of hotels) {
      const found = await Promise.all(
        [['3-7'], ['1'], ['3-7', '1', '3-7'], ['1', '15']].map(async (occupancy) => {
          return (await detail(id, { ...stay, occupancy })).rates ?? [];
        }),
      );
      const [family = [], one = [], unlike = [], tooMany = []] = found;
      expect(tooMany).toEqual([]);
      const plain = (rates: readonly Rate[]) =>
        rates.map(({ id: of, ...rate }) => ({ ...rate, id: of.replace(/-for-.*/, '') }));
      const isComplete = family.length > 0 && one.length > 0;
      expect(plain(unlike)).toEqual(isComplete ? [...family, ...one] : []);
      expect(new Set(unlike.map((rate) => rate.id)).size).toBe(unlike.length);
      if (isComplete) compared += 1;
    }
    expect(compared).toBeGreaterThan(0);
  });

  it('have extras of all kinds in most hotels, but not in lists', async () => {
    const hotels = await search({ city: 'Ubud', ...stay });
    expect(ratesOf(hotels).flatMap(({ extras }) => extras ?? [])).toEqual([]);
    const kinds = new Map<string, number>();
    let without = 0;
    for (const { id } of hotels) {
      const rates = (await detail(id, { ...stay, occupancy: ['2-2'] })).rates ?? [];
      const two = (await detail(id, { ...stay, occupancy: ['2'] })).rates ?? [];
      expect(two.flatMap(({ extras }) => extras ?? []).map(({ kind }) => kind)).not.toContain(
        'cot',
      );
      if (rates.length > 0 && rates.every(({ extras }) => !extras)) without += 1;
      for (const { extras, meal, payment } of rates) {
        for (const extra of extras ?? []) {
          kinds.set(extra.kind, (kinds.get(extra.kind) ?? 0) + 1);
          expect(extra).toMatchObject({
            due: payment,
            amount: expect.stringMatching(/^[1-9]\d*\.00$/),
          });
          expect(extra.meal).not.toBe(meal);
          if (/check/.test(extra.kind)) expect(extra.time).toMatch(/^\d\d:00$/);
        }
      }
    }
    expect([...kinds.keys()].sort()).toEqual([...extraKinds].sort());
    expect(without).toBeGreaterThan(0);
    expect(without).toBeLessThan(hotels.length / 3);
  });

  it('price meals as extras by the people in the room', async () => {
    const hotels = await search({ city: 'Ubud', ...stay });
    let compared = 0;
    for (const { id } of hotels) {
      const breakfastFor = async (occupancy: string) => {
        const { rates } = await detail(id, { ...stay, occupancy: [occupancy] });
        const extras = rates?.flatMap((rate) => rate.extras ?? []);
        return Number(extras?.find(({ meal }) => meal === 'breakfast')?.amount);
      };
      const [one, two, family] = await Promise.all(['1', '2', '2-7'].map(breakfastFor));
      if (!one || !two || !family) continue;
      compared += 1;
      expect(one).toBeLessThan(two);
      expect(two).toBeLessThan(family);
    }
    expect(compared).toBeGreaterThan(3);
  });

  it('are lower for residents with one rate plan of some hotels', async () => {
    const hotels = await search({ city: 'Marrakech', ...stay });
    let lower = 0;
    for (const { id } of hotels) {
      const usual = (await detail(id, stay)).rates ?? [];
      expect((await detail(id, { ...stay, residency: 'DE' })).rates).toEqual(usual);
      const local = (await detail(id, { ...stay, residency: 'MA' })).rates ?? [];
      expect(local.map((rate) => rate.id)).toEqual(usual.map((rate) => rate.id));
      for (const [i, rate] of local.entries()) {
        const before = usual[i];
        if (rate.any_residency === undefined) expect(rate).toEqual(before);
        else {
          lower += 1;
          const share = Number(rate.nights[0]?.amount) / Number(before?.nights[0]?.amount);
          expect(share).toBeCloseTo(0.9, 3);
          expect([rate.any_residency, before?.any_residency]).toEqual([false, false]);
        }
      }
    }
    expect(lower).toBeGreaterThan(0);
    expect(lower).toBeLessThan(hotels.length);
  });

  it.each([['0'], ['2-'], ['2-18'], [''], ['17'], ['2-7,'], ['-7']])(
    'for the party %j are an error',
    async (occupancy) => {
      const [hotel] = await search({ city: 'Ubud', ...stay });
      const query = `check_in=${stay.check_in}&check_out=${stay.check_out}&occupancy=${occupancy}`;
      const { body } = await request(provider).get(`/api/hotels/${hotel?.id}?${query}`).expect(400);
      expect(body).toMatchObject({ detail: expect.stringContaining('occupancy') });
    },
  );

  it('without dates are for one night from today at the hotel', async () => {
    const dayIn = async (city: string) => {
      const days = ratesOf(await search({ city })).map(({ check_in, check_out }) => {
        return `${check_in} ${check_out}`;
      });
      return [...new Set(days)];
    };
    expect(await dayIn('San Francisco')).toEqual(['2027-03-01 2027-03-02']);
    expect(await dayIn('Karachi')).toEqual(['2027-03-02 2027-03-03']);
    expect(await dayIn('Auckland')).toEqual(['2027-03-02 2027-03-03']);
  });

  it('are empty for a past stay, a stay that is too long, and a sold-out hotel', async () => {
    const hotels = await search({ city: 'Rome', ...stay });
    const id = hotels.find(({ rates }) => rates?.length)?.id ?? '';
    const past = { check_in: '2027-02-27', check_out: '2027-02-28' };
    expect((await detail(id, past)).rates).toEqual([]);
    const long = { check_in: '2027-03-08', check_out: '2027-04-08' };
    expect((await detail(id, long)).rates).toEqual([]);
    const free = new Set(hotels.map((hotel) => hotel.id));
    const soldOut = (await search({ city: 'Rome' })).find((hotel) => !free.has(hotel.id));
    expect((await detail(soldOut?.id ?? '', stay)).rates).toEqual([]);
  });

  it('are null together with policies for a hotel without known rooms', async () => {
    const roomless = [...generateHotels(1200, '')].find(({ rooms, answer }) => {
      return rooms.length > 0 && !answer.room_groups?.length;
    });
    const { id = '' } = roomless?.answer ?? {};
    const hotels = await search({ city: roomless?.city.name ?? '' });
    expect(hotels.find((hotel) => hotel.id === id)?.rates).toBeNull();
    expect(await detail(id)).toMatchObject({ policies: null, rates: null });
  });

  it('exist in every hotel that a search with dates finds', async () => {
    const hotels = await search({ city: 'Paris', ...stay });
    for (const { rates, room_groups } of hotels) {
      if (room_groups?.length) expect(rates?.length).toBeGreaterThan(0);
    }
  });

  it('have a variety of meals, payments, deadlines, rooms left, commissions and ways to book', async () => {
    const all: Rate[] = [];
    for (const city of ['Karachi', 'Bangkok', 'Zermatt', 'New York']) {
      for (const { id } of await search({ city, ...stay })) {
        all.push(...((await detail(id, stay)).rates ?? []));
      }
    }
    const share = (isWanted: (rate: Rate) => boolean) => all.filter(isWanted).length / all.length;
    expect(new Set(all.map(({ meal }) => meal)).size).toBe(5);
    for (const part of [
      share(({ free_cancellation_until: until }) => until === null),
      share(({ payment }) => payment === 'property'),
      share(({ left }) => left != null),
      share(({ commission }) => commission !== undefined),
      share(({ cancellation, no_show: noShow }) => cancellation != null && noShow != null),
    ]) {
      expect(part).toBeGreaterThan(0.15);
      expect(part).toBeLessThan(0.85);
    }
    expect(share(({ booking }) => booking === 'on-request')).toBeGreaterThan(0);
    for (const refundable of [true, false]) {
      expect(share(({ deposit }) => deposit?.refundable === refundable)).toBeGreaterThan(0.01);
    }
    expect(share(({ deposit }) => deposit == null)).toBeGreaterThan(0.6);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  });
});

it('have cancellation steps that rise to the whole price or stay below it', async () => {
  const found: Rate[] = [];
  for (const { id } of await search({ city: 'Karachi', ...stay })) {
    found.push(...((await detail(id, stay)).rates ?? []));
  }
  const stepped = found.filter(({ cancellation }) => cancellation);
  const texts = stepped.map(({ cancellation, no_show: noShow, ...rate }) => {
    expect(findRateError({ ...rate, cancellation, no_show: noShow })).toBeUndefined();
    const charged = (cancellation ?? []).filter(({ fee }) => fee !== '0.00');
    expect(noShow).toBe(charged.at(-1)?.fee);
    return charged.map(({ until }) => (until ? `until ${until.slice(11, 16)}` : 'then')).join(', ');
  });
  expect(new Set(texts)).toEqual(new Set(['until 00:00, then', 'then']));
});

describe('prices', () => {
  const average = async (query: Record<string, string>) => {
    const nights = ratesOf(await search(query)).map(({ nights: [night] }) => Number(night?.amount));
    return nights.reduce((sum, amount) => sum + amount, 0) / nights.length;
  };
  const night = (city: string, day: string) => average({ city, check_in: day });

  it('depend on the city, the season and the weekday', async () => {
    expect(await night('New York', '2027-05-11')).toBeGreaterThan(
      2 * (await night('Karachi', '2027-05-11')),
    );
    expect(await night('Rome', '2027-08-10')).toBeGreaterThan(await night('Rome', '2027-11-09'));
    expect(await night('Cape Town', '2028-01-18')).toBeGreaterThan(
      await night('Cape Town', '2027-07-20'),
    );
    expect(await night('Barcelona', '2027-06-05')).toBeGreaterThan(
      await night('Barcelona', '2027-06-07'),
    );
  });
});

describe('city taxes', () => {
  it.each([
    ['Marrakech', 'MAD', /^\d+\.\d{2}$/],
    ['Tokyo', 'JPY', /^\d+$/],
    ['Muscat', 'OMR', /^\d+\.\d{3}$/],
  ])('of %s are charged at the property in %s', async (city, currency, amount) => {
    const taxes = ratesOf(await search({ city, ...stay })).flatMap((rate) => rate.taxes ?? []);
    const charged = taxes.filter((tax) => tax.charged);
    expect(charged.length).toBeGreaterThan(0);
    for (const tax of charged) {
      expect(tax.due).toBe('property');
      expect(tax.charged).toEqual({ currency, amount: expect.stringMatching(amount) });
    }
  });

  it('are missing if the city charges none', async () => {
    const rates = ratesOf(await search({ city: 'Karachi', ...stay }));
    for (const { taxes } of rates) expect(taxes?.map(({ name }) => name)).toEqual(['Sales tax']);
  });
});

it('gives deadlines in the local time of the hotel', async () => {
  const offsets = async (city: string, check_in: string) => {
    const rates = ratesOf(await search({ city, check_in }));
    const deadlines = rates.flatMap(({ free_cancellation_until: until }) => until ?? []);
    for (const until of deadlines) expect(until).toMatch(/^\d{4}-\d{2}-\d{2}T18:00:00[+-]/);
    return [...new Set(deadlines.map((until) => until.slice(19)))];
  };
  expect(await offsets('Kathmandu', '2027-05-10')).toEqual(['+05:45']);
  expect(await offsets('New York', '2027-06-20')).toEqual(['-04:00']);
  expect(await offsets('New York', '2027-12-20')).toEqual(['-05:00']);
});

describe('a provider of the plain specification', () => {
  const plain = createProvider({ now, rates: false });

  it('returns only the fields of the specification, with or without dates', async () => {
    const fields = [
      'address',
      'amenity_groups',
      'id',
      'images',
      'latitude',
      'longitude',
      'name',
      'region',
      'room_groups',
      'star_rating',
    ];
    const { body } = await request(plain).get('/api/hotels/search').query({ city: 'Karachi' });
    const hotels = v.parse(v.object({ hotels: v.array(v.record(v.string(), v.unknown())) }), body);
    for (const hotel of hotels.hotels)
      expect(fields).toEqual(expect.arrayContaining(Object.keys(hotel)));
    const [first] = await search({ city: 'Karachi' }, plain);
    const path = `/api/hotels/${first?.id}`;
    const one = await request(plain).get(path).query({ check_in: 'soon' }).expect(200);
    expect(Object.keys(one.body).toSorted()).toEqual(fields);
    for (const room of first?.room_groups ?? []) {
      expect(Object.keys(room)).toEqual(['id', 'name', 'name_struct', 'room_amenities']);
    }
  });

  it('has the same hotels as the provider with rates', async () => {
    const names = (hotels: readonly Hotel[]) => hotels.map(({ id, name }) => [id, name]);
    expect(names(await search({ city: 'Dubai', ...stay }, plain))).toEqual(
      names(await search({ city: 'Dubai', ...stay })),
    );
  });
});

it('returns all hotels of a crowded city', async () => {
  const crowded = createProvider({
    now,
    hotelCount: 60,
    crowded: { city: 'Karachi', hotels: 500 },
  });
  expect(await search({ city: 'Karachi' }, crowded)).toHaveLength(500);
});
