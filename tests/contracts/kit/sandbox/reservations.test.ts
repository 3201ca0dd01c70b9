import * as v from 'valibot';
import { fullRate } from '#contracts/kit/samples/rates.ts';
import { pricedRoomOf } from '#contracts/kit/samples/reservations.ts';
import type { Hotel } from '#contracts/provider/hotels.ts';
import type { Rate } from '#contracts/provider/rateFields.ts';
import {
  mostChangePages,
  type Reservation,
  type ReservedRoom,
  reservationSchema,
} from '#contracts/provider/reservations.ts';
import { createRedactor } from '#contracts/kit/http/createRedactor.ts';
import { checkReservations } from '#contracts/kit/sandbox/checkReservations.ts';
import {
  type ReservationResult,
  reservationRules,
} from '#contracts/kit/sandbox/reservationCheck.ts';
import { stayAfter } from '#contracts/kit/verify/requests.ts';
import { startFaultyProvider } from '../verify/faultyProvider.ts';
import { verifyAt } from '../verify/verifyAt.ts';
import {
  type SandboxCall,
  type SandboxFault,
  type SandboxOptions,
  startSandbox,
} from './startSandbox.ts';

const limits = { connectMs: 5_000, firstByteMs: 5_000, wholeMs: 5_000, bodyBytes: 2 ** 20 };
const city = 'Karachi';
const rulesOf = (results: readonly ReservationResult[], wanted: ReservationResult['outcome']) =>
  results.filter(({ outcome }) => outcome === wanted).map(({ rule }) => rule);

/** Checks a sandbox with a fault. */
async function check(
  fault?: SandboxFault,
  { wholeMs = limits.wholeMs, ...options }: SandboxOptions & { wholeMs?: number } = {},
) {
  const sandbox = await startSandbox(fault, options);
  const { results } = await checkReservations({
    origin: sandbox.origin,
    headers: {},
    city,
    stay: stayAfter(new Date()),
    pauseMs: 0,
    limits: { ...limits, wholeMs },
    redactor: createRedactor({}),
    onProgress: () => {},
  });
  await sandbox.close();
  return { sandbox, results, broken: rulesOf(results, 'broken') };
}

/** Runs the whole command with a correct provider and a sandbox with a fault. */
async function verifyWith(fault?: SandboxFault, options?: SandboxOptions) {
  const provider = await startFaultyProvider();
  const sandbox = await startSandbox(fault, options);
  const args = ['--sample', '0', '--reservations', sandbox.origin];
  const outcome = await verifyAt(provider.origin, args);
  await Promise.all([provider.close(), sandbox.close()]);
  return { ...outcome, provider, sandbox, results: outcome.report.reservations?.results ?? [] };
}

const isReserve = ({ method, path }: SandboxCall) =>
  method === 'POST' && path === '/api/reservations';
const isCancellation = ({ path }: SandboxCall) => path.endsWith('/cancellation');
const isList = ({ method, path }: SandboxCall) => method === 'GET' && path === '/api/reservations';
const isByKey = ({ path }: SandboxCall) => path.startsWith('/api/reservation-keys/');

/** Handles the calls that apply with the fault, and others correctly. */
function only(applies: (call: SandboxCall) => boolean, fault: SandboxFault): SandboxFault {
  return (call) => (applies(call) ? fault(call) : call.respond());
}

it('reserves and cancels only at the sandbox', async () => {
  const { code, results, provider, sandbox, junit, output } = await verifyWith();
  expect(results.filter(({ outcome }) => outcome !== 'passed')).toEqual([]);
  expect(results.map(({ rule }) => rule)).toEqual(Object.keys(reservationRules));
  expect(code).toBe(0);
  expect(sandbox.made()).toBe(6);
  expect(sandbox.open()).toEqual([]);
  expect(new Set(provider.seen.map(({ method }) => method))).toEqual(new Set(['GET']));
  expect(output).toContain(`Reservations at ${sandbox.origin}`);
  expect(junit).toContain(`<testsuite name="reservations" tests="${results.length}" failures="0"`);
  expect(output).toContain('Nothing stays reserved');
});

