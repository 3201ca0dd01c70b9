import * as v from 'valibot';
import {
  type AcceptedStay,
  comparableDeposit,
  findReservationError,
} from '../../provider/findReservationError.ts';
import type { DecimalMoney } from '../../money/money.ts';
import {
  type Reservation,
  type ReservedRoom,
  reservationSchema,
} from '../../provider/reservations.ts';
import { isJsonType } from '../../values/readJson.ts';
import type { SandboxResponse } from './createSandbox.ts';
import { BrokenReservationRule } from './reservationCheck.ts';

/**
 * Returns the body of a response with the expected status, type and shape. Throws a
 * `BrokenReservationRule` that contains the response otherwise.
 */
export function expectBody<Schema extends v.GenericSchema>(
  { request, result, body }: SandboxResponse,
  status: number,
  schema: Schema,
): v.InferOutput<Schema> {
  const broken = (received: string) => new BrokenReservationRule(request, received);
  if ('error' in result) throw broken(result.error);
  const withBody = `status ${result.status} with ${body === undefined ? 'no JSON in UTF-8' : describe(body)}`;
  if (result.status !== status) throw broken(withBody);
  const type = result.headers['content-type'];
  if (!isJsonType(type)) throw broken(`the content type ${type ?? 'missing'}`);
  const read = v.safeParse(schema, body);
  if (read.success) return read.output;
  const [issue] = read.issues;
  const place = v.getDotPath(issue);
  if (place === null) throw broken(withBody);
  throw broken(`${place}: ${describe(issue.input)}, expected ${issue.expected ?? issue.message}`);
}

/**
 * Returns the reservation in a response with the expected status, if it has the accepted terms and
 * is `confirmed` or `cancelled`. Throws a `BrokenReservationRule` that names the first differing
 * field otherwise.
 */
export function expectAccepted(
  response: SandboxResponse,
  status: number,
  accepted: AcceptedStay & Pick<Reservation, 'status'>,
): Reservation {
  const reservation = expectBody(response, status, reservationSchema);
  const error = findReservationError(accepted, reservation);
  if (error) expectEqual(response, error.field, error.reported, error.accepted);
  expectEqual(response, 'status', reservation.status, accepted.status);
  return reservation;
}

/** Checks that a response contains an unchanged reservation. */
export function expectSame(response: SandboxResponse, status: number, before: Reservation): void {
  const now = expectAccepted(response, status, before);
  const ofRooms =
    (read: (room: ReservedRoom) => string) =>
    ({ rooms }: Reservation) =>
      rooms.map(read).join(' and ');
  const fields: [name: string, read: (of: Reservation) => string][] = [
    ['reference', ({ reference }) => reference],
    [
      'free_cancellation_until',
      ofRooms(({ free_cancellation_until: until }) => instantText(until)),
    ],
    [
      'cancellation_steps',
      ofRooms(({ cancellation_steps: steps }) =>
        (steps ?? []).map(({ until, fee }) => `${instantText(until)} ${fee}`).join(', '),
      ),
    ],
    ['no_show', ofRooms((room) => room.no_show ?? '')],
    ['deposit', ofRooms(({ deposit }) => comparableDeposit(deposit))],
    ['cancellation.at', ({ cancellation }) => instantText(cancellation?.at)],
    ['cancellation.fee', ({ cancellation }) => moneyText(cancellation?.fee)],
  ];
  for (const [name, read] of fields) expectEqual(response, name, read(now), read(before));
}

/** Throws a `BrokenReservationRule` when a field has another value. */
export function expectEqual(
  { request }: SandboxResponse,
  field: string,
  received: string | null,
  expected: string,
): void {
  if (received === expected) return;
  const texts = [received, expected].map((text) => text || 'nothing');
  throw new BrokenReservationRule(request, `${field}: ${texts.join(', expected ')}`);
}

/** Returns an amount with its currency; an empty text without an amount. */
export function moneyText(money: DecimalMoney | undefined): string {
  return money ? `${money.amount} ${money.currency}` : '';
}

/** Returns an instant in one spelling; an empty text without an instant. */
function instantText(instant: string | null | undefined): string {
  const ms = Date.parse(instant ?? '');
  return Number.isNaN(ms) ? (instant ?? '') : new Date(ms).toISOString();
}

function describe(value: unknown): string {
  return value === undefined ? 'nothing' : JSON.stringify(value);
}
