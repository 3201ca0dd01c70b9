import type { Socket } from 'node:net';
import { httpResponse } from './rawProvider.ts';
import { closeClients, outcomeOf, startClient } from './startClient.ts';

afterEach(closeClients);

const good = httpResponse(200, '[]');
const unavailable = httpResponse(503, '{}');
const serverError = httpResponse(500, '{}');
const always = (bytes: Buffer) => (socket: Socket) => socket.write(bytes);
/** Responds with 500 to each path that matches, and otherwise with 200. */
const failingFor = (path: RegExp) => (socket: Socket, head: string) =>
  socket.write(path.test(head.split('\r\n', 1).join('')) ? serverError : good);

describe('when the provider is unavailable', () => {
  const startUnavailable = async () => {
    let bytes = unavailable;
    const started = await startClient((socket) => socket.write(bytes));
    for (let call = 0; call < 5; call += 1) expect(await outcomeOf(started.fetch())).toBe('503');
    return { ...started, recover: () => (bytes = good) };
  };

  test('the breaker opens, and errors say when to retry', async () => {
    const { fetch, provider, client, time, lines } = await startUnavailable();
    expect(client.breaker('reads')).toBe('open');
    time.advance(1_500);
    await expect(fetch()).rejects.toMatchObject({
      status: 503,
      reason: 'breaker_open',
      retryAfter: 4,
    });
    expect(provider.heads).toHaveLength(5);
    expect(lines.filter((line) => line.includes('breaker opened'))).toHaveLength(1);
  });

  test('a successful probe after 5 s closes the breaker', async () => {
    const { fetch, provider, client, time, recover } = await startUnavailable();
    recover();
    time.advance(5_000);
    const probe = outcomeOf(fetch());
    expect(client.breaker('reads')).toBe('half-open');
    expect(await outcomeOf(fetch())).toBe('503 breaker_open');
    expect(await probe).toBe('200');
    expect(client.breaker('reads')).toBe('closed');
    expect(await outcomeOf(fetch())).toBe('200');
    expect(provider.heads).toHaveLength(7);
  });

  test('each failed probe doubles the pause up to 30 s', async () => {
    const { fetch, client, time } = await startUnavailable();
    for (const pause of [5_000, 10_000, 20_000, 30_000, 30_000]) {
      time.advance(pause - 1);
      expect(await outcomeOf(fetch())).toBe('503 breaker_open');
      time.advance(1);
      expect(await outcomeOf(fetch())).toBe('503');
      expect(client.breaker('reads')).toBe('open');
    }
  });

  test('the next request becomes the probe after an aborted one', async () => {
    const { fetch, client, time, recover } = await startUnavailable();
    recover();
    time.advance(5_000);
    const controller = new AbortController();
    const probe = outcomeOf(fetch(undefined, { signal: controller.signal }));
    controller.abort(new Error('client disconnected'));
    expect(await probe).toBe('Error: client disconnected');
    expect(client.breaker('reads')).toBe('half-open');
    expect(await outcomeOf(fetch())).toBe('200');
  });

  test('refused connections open the breaker', async () => {
    const { fetch, client, provider } = await startClient(always(good));
    await provider.close();
    for (let call = 0; call < 5; call += 1) expect(await outcomeOf(fetch())).toBe('502 refused');
    expect(client.breaker('reads')).toBe('open');
  });

  test('time-outs open the breaker', async () => {
    const { fetch, client, provider, time } = await startClient(() => undefined);
    for (let call = 1; call <= 5; call += 1) {
      const end = outcomeOf(fetch(`/api/hotels/${call}`));
      await provider.received(call);
      await time.cancelled(call === 1 ? 1 : 1 + (call - 1) * 2);
      time.advance(2_000);
      expect(await end).toBe('504 first_byte_timeout');
    }
    expect(client.breaker('reads')).toBe('open');
  });

  test('the breaker stays closed while most requests succeed', async () => {
    const { fetch, client } = await startClient((socket, _head, count) =>
      socket.write(count % 3 ? good : unavailable),
    );
    for (let call = 0; call < 60; call += 1) await fetch();
    expect(client.breaker('reads')).toBe('closed');
  });
});

describe('when the provider responds 500', () => {
  test('to every request, the breaker opens and stays open until a probe succeeds', async () => {
    const { fetch, client, time } = await startClient(always(serverError));
    for (let id = 0; id < 9; id += 1)
      expect(await outcomeOf(fetch(`/api/hotels/${id}`))).toBe('500');
    expect(client.breaker('reads')).toBe('closed');
    expect(await outcomeOf(fetch('/api/hotels/search?city=Lisbon'))).toBe('500');
    expect(client.breaker('reads')).toBe('open');
    time.advance(5_000);
    expect(await outcomeOf(fetch('/api/hotels/other'))).toBe('500');
    expect(client.breaker('reads')).toBe('open');
  });

  test('to any number of unusual ids, searches still work', async () => {
    const { fetch, client } = await startClient(failingFor(/odd/));
    for (let id = 0; id < 50; id += 1) await fetch(`/api/hotels/odd-${id}`);
    expect(client.breaker('reads')).toBe('closed');
    expect(await outcomeOf(fetch('/api/hotels/search?city=Lisbon'))).toBe('200');
  });

  test('to the same two requests repeatedly, all others still work', async () => {
    const { fetch, client } = await startClient(failingFor(/rand4|odd/));
    for (let call = 0; call < 20; call += 1) {
      await fetch('/api/hotels/rand4');
      await fetch('/api/hotels/odd');
    }
    expect(client.breaker('reads')).toBe('closed');
    expect(await outcomeOf(fetch('/api/hotels/rand8'))).toBe('200');
  });

  test('to most requests but not all, the breaker stays closed', async () => {
    const { fetch, client } = await startClient(failingFor(/odd/));
    for (let call = 0; call < 40; call += 1) {
      for (const path of [`odd-${call}`, `search?city=odd-${call}`, `${call}`])
        await fetch(`/api/hotels/${path}`);
    }
    expect(client.breaker('reads')).toBe('closed');
  });
});

test.each([
  ['404', httpResponse(404, '{}')],
  ['502 bad_json', httpResponse(200, '[')],
  ['502 too_large', httpResponse(200, '[]', { 'Content-Length': '99999999' })],
])('%s for one hotel does not open the breaker', async (outcome, bytes) => {
  const { fetch, client } = await startClient(always(bytes));
  for (let call = 0; call < 30; call += 1)
    expect(await outcomeOf(fetch('/api/hotels/1'))).toBe(outcome);
  expect(client.breaker('reads')).toBe('closed');
});
