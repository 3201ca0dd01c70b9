import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import * as v from 'valibot';
import type { Hotel } from '#contracts/provider/hotels.ts';
import type { DecimalMoney } from '#contracts/money/money.ts';
import type { Rate } from '#contracts/provider/rateFields.ts';
import {
  cancellationRequestSchema,
  type ReservationRequest,
  reservationRequestSchema,
} from '#contracts/provider/reservations.ts';
import { fullHotel } from '#contracts/kit/samples/hotels.ts';
import { fullRate } from '#contracts/kit/samples/rates.ts';
import { listenOnLoopback } from '../../../support/listenOnLoopback.ts';

/**
 * The behavior of a call: normal, without a response, cut off before or after it took effect,
 * failed, or with the error page of a gateway (`html-422`) after it took effect.
 */
export type Mode = ('normal' | 'hang' | 'cut-before' | 'cut-after' | 'fail') | `html-${number}`;

type Reservation = {
  key: string;
  body: string;
  request: ReservationRequest;
  cancelled: boolean;
  /** The fee of the cancellation. */
  fee?: DecimalMoney;
};

type Call = 'list' | 'search' | 'hotel' | 'reserve' | 'find' | 'lookup' | 'cancel';
type Answer = { status: number; body: object };

/** The state that a test may read and set at any time. */
type ProviderState = {
  rates: Rate[];
  /** The number of rooms left. */
  left: number;
  reservations: Map<string, Reservation>;
  modes: Record<Call, Mode>;
  /** A replacement for the usual answer to new reservations and to cancellations. */
  answer: Answer | undefined;
  cancelAnswer: Answer | undefined;
  /**
   * The fee for canceling, the fees that cancellations accepted, and whether the provider respects
   * them.
   */
  fee: DecimalMoney | ((reservation: ReservationRequest) => DecimalMoney);
  acceptedFees: DecimalMoney[];
  heedsFee: boolean;
  /** Wrong values of the hotel and the reservations. */
  wrongHotel: Partial<Record<keyof Hotel, unknown>>;
  wrongReservation: object;
  /** Wrong values of the rooms of reservations, in order. */
  wrongRooms: readonly object[];
  /** Whether the provider lists its reservations. */
  lists: boolean;
  /** The number of calls for the list. The nightly job of the worker may call it at any time. */
  listCalls: number;
  /** All other calls. */
  calls: Call[];
  /** The queries of the calls for its hotel. */
  hotelQueries: URLSearchParams[];
  /** The headers of these calls. */
  headers: IncomingMessage['headers'][];
  beforeHotel: () => Promise<void>;
  beforeLook: () => Promise<unknown>;
  beforeCancel: () => Promise<unknown>;
  beforeReserve: () => Promise<void>;
  afterReserve: () => Promise<void>;
};

/** A rate of the hotel that its desk has to confirm. */
export const onRequestRate: Rate = { ...fullRate, id: 'on-request', booking: 'on-request' };

/** The answer to a cancellation that the hotel refuses. */
export const notCancellable: Answer = {
  status: 422,
  body: { title: 'Unprocessable Content', status: 422, code: 'not-cancellable' },
};

/**
 * Starts a provider in memory that follows the contract of reservations and fails as the test
 * decides. `modes` has the mode of each kind of call, and `calls` lists the calls.
 */
