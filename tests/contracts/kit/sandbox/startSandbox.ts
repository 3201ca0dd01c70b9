import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { json as readJson } from 'node:stream/consumers';
import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import { cancellationFee, isFeeAccepted } from '#contracts/money/cancellation.ts';
import { decimalMoneySchema, toDecimalMoney } from '#contracts/money/money.ts';
import { dayNumber, dayText } from '#contracts/values/calendarDay.ts';
import type { Hotel } from '#contracts/provider/hotels.ts';
import type { Rate } from '#contracts/provider/rateFields.ts';
import {
  type Reservation,
  type ReservationRequest,
  reservationRequestSchema,
  termsOfReserved,
} from '#contracts/provider/reservations.ts';
import { fullHotel } from '#contracts/kit/samples/hotels.ts';
import { leanRate } from '#contracts/kit/samples/rates.ts';
import { listenOnLoopback } from '../../../support/listenOnLoopback.ts';
import { sendJson } from '../verify/faultyProvider.ts';

/** A request to a sandbox, with the correct response and the actions of a faulty one. */
export interface SandboxCall {
  method: string;
  path: string;
  /** The Idempotency-Key, or ''. */
  key: string;
  body: unknown;
  response: ServerResponse;
  respond: () => void;
  send: (body: unknown, status?: number, headers?: Record<string, string>) => void;
  /** The correct body and status. */
  good: { status: number; body: unknown };
  /** Makes another reservation whatever the key, and responds with it. */
  reserveAnyway: () => void;
  /** Cancels the reservation in the path whatever fee was accepted. */
  cancelAnyway: () => void;
}
/** A request as it was received: header names and values alternate. */
export interface RawRequest {
  method: string;
  url: string;
  rawHeaders: string[];
  body: unknown;
}
export type SandboxFault = (call: SandboxCall) => void;

const gone = { title: 'Gone', status: 410, code: 'gone' };
const notFound = { title: 'Not Found', status: 404, code: 'no-reservation' };
const rejected = { title: 'Unprocessable Content', status: 422, code: 'rejected' };
const keyReused = { title: 'Conflict', status: 409, code: 'key-reused' };

/** Returns a rate with free cancellation, and a prepaid rate without it. */
function ratesFor(query: URLSearchParams): Rate[] {
  const first = dayNumber(query.get('check_in') ?? '') ?? 0;
  const nights = [0, 1].map((i) => ({ date: dayText(first + i), amount: '80.00' }));
  const rate: Rate = {
    ...leanRate,
    check_in: dayText(first),
    check_out: dayText(first + 2),
    nights,
    taxes: [],
    total: '160.00',
    total_property: '160.00',
    booking: 'instant',
    free_cancellation_until: `${dayText(first - 1)}T18:00:00+00:00`,
  };
  const occupancies = [...new Set(query.getAll('occupancy'))];
  const saver: Rate = {
    ...rate,
    id: `${rate.id}-saver`,
    free_cancellation_until: null,
    total_now: rate.total,
    total_property: '0.00',
    payment: 'now',
  };
  const rates = [rate, saver];
  if (occupancies.length < 2) return rates;
  // Different rooms have separate rates.
  return occupancies.flatMap((occupancy) =>
    rates.map((each) => ({ ...each, id: `${each.id}-for-${occupancy}`, occupancy })),
  );
}

/** Returns the current fee of the terms for all rooms. */
function feeOf(made: Reservation) {
  const rooms = made.rooms.map((room) => ({ ...room.price, ...termsOfReserved(room) }));
  return toDecimalMoney(cancellationFee(rooms));
}

export interface SandboxOptions {
  /** Whether the sandbox lists changes. */
  lists?: boolean;
  cancels?: boolean;
  /** Takes a request with a new key and an earlier body for the earlier request. */
  keyByBody?: boolean;
  /** The requests to reserve that the sandbox refuses, in addition to those for nobody. */
  refuses?: (request: ReservationRequest) => boolean;
  /** Whether the sandbox reserves rooms at different rates together. */
  combines?: boolean;
  hotelAt?: (hotel: Hotel, count: number) => Hotel;
}

/**
 * Starts a sandbox in memory with one hotel, which handles reservations correctly except for
 * `fault`, which gets every call on reservations. With `cancels: false` cancellations do nothing.
 * `hotelAt` changes the hotel of each request by its number. `open` lists the reservations that are
 * not canceled.
 */
