import { cancelledReservation, fullReservation } from '#contracts/kit/samples/reservations.ts';
import {
  closeReservationsClients,
  type Respond,
  send,
  startReservationsClient as startClient,
} from './startReservationsClient.ts';

afterEach(closeReservationsClients);

const options = { requestId: 'r1', hotelId: '7' };
const problem = { title: 'Conflict', status: 409 };
const noReservation = { title: 'Not Found', status: 404, code: 'no-reservation' };
const fee = { amount: '40.00', currency: 'USD' };

describe('find', () => {
  it('gets a reservation by its key or its reference', async () => {
    const { client, received } = await startClient(send(200, fullReservation));
    const found = { kind: 'found', reservation: fullReservation };
    expect(await client.findByKey('a/b', options)).toEqual(found);
    expect(await client.find(fullReservation.reference, options)).toEqual(found);
    expect(received.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'GET /api/reservation-keys/a%2Fb',
      `GET /api/reservations/${fullReservation.reference}`,
    ]);
  });

  it('finds a canceled reservation too', async () => {
    const { client } = await startClient(send(200, cancelledReservation));
    expect(await client.find(cancelledReservation.reference, options)).toEqual({
      kind: 'found',
      reservation: cancelledReservation,
    });
  });

  it('rejects a reservation with another reference', async () => {
    const { client } = await startClient(send(200, fullReservation));
    expect(await client.find('SVC:7', options)).toMatchObject({ kind: 'unknown' });
  });

  it('finds no reservation after a 404 with its code', async () => {
    const { client } = await startClient(send(404, noReservation));
    expect(await client.findByKey('key-1', options)).toEqual({ kind: 'none' });
  });

  it.each<[what: string, respond: Respond, reason: string]>([
    ['status 500', send(500, problem), 'status_500'],
    ['another body', send(200, []), 'invalid_body'],
    ['a 404 of a gateway', send(404, { title: 'Not Found', status: 404 }), 'status_404'],
    ['a 404 with HTML', send(404, '<h1>Not Found</h1>'), 'status_404'],
  ])('does not know whether a reservation exists after %s', async (_, respond, reason) => {
    const { client } = await startClient(respond);
    expect(await client.findByKey('key-1', options)).toEqual({ kind: 'unknown', reason });
  });
});

describe('cancel', () => {
  it('posts to the reservation and resolves to the canceled reservation with its fee', async () => {
    const { reference } = cancelledReservation;
    const { client, received } = await startClient(send(200, cancelledReservation));
    expect(await client.cancel(reference, fee, options)).toEqual({
      kind: 'cancelled',
      reservation: cancelledReservation,
    });
    expect(received).toMatchObject([
      {
        method: 'POST',
        url: `/api/reservations/${reference}/cancellation`,
        body: { accepted_fee: fee },
      },
    ]);
  });

  it.each<[status: number, body: object, expected: unknown]>([
    [422, { code: 'not-cancellable' }, { kind: 'rejected' }],
    [409, { code: 'fee-changed', fee }, { kind: 'fee-changed', fee }],
    [404, { code: 'no-reservation' }, { kind: 'none' }],
  ])('resolves to the meaning of a %i with a code', async (status, body, expected) => {
    const { client } = await startClient(send(status, { title: 'Problem', status, ...body }));
    expect(await client.cancel('SVC-7', fee, options)).toEqual(expected);
  });

  it.each<[what: string, respond: Respond, reason: string]>([
    ['status 404', send(404, problem), 'status_404'],
    ['a 422 without a code', send(422, problem), 'invalid_body'],
    [
      'a 422 that rejects a reservation',
      send(422, { ...problem, code: 'rejected' }),
      'invalid_body',
    ],
    ['a 409 without a fee', send(409, { ...problem, code: 'fee-changed' }), 'invalid_body'],
    ['a reservation that stands', send(200, fullReservation), 'invalid_body'],
    ['the cancellation of another reservation', send(200, cancelledReservation), 'invalid_body'],
  ])('does not know the outcome after %s', async (_, respond, reason) => {
    const { client } = await startClient(respond);
    expect(await client.cancel('SVC-7', fee, options)).toEqual({ kind: 'unknown', reason });
  });
});