it('reserves nothing when no sandbox is named', async () => {
  const sandbox = await startSandbox();
  const { report } = await verifyAt(sandbox.origin, ['--sample', '1']);
  await sandbox.close();
  expect(sandbox.seen.filter((line) => !line.startsWith('GET /api/hotels/'))).toEqual([]);
  expect(report.reservations).toBeUndefined();
});

it('does not follow a redirect to another host', async () => {
  const other = await startSandbox();
  const location = { location: `${other.origin}/api/reservations` };
  const { broken } = await check(only(isReserve, ({ send }) => send({}, 307, location)));
  await other.close();
  expect(broken).toContain('reserve');
  expect(other.seen).toEqual([]);
});

describe('finds a sandbox that', () => {
  type Condition = (call: SandboxCall) => boolean;
  const both =
    (...conditions: Condition[]): Condition =>
    (call) =>
      conditions.every((condition) => condition(call));
  const status = (wanted: number) => (call: SandboxCall) => call.good.status === wanted;
  const code = (wanted: string) => (call: SandboxCall) => Object(call.good.body).code === wanted;
  const isCancelled = ({ good }: SandboxCall) => Object(good.body).status === 'cancelled';
  const seen = new Set<string>();
  beforeEach(() => seen.clear());
  const isSecond = ({ path, key }: SandboxCall) => seen.has(path + key) || !seen.add(path + key);
  const made = both(isReserve, status(201));
  const madeBefore = both(made, isCancelled);
  const foundByKey = both(isByKey, status(200));
  const notFound = both(isByKey, status(404));
  const cancelled = both(isCancellation, isCancelled);
  const foundCancelled = both(({ method }) => method === 'GET', isCancelled);

  const again: SandboxFault = ({ reserveAnyway }) => reserveAnyway();
  const sends =
    (...[body, ...more]: Parameters<SandboxCall['send']>): SandboxFault =>
    ({ send }) =>
      send(body, ...more);
  const having =
    (fields: object, ...more: [status?: number, headers?: Record<string, string>]): SandboxFault =>
    ({ send, good }) =>
      send({ ...Object(good.body), ...fields }, ...more);
  const inLatin1: SandboxFault = ({ response, good }) => {
    response.writeHead(201, { 'content-type': 'application/json' });
    response.end(Buffer.from(JSON.stringify({ ...Object(good.body), note: 'für' }), 'latin1'));
  };
  const roomsHaving =
    (fields: object): SandboxFault =>
    ({ send, good }) => {
      const { rooms, ...made } = Object(good.body);
      send({ ...made, rooms: rooms.map((room: object) => ({ ...room, ...fields })) });
    };
  const at = '2026-01-01T00:00:00Z';
  const fee = { amount: '160.00', currency: 'USD' };
  const deposit = { amount: '100.00', currency: 'USD', refundable: true };
  const asked = (field: string) => (call: SandboxCall) => Object(call.body)[field];
  const priceIs =
    (moved: (total: number, now: number) => boolean): Condition =>
    ({ body, good }) => {
      const last = <Item>(items: Item[] | undefined) => items?.at(-1);
      const { total } = Object(last(Object(good.body).rates));
      return moved(Number(Object(last(Object(body).rooms)).price?.total), Number(total));
    };
  const acceptsIn = (currency: string) => (call: SandboxCall) =>
    asked('accepted_fee')(call)?.currency === currency;
  const withFreeRate = ['reserve', 'reserveForOne', 'unlikeRooms'];
  const neither = [...withFreeRate, 'collected'];
  const html = { 'content-type': 'text/html' };
  const { price } = pricedRoomOf(fullRate);

  it.each<[what: string, when: Condition, fault: SandboxFault, broken: string[]]>([
    ['reserves again for a key', both(made, isSecond), again, ['repeat', 'repeatCancelled']],
    ['reserves again for a key after a cancellation', madeBefore, again, ['repeatCancelled']],
    [
      'confirms after a cancellation',
      madeBefore,
      having({ status: 'confirmed' }),
      ['repeatCancelled'],
    ],
    ['reserves another body for a key', both(isReserve, code('key-reused')), again, ['keyReused']],
    ['reserves at another price', both(isReserve, code('price-changed')), again, ['priceChanged']],
    [
      'does not say the new price',
      code('price-changed'),
      having({ rates: undefined }),
      ['priceChanged'],
    ],
    [
      'reserves at a price that is a cent too high',
      both(
        code('price-changed'),
        priceIs((total, now) => total > now),
      ),
      again,
      ['priceChanged'],
    ],
    [
      'reserves at a price that is a cent too low',
      both(
        code('price-changed'),
        priceIs((total, now) => total < now),
      ),
      again,
      ['priceChanged'],
    ],
    [
      'fails for two rooms at one rate',
      both(
        isReserve,
        (call) => asked('rooms')(call)?.[1]?.rate_id === asked('rooms')(call)[0].rate_id,
      ),
      sends({}, 500),
      ['reserve'],
    ],
    [
      'says the new price of the first room alone',
      code('price-changed'),
      ({ send, good }) => {
        const { rates, ...changed } = Object(good.body);
        send({ ...changed, rates: rates.slice(0, 1) });
      },
      ['priceChanged'],
    ],
    [
      'fails for requests of guests',
      both(isReserve, (call) => asked('requests')(call).length > 0),
      sends({}, 500),
      ['reserve', 'unlikeRooms', 'collected'],
    ],
    [
      'fails without citizenship',
      both(isReserve, (call) => asked('citizenship')(call) === null),
      sends({}, 500),
      ['reserveForOne', 'feeKept'],
    ],
    [
      'ignores the accepted amount',
      both(code('fee-changed'), acceptsIn('USD')),
      (call) => call.cancelAnyway(),
      ['feeKept'],
    ],
    ['reserves what is gone', both(isReserve, code('gone')), again, ['gone']],
    ['fails for what is gone', code('gone'), sends({ title: 'Oops' }, 500), ['gone']],
    ['responds 200 to a request to reserve', made, having({}, 200), neither],
    ['reserves at a dearer price', made, roomsHaving({ price }), neither],
    ['reserves another hotel', made, having({ hotel_id: 'other' }), neither],
    ['reserves another room', made, roomsHaving({ room_group_id: 101 }), neither],
    [
      'reserves one of two rooms',
      made,
      ({ send, good }) => {
        const { rooms, ...reservation } = Object(good.body);
        send({ ...reservation, rooms: rooms.slice(0, 1) });
      },
      ['reserve', 'unlikeRooms'],
    ],
    [
      'reserves different rooms in another order',
      made,
      ({ send, good }) => {
        const { rooms, ...reservation } = Object(good.body);
        send({ ...reservation, rooms: rooms.toReversed() });
      },
      ['unlikeRooms'],
    ],
    [
      'ends free cancellation earlier',
      made,
      roomsHaving({ free_cancellation_until: at }),
      withFreeRate,
    ],
    [
      'has no free cancellation',
      made,
      roomsHaving({ free_cancellation_until: null }),
      withFreeRate,
    ],
    ['takes a deposit that the rate lacks', made, roomsHaving({ deposit }), neither],
    [
      'finds a deposit that was not made',
      foundByKey,
      roomsHaving({ deposit }),
      ['read', 'readCancelled'],
    ],
    ['sends bytes that are not UTF-8', made, inLatin1, neither],
    ['sends HTML', made, having({}, 201, html), neither],
    ['finds another one', foundByKey, having({ reference: 'R-9' }), ['read', 'readCancelled']],
    [
      'finds other terms',
      foundByKey,
      roomsHaving({ free_cancellation_until: at }),
      ['read', 'readCancelled'],
    ],
    [
      'finds nothing by a key',
      foundByKey,
      sends({ title: 'Gone' }, 404),
      ['read', 'readCancelled'],
    ],
    [
      'finds one with an unused key',
      notFound,
      sends({ reference: 'R-9' }, 200),
      ['gone', 'unknown'],
    ],
    ['has no code in a 404', notFound, having({ code: undefined }), ['gone', 'unknown']],
    [
      'has no code in a 422',
      both(isReserve, status(422)),
      having({ code: undefined }),
      ['rejected'],
    ],
    [
      'has no fee in a 409',
      both(code('fee-changed'), acceptsIn('XTS')),
      having({ fee: undefined }),
      ['feeChanged'],
    ],
    [
      'cancels at another fee',
      code('fee-changed'),
      (call) => call.cancelAnyway(),
      ['feeChanged', 'feeKept'],
    ],
    ['charges before the deadline', cancelled, having({ cancellation: { at, fee } }), ['cancel']],
    [
      'cancels years ago',
      cancelled,
      ({ send, good }) => {
        const { cancellation, ...made } = Object(good.body);
        send({ ...made, cancellation: { ...cancellation, at: '2019-05-01T10:00:00Z' } });
      },
      ['cancel'],
    ],
    [
      'lists nothing that is cancelled',
      isList,
      ({ send, good }) => {
        const { reservations, next } = Object(good.body);
        const isListed = ({ reservation }: { reservation: Reservation }) =>
          reservation.status === 'confirmed';
        send({ reservations: reservations.filter(isListed), next });
      },
      ['changesCancelled'],
    ],
    ['cancels another one', cancelled, having({ reference: 'R-9' }), ['cancel']],
    ['rejects a second cancellation', both(cancelled, isSecond), sends({}, 409), ['cancelAgain']],
    [
      'cancels at another time',
      both(cancelled, isSecond),
      having({ cancellation: { at, fee } }),
      ['cancelAgain'],
    ],
    ['lists nothing', isList, sends({ reservations: [], next: null }), ['changes']],
    ['forgets cancellations', foundCancelled, sends({ title: 'Gone' }, 404), ['readCancelled']],
  ])('%s, and the check cancels all its reservations', async (_, when, fault, expected) => {
    const { broken, sandbox } = await check(only(when, fault));
    expect(broken).toEqual(expected);
    expect(sandbox.open()).toEqual([]);
  });

  it.each<[what: string, refuses: SandboxOptions['refuses'], broken: string[]]>([
    [
      'children',
      ({ rooms }) => rooms.some(({ occupancy }) => occupancy.includes('-')),
      ['reserve', 'unlikeRooms'],
    ],
    [
      'names that are not in ASCII',
      ({ guests }) => /[^ -~]/.test(JSON.stringify(guests)),
      ['reserve', 'unlikeRooms'],
    ],
    ['what the site collects', ({ collected }) => collected != null, ['collected']],
  ])('refuses %s, and the check continues without it', async (_, refuses, expected) => {
    const { broken, sandbox, results } = await check(undefined, { refuses });
    expect(broken).toEqual(expected);
    expect(rulesOf(results, 'not checked')).toEqual([]);
    expect(sandbox.open()).toEqual([]);
  });

  it.each<[what: string, when: Condition, fault: SandboxFault, broken: string[]]>([
    ['says so', () => false, again, []],
    [
      'says that with another code',
      code('not-combinable'),
      having({ code: 'rejected' }),
      ['unlikeRooms'],
    ],
    [
      'has a reservation nevertheless',
      notFound,
      sends({ reference: 'R-9' }, 200),
      ['unlikeRooms', 'gone', 'unknown'],
    ],
  ])('accepts only rooms with one rate, and %s', async (_, when, fault, expected) => {
    const { broken, sandbox } = await check(only(when, fault), { combines: false });
    expect(broken).toEqual(expected);
    expect(sandbox.open()).toEqual([]);
  });

  it.each<[what: string, next: (page: number) => string, pages: number, received: RegExp]>([
    ['never ends', (page) => `page-${page}`, mostChangePages, /^more than 1000 pages$/],
    ['leads in circles', (page) => `page-${page % 3}`, 4, /^next: page-1, as a page before$/],
  ])(
    'returns a list of changes that %s, and the check stops there',
    async (_, next, pages, received) => {
      let page = 0;
      const { results, sandbox } = await check(
        only(isList, ({ send }) => send({ reservations: [], next: next((page += 1)) })),
      );
      expect(rulesOf(results, 'broken')).toEqual(['changes']);
      expect(results.find(({ rule }) => rule === 'changes')?.received).toMatch(received);
      expect(page).toBe(pages);
      expect(sandbox.open()).toEqual([]);
    },
  );

  it('returns the earlier reservation for a new key with the same body', async () => {
    const { broken, sandbox } = await check(undefined, { keyByBody: true });
    expect(broken).toEqual(['repeat']);
    expect(sandbox.open()).toEqual([]);
  });

  it('does not respond after a reservation, which the check then cancels by its key', async () => {
    const { broken, sandbox, results } = await check(
      only(both(isReserve, status(201)), () => {}),
      // A reservation may take a second longer than other requests.
      { wholeMs: -400 },
    );
    expect(broken).toEqual(neither);
    expect(results[1]?.received).toMatch(/^no .*response within 0.6 s$/);
    expect(sandbox.made()).toBe(4);
    expect(sandbox.open()).toEqual([]);
  });

  it('never cancels, and lists the reservations that remain', async () => {
    const { results, sandbox, output, code } = await verifyWith(
      only(isCancellation, ({ send }) => send({ title: 'Oops' }, 500)),
      { cancels: false },
    );
    expect(rulesOf(results, 'broken')).toEqual(['feeChanged', 'feeKept', 'cancel', 'cleanUp']);
    expect(output).toContain('left: the reservation R-1, the reservation R-2');
    expect(sandbox.made()).toBe(6);
    expect(code).toBe(1);
  });
});