export async function startSandbox(
  fault: SandboxFault = ({ respond }) => respond(),
  options: SandboxOptions = {},
) {
  const { cancels = true, keyByBody = false, combines = true } = options;
  const { hotelAt = (hotel: Hotel) => hotel } = options;
  const reservations = new Map<string, Reservation>();
  const keys = new Map<string, { body: unknown; reference?: string; good: SandboxCall['good'] }>();
  const seen: string[] = [];
  const raw: RawRequest[] = [];
  const offered = new Map<string, Rate>();
  let hotelRequests = 0;

  const rateOf = ({ rate_id }: { rate_id: string }) => offered.get(rate_id);

  const reserve = ({ hotel_id, check_in, check_out, rooms }: ReservationRequest): Reservation => {
    const reference = `R-${reservations.size + 1}`;
    const made: Reservation = {
      reference,
      status: 'confirmed',
      hotel_id,
      check_in,
      check_out,
      rooms: rooms.map((room) => {
        const { rate_id, price, extras } = room;
        const rate = rateOf(room);
        return {
          room_group_id: leanRate.room_group_id,
          rate_id,
          price,
          extras,
          free_cancellation_until: rate?.free_cancellation_until,
          cancellation_steps: rate?.cancellation,
          no_show: rate?.no_show,
        };
      }),
    };
    reservations.set(reference, made);
    return made;
  };
  const reserveAnyway = (body: unknown) => reserve(v.parse(reservationRequestSchema, body));

  const decide = (key: string, body: unknown): SandboxCall['good'] => {
    const sameBody = [...keys.values()].find((each) => isDeepStrictEqual(each.body, body));
    const known = keys.get(key) ?? (keyByBody ? sameBody : undefined);
    if (known) {
      if (!isDeepStrictEqual(known.body, body)) return { status: 409, body: keyReused };
      const made = reservations.get(known.reference ?? '');
      return made ? { status: 201, body: made } : known.good;
    }
    const request = v.safeParse(reservationRequestSchema, body);
    if (!request.success || options.refuses?.(request.output)) {
      return { status: 422, body: rejected };
    }
    const { rooms } = request.output;
    const decided = (good: SandboxCall['good'], reference?: string) => {
      keys.set(key, { body, good, reference });
      return good;
    };
    const wanted = rooms.flatMap((room) => rateOf(room) ?? []);
    if (wanted.length < rooms.length) return decided({ status: 410, body: gone });
    if (!combines && new Set(wanted).size > 1) {
      return decided({ status: 422, body: { ...rejected, code: 'not-combinable' } });
    }
    if (!rooms.every(({ price }, index) => price.total === wanted[index]?.total)) {
      const changed = { title: 'Conflict', status: 409, code: 'price-changed', rates: wanted };
      return decided({ status: 409, body: changed });
    }
    const made = reserve(request.output);
    return decided({ status: 201, body: made }, made.reference);
  };

  const read = (reference: string | undefined): SandboxCall['good'] => {
    const found = reservations.get(reference ?? '');
    return found ? { status: 200, body: found } : { status: 404, body: notFound };
  };

  const list = (): SandboxCall['good'] => {
    if (options.lists === false) return { status: 404, body: notFound };
    const listed = [...keys].flatMap(([key, { reference }]) => {
      const reservation = reservations.get(reference ?? '');
      return reservation ? [{ key, reservation }] : [];
    });
    return { status: 200, body: { reservations: listed, next: null } };
  };

  const cancel = (reference: string) => {
    const found = reservations.get(reference);
    if (!found) return;
    const cancellation = { at: new Date().toISOString(), fee: feeOf(found) };
    reservations.set(reference, { ...found, status: 'cancelled', cancellation });
  };

  const correct = (method: string, path: string, key: string, body: Record<string, unknown>) => {
    const [resource, reference = ''] = path.replace('/api/', '').split('/');
    if (reference === '') return method === 'GET' ? list() : decide(key, body);
    if (resource === 'reservation-keys') return read(keys.get(reference)?.reference);
    const made = reservations.get(reference);
    if (method === 'POST' && made?.status === 'confirmed' && cancels) {
      const fee = feeOf(made);
      if (!isFeeAccepted(v.parse(decimalMoneySchema, body['accepted_fee']), fee)) {
        const changed = { title: 'Conflict', status: 409, code: 'fee-changed', fee };
        return { status: 409, body: changed };
      }
      cancel(reference);
    }
    return read(reference);
  };

  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const { method = '', url = '', headers, rawHeaders } = request;
    const { pathname: path, searchParams } = new URL(url, 'http://sandbox');
    seen.push(`${method} ${path}`);
    const body: unknown = method === 'POST' ? await readJson(request) : {};
    raw.push({ method, url, rawHeaders, body });
    if (!path.startsWith('/api/reservation')) {
      hotelRequests += 1;
      const hotel = hotelAt({ ...fullHotel, rates: ratesFor(searchParams) }, hotelRequests);
      for (const rate of hotel.rates ?? []) offered.set(rate.id, rate);
      // The site stores such responses and asks whether they are still valid.
      const stored = { etag: '"v1"', 'cache-control': 'no-cache', vary: 'accept-language' };
      sendJson(response, path.endsWith('/search') ? { hotels: [hotel] } : hotel, 200, stored);
      return;
    }
    const key = String(headers['idempotency-key'] ?? '');
    const good = correct(method, path, key, Object(body));
    const send: SandboxCall['send'] = (other, status = good.status, more) =>
      sendJson(response, other, status, more);
    fault({
      method,
      path,
      key,
      body,
      response,
      good,
      send,
      respond: () => send(good.body),
      reserveAnyway: () => send(reserveAnyway(body), 201),
      cancelAnyway: () => {
        const reference = path.split('/').at(-2) ?? '';
        cancel(reference);
        send(read(reference).body, 200);
      },
    });
  };
  const server = createServer((request, response) => void handle(request, response));
  return {
    ...(await listenOnLoopback(server)),
    seen,
    raw,
    open: () => [...reservations.values()].filter(({ status }) => status === 'confirmed'),
    made: () => reservations.size,
  };
}