export async function startBookingProvider() {
  const state: ProviderState = {
    rates: [fullRate, onRequestRate],
    left: Infinity,
    reservations: new Map(),
    modes: {
      list: 'normal',
      search: 'normal',
      hotel: 'normal',
      reserve: 'normal',
      find: 'normal',
      lookup: 'normal',
      cancel: 'normal',
    },
    answer: undefined,
    cancelAnswer: undefined,
    fee: { amount: '0.00', currency: 'USD' },
    acceptedFees: [],
    heedsFee: true,
    wrongHotel: {},
    wrongReservation: {},
    wrongRooms: [],
    lists: true,
    listCalls: 0,
    calls: [],
    hotelQueries: [],
    headers: [],
    beforeHotel: () => Promise.resolve(),
    beforeLook: () => Promise.resolve(),
    beforeCancel: () => Promise.resolve(),
    beforeReserve: () => Promise.resolve(),
    afterReserve: () => Promise.resolve(),
  };

  const reservedRoom = (room: ReservationRequest['rooms'][number], index: number) => {
    const { rate_id, room_group_id, price, extras } = room;
    const rate: Rate = state.rates.find(({ id }) => id === rate_id) ?? fullRate;
    return {
      room_group_id,
      rate_id,
      price,
      extras,
      free_cancellation_until: rate.free_cancellation_until,
      cancellation_steps: rate.cancellation,
      no_show: rate.no_show,
      ...state.wrongRooms[index],
    };
  };

  const reservationBody = ({ key, request, cancelled, fee }: Reservation) => ({
    reference: `R-${key}`,
    status: cancelled ? 'cancelled' : 'confirmed',
    hotel_id: request.hotel_id,
    check_in: request.check_in,
    check_out: request.check_out,
    rooms: request.rooms.map(reservedRoom),
    cancellation: cancelled ? { at: '2027-01-01T00:00:00Z', fee } : null,
    ...state.wrongReservation,
  });

  const reserve = (key: string, body: string) => {
    const request = v.parse(reservationRequestSchema, JSON.parse(body));
    const known = state.reservations.get(key);
    if (known) {
      if (known.body !== body) return { status: 409, body: problem(409, { code: 'key-reused' }) };
      return { status: 201, body: reservationBody(known) };
    }
    if (state.answer) return state.answer;
    const { length } = request.rooms;
    if (state.left < length) return { status: 410, body: problem(410, { code: 'gone' }) };
    state.left -= length;
    const made = { key, body, request, cancelled: false };
    state.reservations.set(key, made);
    return { status: 201, body: reservationBody(made) };
  };

  const none = { status: 404, body: problem(404, { code: 'no-reservation' }) };
  const find = (key: string) => {
    const known = state.reservations.get(key);
    return known ? { status: 200, body: reservationBody(known) } : none;
  };

  const cancel = (reference: string, body: string) => {
    const { accepted_fee: accepted } = v.parse(cancellationRequestSchema, JSON.parse(body));
    state.acceptedFees.push(accepted);
    if (state.cancelAnswer) return state.cancelAnswer;
    const known = state.reservations.get(reference.slice(2));
    if (!known) return none;
    const fee = typeof state.fee === 'function' ? state.fee(known.request) : state.fee;
    const isMore =
      fee.currency !== accepted.currency || Number(fee.amount) > Number(accepted.amount);
    if (!known.cancelled && isMore && state.heedsFee) {
      return { status: 409, body: problem(409, { code: 'fee-changed', fee }) };
    }
    known.cancelled = true;
    known.fee ??= fee;
    return { status: 200, body: reservationBody(known) };
  };

  /** Returns all reservations of any day. */
  const list = () => {
    if (!state.lists) return none;
    const reservations = [...state.reservations.values()].map((made) => ({
      key: made.key,
      reservation: reservationBody(made),
    }));
    return { status: 200, body: { reservations, next: null } };
  };

  const hotel = (): { status: number; body: object } => {
    const found = { ...fullHotel, rates: state.rates, ...state.wrongHotel };
    return { status: 200, body: found };
  };

  const handle = async (req: IncomingMessage, res: ServerResponse) => {
    const chunks: Buffer[] = await req.toArray();
    const body = Buffer.concat(chunks).toString();
    const { pathname, searchParams } = new URL(req.url ?? '', 'http://provider');
    const last = decodeURIComponent(pathname.split('/').at(-1) ?? '');
    const key = String(req.headers['idempotency-key'] ?? '');
    const kind = kindOf(pathname, req.method);
    if (kind === 'list') state.listCalls += 1;
    else {
      state.calls.push(kind);
      state.headers.push(req.headers);
    }
    const mode = state.modes[kind];
    if (mode === 'hang') {
      hanging.add(res);
      return;
    }
    if (mode === 'cut-before') {
      res.destroy();
      return;
    }
    if (mode === 'fail') {
      send(res, { status: 503, body: problem(503) });
      return;
    }
    if (kind === 'hotel') {
      state.hotelQueries.push(searchParams);
      await state.beforeHotel();
    }
    if (kind === 'lookup') await state.beforeLook();
    if (kind === 'cancel') await state.beforeCancel();
    if (kind === 'reserve') await state.beforeReserve();
    const outcome = {
      list: () => list(),
      search: () => ({ status: 200, body: [] }),
      hotel,
      reserve: () => reserve(key, body),
      find: () => find(last),
      lookup: () => find(last.slice(2)),
      cancel: () => cancel(pathname.split('/').at(-2) ?? '', body),
    }[kind]();
    if (kind === 'reserve') await state.afterReserve();
    if (mode === 'cut-after') res.destroy();
    else if (mode.startsWith('html-')) sendPage(res, Number(mode.slice('html-'.length)));
    else send(res, outcome);
  };

  const hanging = new Set<ServerResponse>();
  const server = createServer((req, res) => {
    handle(req, res).catch(() => res.destroy());
  });
  const { origin, close } = await listenOnLoopback(server);
  return {
    state,
    origin,
    close,
    /** Closes the connections of calls that hang. */
    hangUp: () => hanging.forEach((res) => res.destroy()),
  };
}
export type BookingProvider = Awaited<ReturnType<typeof startBookingProvider>>;

function kindOf(pathname: string, method = 'GET'): Call {
  if (pathname === '/api/reservations' && method === 'GET') return 'list';
  if (pathname.endsWith('/cancellation')) return 'cancel';
  if (pathname.startsWith('/api/reservation-keys/')) return 'find';
  if (pathname === '/api/hotels/search') return 'search';
  if (pathname.startsWith('/api/reservations/')) return 'lookup';
  return pathname === '/api/reservations' ? 'reserve' : 'hotel';
}

function problem(status: number, members: object = {}) {
  return { type: 'about:blank', title: 'Problem', status, detail: 'As the test says.', ...members };
}

/** Sends an error of a gateway, as a page or as a problem with only the status. */
function sendPage(res: ServerResponse, status: number): void {
  res.writeHead(status, { 'content-type': 'text/html' }).end('<h1>Blocked</h1>');
}

function send(res: ServerResponse, { status, body }: { status: number; body: object }): void {
  res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