describe('finds no rate to reserve at a sandbox with', () => {
  const rateOf = (change: Partial<Rate>) => (hotel: Hotel) => ({
    ...hotel,
    rates: hotel.rates?.map((rate) => ({ ...rate, ...change })),
  });
  const from = (first: number, change: (hotel: Hotel) => Hotel) => (hotel: Hotel, count: number) =>
    count < first ? hotel : change(hotel);
  const day = '2026-01-01T00:00:00Z';

  it.each<[what: string, hotelAt: SandboxOptions['hotelAt']]>([
    ['rates of another stay', rateOf({ check_in: '2026-01-01' })],
    ['a rate that does not add up', rateOf({ total: '161.00' })],
    ['a rate of no room', rateOf({ room_group_id: 'no-such-room' })],
    ['rates on request', rateOf({ booking: 'on-request' })],
    ['another hotel at the address', from(2, (hotel) => ({ ...hotel, id: 'other' }))],
    [
      'a room for nobody',
      (hotel) => ({
        ...hotel,
        room_groups: hotel.room_groups?.map((room) => ({ ...room, sleeps: 0 })),
      }),
    ],
    ['a rate that is gone at the next request', from(3, rateOf({ id: 'other' }))],
    ['a rate with another meal at the next request', from(3, rateOf({ meal: 'breakfast' }))],
    ['a shorter deadline at the next request', from(3, rateOf({ free_cancellation_until: day }))],
    ['another room at the next request', from(3, rateOf({ room_group_id: 101 }))],
  ])('%s', async (_, hotelAt) => {
    const { broken, sandbox } = await check(undefined, { hotelAt });
    expect(broken).toEqual(['offer']);
    expect(sandbox.made()).toBe(0);
  });
});

