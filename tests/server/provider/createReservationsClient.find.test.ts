import { cancelledReservation, fullReservation } from '#contracts/samples/fullReservation.ts';
import {
  closeReservationsClients,
  type Respond,
  send,
  startReservationsClient as startClient,
} from './startReservationsClient.ts';

afterEach(closeReservationsClients);

const options = { requestId: 'r1' };
const problem = { title: 'Conflict', status: 409 };

describe('find', () => {
  it('gets a reservation by its key or its reference', async () => {
    const { client, received } = await startClient(send(200, fullReservation));
    const found = { kind: 'found', reservation: fullReservation };
    expect(await client.findByKey('a/b', options)).toEqual(found);
    expect(await client.find('SVC:7', options)).toEqual(found);
    expect(received.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'GET /api/reservations/by-key/a%2Fb',
      'GET /api/reservations/SVC%3A7',
    ]);
  });

  it('finds a cancelled one, too', async () => {
    const { client } = await startClient(send(200, cancelledReservation));
    expect(await client.find('SVC:7', options)).toEqual({
      kind: 'found',
      reservation: cancelledReservation,
    });
  });

  it('finds none after a 404', async () => {
    const { client } = await startClient(send(404, { title: 'Not Found', status: 404 }));
    expect(await client.findByKey('key-1', options)).toEqual({ kind: 'none' });
  });

  it.each<[what: string, respond: Respond, reason: string]>([
    ['status 500', send(500, problem), 'status_500'],
    ['another body', send(200, []), 'invalid_body'],
  ])('does not know after %s', async (_, respond, reason) => {
    const { client } = await startClient(respond);
    expect(await client.findByKey('key-1', options)).toEqual({ kind: 'unknown', reason });
  });
});

describe('cancel', () => {
  it('posts to the reservation and resolves to it, with its fee', async () => {
    const { client, received } = await startClient(send(200, cancelledReservation));
    expect(await client.cancel('SVC-7', options)).toEqual({
      kind: 'cancelled',
      reservation: cancelledReservation,
    });
    expect(received).toMatchObject([
      { method: 'POST', url: '/api/reservations/SVC-7/cancellation', body: {} },
    ]);
  });

  it('is rejected by a 422', async () => {
    const body = { title: 'Unprocessable Content', status: 422, detail: 'The stay is over.' };
    const { client } = await startClient(send(422, body));
    const outcome = await client.cancel('SVC-7', options);
    expect(outcome).toEqual({ kind: 'rejected', detail: 'The stay is over.' });
  });

  it.each<[what: string, respond: Respond, reason: string]>([
    ['status 404', send(404, problem), 'status_404'],
    ['a reservation that stands', send(200, fullReservation), 'invalid_body'],
    ['no fee', send(200, { ...fullReservation, status: 'cancelled' }), 'invalid_body'],
  ])('does not know the outcome after %s', async (_, respond, reason) => {
    const { client } = await startClient(respond);
    expect(await client.cancel('SVC-7', options)).toEqual({ kind: 'unknown', reason });
  });
});
