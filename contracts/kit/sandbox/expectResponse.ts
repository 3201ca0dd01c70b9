import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import type { Reservation, ReservationRequest } from '../../provider/reservations.ts';
import type { SandboxResponse } from './createSandbox.ts';
import { BrokenReservationRule } from './reservationCheck.ts';

const jsonType = /^application\/(?:[\w.-]+\+)?json(?:\s*;|$)/i;

/**
 * The body of a response with the expected status, type and shape. Throws a `BrokenReservationRule` with
 * what was received instead.
 */
export function expectBody<Schema extends v.GenericSchema>(
  response: SandboxResponse,
  status: number,
  schema: Schema,
): v.InferOutput<Schema> {
  const { request, result, body } = response;
  expectStatus(response, status);
  const type = 'error' in result ? undefined : result.headers['content-type'];
  if (!type || !jsonType.test(type)) {
    throw new BrokenReservationRule(request, `the content type ${type ?? 'missing'}`);
  }
  const read = v.safeParse(schema, body);
  if (read.success) return read.output;
  const [issue] = read.issues;
  const place = v.getDotPath(issue);
  throw new BrokenReservationRule(
    request,
    place === null
      ? `status ${status} with ${describe(body)}`
      : `${place}: ${describe(issue.input)}, expected ${issue.expected ?? issue.message}`,
  );
}

/** Throws a `BrokenReservationRule` when the status is another one. */
function expectStatus({ request, result, body }: SandboxResponse, status: number): void {
  if ('error' in result) throw new BrokenReservationRule(request, result.error);
  if (result.status === status) return;
  throw new BrokenReservationRule(request, `status ${result.status} with ${describe(body)}`);
}

/** Throws a `BrokenReservationRule` that names the first field in which a reservation differs. */
export function expectSame(
  { request }: SandboxResponse,
  received: Reservation,
  expected: Partial<Reservation>,
): void {
  for (const [name, value] of Object.entries(normalized(expected))) {
    const got = normalized(received)[name];
    if (isDeepStrictEqual(got, value)) continue;
    throw new BrokenReservationRule(
      request,
      `${name}: ${describe(got)}, expected ${describe(value)}`,
    );
  }
}

/** What a reservation has in common with its request. */
export function requestedFields(request: ReservationRequest): Partial<Reservation> {
  const { hotel_id, room_group_id, rate_id, check_in, check_out, rooms, price } = request;
  return { hotel_id, room_group_id, rate_id, check_in, check_out, rooms, price };
}

/** A reservation to compare: ids as text, missing fields as null, no taxes as an empty list. */
function normalized(reservation: Partial<Reservation>): Readonly<Record<string, unknown>> {
  const { room_group_id: room, price, ...rest } = reservation;
  return {
    ...rest,
    ...(room !== undefined && { room_group_id: String(room) }),
    ...(price && {
      price: {
        ...price,
        taxes: (price.taxes ?? []).map((tax) => ({ ...tax, charged: tax.charged ?? null })),
      },
    }),
  };
}

function describe(value: unknown): string {
  return value === undefined ? 'no JSON in UTF-8' : JSON.stringify(value);
}