describe('at a sandbox with cancellation steps', () => {
  /** The free rate gets later fees, and the other rate gets a fee that rises. */
  const hotelAt = (hotel: Hotel): Hotel => ({
    ...hotel,
    rates: hotel.rates?.map((rate) => ({
      ...rate,
      cancellation: [
        rate.free_cancellation_until == null
          ? { until: `${rate.check_in}T06:00:00Z`, fee: '40.00' }
          : { until: rate.free_cancellation_until, fee: '0.00' },
        { until: null, fee: '160.00' },
      ],
      no_show: '120.00',
    })),
  });
  const isMade: (call: SandboxCall) => boolean = ({ good }) => good.status === 201;
  const having =
    (change: object): SandboxFault =>
    ({ good, send }) => {
      const { rooms, ...made } = Object(good.body);
      send({ ...made, rooms: rooms.map((room: object) => ({ ...room, ...change })) });
    };

  it('accepts the fee of the current step', async () => {
    const { broken, sandbox, results } = await check(undefined, { hotelAt });
    expect(broken).toEqual([]);
    expect(results.every(({ outcome }) => outcome === 'passed')).toBe(true);
    expect(sandbox.open()).toEqual([]);
  });

  it.each([
    ['the steps', { cancellation_steps: null, free_cancellation_until: null }],
    ['the no-show fee', { no_show: null }],
    [
      'the order of the steps',
      {
        cancellation_steps: [
          { until: null, fee: '0.00' },
          { until: null, fee: '0.00' },
        ],
      },
    ],
  ])('reports that a reservation lacks %s', async (_, change) => {
    const { broken } = await check(only(isMade, having(change)), { hotelAt });
    expect(broken).toContain('reserve');
  });
});

