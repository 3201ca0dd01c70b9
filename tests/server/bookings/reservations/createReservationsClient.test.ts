import { EventEmitter, once } from 'node:events';
import {
  cancelledReservation,
  fullReservation,
  reservationRequest,
} from '#contracts/kit/samples/reservations.ts';
import { fullRate } from '#contracts/kit/samples/rates.ts';
import { manualClock } from '../../provider/manualClock.ts';
import {
  closeReservationsClients,
  type Respond,
  send,
  startReservationsClient as startClient,
} from './startReservationsClient.ts';

afterEach(closeReservationsClients);

const options = { requestId: 'r1', hotelId: '7' };
const problem = { title: 'Conflict', status: 409 };

async function reserve(respond: Respond) {
  const { client } = await startClient(respond);
  return client.reserve('key-1', reservationRequest, options);
}

describe('reserve', () => {
  it('posts the request with its key and the headers of the operator', async () => {
    const { client, received } = await startClient(send(201, fullReservation));
    await client.reserve('key-1', reservationRequest, options);
    expect(received).toEqual([
      {
        method: 'POST',
        url: '/api/reservations',
        headers: expect.objectContaining({
          authorization: 'Bearer secret',
          'content-type': 'application/json',
          'idempotency-key': 'key-1',
          'x-request-id': 'r1',
        }),
        body: reservationRequest,
      },
    ]);
  });

  const coded = (status: number, code: string, more: object = {}) => ({
    title: 'Problem',
    status,
    code,
    ...more,
  });
  const moved = { rates: [fullRate] };
  it.each<[outcome: string, status: number, body: unknown, more?: object]>([
    ['confirmed', 201, fullReservation, { reservation: fullReservation }],
    // An earlier request made this reservation.
    ['cancelled', 201, cancelledReservation, { reservation: cancelledReservation }],
    ['price-changed', 409, coded(409, 'price-changed', moved), moved],
    ['key-reused', 409, coded(409, 'key-reused')],
    ['gone', 410, coded(410, 'gone')],
    ['rejected', 422, coded(422, 'rejected')],
    ['not-combinable', 422, coded(422, 'not-combinable')],
  ])('resolves to %s', async (kind, status, body, more) => {
    expect(await reserve(send(status, body))).toEqual({ kind, ...more });
  });

  it.each<[what: string, respond: Respond, reason: string]>([
    ['a reservation without a reference', send(201, { status: 'confirmed' }), 'invalid_body'],
    ['a stay that is over', send(201, { ...fullReservation, status: 'stayed' }), 'invalid_body'],
    ['status 200', send(200, fullReservation), 'invalid_body'],
    ['a 409 of another kind', send(409, problem), 'invalid_body'],
    [
      'a changed price with a rate that does not sum',
      send(409, { ...problem, code: 'price-changed', rate: { ...fullRate, total: '1.00' } }),
      'invalid_body',
    ],
    ['a 410 of another kind', send(410, { title: 'Gone', status: 410 }), 'invalid_body'],
    ['a 422 of another kind', send(422, { title: 'Blocked', status: 422 }), 'invalid_body'],
    ['a 422 of a gateway', send(422, '<h1>Blocked</h1>'), 'invalid_body'],
    ['a 404, perhaps of a gateway', send(404, '<h1>Not Found</h1>'), 'status_404'],
    ['wrong credentials', send(401, problem), 'credentials'],
    ['status 500', send(500, problem), 'status_500'],
    ['a closed connection', (response) => void response.destroy(), 'reset'],
  ])('does not know the outcome after %s', async (_, respond, reason) => {
    expect(await reserve(respond)).toEqual({ kind: 'unknown', reason });
  });

  it('does not know the outcome after a 429, and says when to try again', async () => {
    const expected = { kind: 'unknown', reason: 'status_429', retryAfter: 7 };
    expect(await reserve(send(429, problem, { 'retry-after': '7' }))).toEqual(expected);
  });

  it('sends the request once, even if the connection closes before a byte was received', async () => {
    const { client, received } = await startClient((response, count) => {
      if (count === 1) send(201, fullReservation)(response, count);
      else response.destroy();
    });
    await client.reserve('key-1', reservationRequest, options);
    const second = await client.reserve('key-2', reservationRequest, options);
    expect(second).toEqual({ kind: 'unknown', reason: 'reset' });
    expect(received).toHaveLength(2);
  });

  it('never reuses an idle connection, which the provider may be about to close', async () => {
    const ports = new Set<unknown>();
    const { client } = await startClient((response, count) => {
      ports.add(response.req.socket.remotePort);
      send(201, fullReservation)(response, count);
    });
    await client.reserve('key-1', reservationRequest, options);
    await client.reserve('key-2', reservationRequest, options);
    expect(ports.size).toBe(2);
  });

  it('waits 6 s for a response, longer than a search, and then does not know the outcome', async () => {
    const time = manualClock();
    const hanging = new EventEmitter();
    const { clock } = time;
    const { client, logged } = await startClient(() => hanging.emit('request'), { clock });
    const arrived = once(hanging, 'request');
    const outcome = client.reserve('key-1', reservationRequest, options);
    await arrived;
    time.advance(5_999);
    expect(time.pending()).toBe(2);
    time.advance(1);
    expect(await outcome).toEqual({
      kind: 'unknown',
      reason: expect.stringMatching(/^(first_byte|whole)_timeout$/),
    });
    expect(logged).toHaveLength(1);
    expect(logged[0]).not.toMatch(/amina|key-1/i);
  });

  it('does not know the outcome when its caller aborts it', async () => {
    const caller = new AbortController();
    const { client } = await startClient(() => caller.abort());
    const { signal } = caller;
    const outcome = await client.reserve('key-1', reservationRequest, { ...options, signal });
    expect(outcome).toEqual({ kind: 'unknown', reason: 'aborted' });
  });

  it('sends nothing during a pause that the provider asked for', async () => {
    const { client, received } = await startClient(send(429, problem, { 'retry-after': '30' }));
    await client.findByKey('key-1', options);
    const outcome = await client.reserve('key-1', reservationRequest, options);
    expect(outcome).toEqual({ kind: 'unknown', reason: 'told_to_wait', retryAfter: 30 });
    expect(received).toHaveLength(1);
  });

  it('sends nothing while the circuit breaker of reservations is open, unlike reads', async () => {
    const { client, fetch, received } = await startClient(send(503, problem));
    for (let hotel = 0; hotel < 5; hotel += 1) {
      await client.findByKey('key-1', { ...options, hotelId: String(hotel) });
    }
    const outcome = await client.reserve('key-1', reservationRequest, options);
    expect(outcome).toMatchObject({ kind: 'unknown', reason: 'breaker_open' });
    expect(received).toHaveLength(5);
    await fetch({ endpoint: 'rand4', path: '/api/hotels/rand4' }, options);
    expect(received).toHaveLength(6);
  });

  it.each([
    ['fail', 503, {}],
    ['are paused', 429, { 'retry-after': '30' }],
  ])('sends the request while reads %s', async (_what, status, headers) => {
    const { client, fetch, received } = await startClient(send(status, problem, headers));
    const read = () => fetch({ endpoint: 'rand4', path: '/api/hotels/rand4' }, options);
    for (let call = 0; call < 6; call += 1) await read().catch(() => {});
    await expect(read()).rejects.toMatchObject({ status: 503 });
    const sent = received.length;
    const outcome = await client.reserve('key-1', reservationRequest, options);
    expect(outcome).toMatchObject({ kind: 'unknown', reason: `status_${status}` });
    expect(received).toHaveLength(sent + 1);
  });
});
