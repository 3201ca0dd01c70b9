import type * as v from 'valibot';
import type { HotelCall } from '#contracts/provider/calls/hotelCall.ts';
import { everyEndpoint, hotelCalls } from '#contracts/provider/calls/hotelCalls.ts';
import {
  cancellationRequestSchema,
  reservationPaths,
  reservationRequestSchema,
} from '#contracts/provider/reservations.ts';
import { startReservations } from '../../sample-provider/reservations/startReservations.ts';
import { verifyAt } from '../verify/verifyAt.ts';

/** Turns a path of the contract into a pattern of its requests. */
const patternOf = (path: string) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`);

/**
 * Returns all fields that a request with this schema may have, such as `rooms[].guest.first_name`.
 */
function fieldsOf(schema: unknown, at = ''): string[] {
  const { entries, item, wrapped, options } = Object(schema);
  if (entries) {
    return Object.entries(entries).flatMap(([name, field]) => {
      const path = at === '' ? name : `${at}.${name}`;
      return [path, ...fieldsOf(field, path)];
    });
  }
  if (item) return fieldsOf(item, `${at}[]`);
  if (wrapped) return fieldsOf(wrapped, at);
  return Array.isArray(options) ? options.flatMap((option) => fieldsOf(option, at)) : [];
}

/** Returns the fields of a body that have a value. */
function sentFields(value: unknown, at = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => sentFields(item, `${at}[]`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const path = at === '' ? name : `${at}.${name}`;
    return inner === null ? [] : [path, ...sentFields(inner, path)];
  });
}

it('sends every field and query parameter that the site may send', async () => {
  const provider = await startReservations({ now: Date.now() });
  const args = ['--city', 'Paris', '--sample', '6', '--reservations', provider.origin];
  const { report } = await verifyAt(provider.origin, args);
  await provider.close();
  expect(report.reservations?.results.filter(({ outcome }) => outcome !== 'passed')).toEqual([]);

  const requests = provider.seen.map(({ method, url, text }) => {
    const { pathname, searchParams } = new URL(url, provider.origin);
    return { method, pathname, names: [...searchParams.keys()], text };
  });
  const to = (method: string, path: string) =>
    requests.filter((one) => one.method === method && patternOf(path).test(one.pathname));

  const missing = everyEndpoint.flatMap((endpoint) => {
    const { path, query }: HotelCall = hotelCalls[endpoint];
    const sent = new Set(to('GET', path).flatMap(({ names }) => names));
    return Object.keys(query).flatMap((name) => (sent.has(name) ? [] : [`${endpoint}?${name}`]));
  });
  expect(missing).toEqual([]);

  const bodies: [path: string, schema: v.GenericSchema][] = [
    [reservationPaths.reservations, reservationRequestSchema],
    [reservationPaths.cancellation, cancellationRequestSchema],
  ];
  expect(fieldsOf(reservationRequestSchema)).toContain('rooms[].price.taxes[].charged.currency');
  for (const [path, schema] of bodies) {
    const sent = new Set(to('POST', path).flatMap(({ text }) => sentFields(JSON.parse(text))));
    expect(fieldsOf(schema).filter((field) => !sent.has(field))).toEqual([]);
  }
  for (const path of Object.values(reservationPaths)) {
    expect([...to('GET', path), ...to('POST', path)]).not.toEqual([]);
  }
}, 60_000);