describe('finds nothing wrong with a sandbox that', () => {
  const taxes = ['City tax', 'Resort fee'].map((name) => {
    return { name, amount: '4.00', due: 'property' as const, charged: null };
  });
  const withTaxes = (hotel: Hotel) => {
    const sumsOf = ({ total_property: rest }: Rate) => ({
      total: '168.00',
      total_property: `${Number(rest) + 8}.00`,
    });
    return { ...hotel, rates: hotel.rates?.map((rate) => ({ ...rate, ...sumsOf(rate), taxes })) };
  };
  const withoutNull = (_: string, value: unknown) => value ?? undefined;
  const inKarachi = (instant: string) =>
    new Date(Date.parse(instant) + 5 * 3_600_000).toISOString().replace('Z', '+05:00');
  const inUtc = (instant: string) => new Date(instant).toISOString();
  const inRooms = (made: Reservation, change: (room: ReservedRoom) => object) => ({
    ...made,
    rooms: made.rooms.map((room) => ({ ...room, ...change(room) })),
  });
  const withInstants = (made: Reservation, spell: (instant: string) => string) => ({
    ...inRooms(made, ({ free_cancellation_until: until }) => ({
      free_cancellation_until: until && spell(until),
    })),
    cancellation: made.cancellation && {
      ...made.cancellation,
      at: spell(made.cancellation.at),
    },
  });
  const odd = (count: number) => count % 2 === 1;

  it.each<[what: string, change: (made: Reservation, count: number) => unknown]>([
    [
      'orders nights and taxes anew each time',
      (made, count) => {
        const turned = (list: readonly unknown[]) => (odd(count) ? list.toReversed() : list);
        return inRooms(made, ({ price }) => {
          const lists = { nights: turned(price.nights), taxes: turned(price.taxes ?? []) };
          return { price: { ...price, ...lists } };
        });
      },
    ],
    ['leaves out what is null', (made) => JSON.parse(JSON.stringify(made, withoutNull))],
    ['sends null for what is missing', (made) => ({ cancellation: null, ...made })],
    [
      'writes ids of rooms as text',
      (made) => inRooms(made, (room) => ({ room_group_id: `${room.room_group_id}` })),
    ],
    [
      'writes instants in one time zone or the other',
      (made, count) => withInstants(made, odd(count) ? inUtc : inKarachi),
    ],
    [
      'lets cancel for longer than offered',
      (made) => inRooms(made, () => ({ free_cancellation_until: '2099-01-01T00:00:00Z' })),
    ],
    ['sends fields of its own', (made) => ({ ...made, id: 7, links: { self: '/r/7' } })],
  ])('%s', async (_, change) => {
    let count = 0;
    const unusual: SandboxFault = ({ good, send, respond }) => {
      const made = v.safeParse(reservationSchema, good.body);
      if (made.success) send(change(made.output, (count += 1)));
      else respond();
    };
    const { broken, results } = await check(unusual, { hotelAt: withTaxes });
    expect(broken).toEqual([]);
    expect(results.every(({ outcome }) => outcome === 'passed')).toBe(true);
  });
});
