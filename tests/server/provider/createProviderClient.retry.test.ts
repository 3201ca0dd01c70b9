import type { Socket } from 'node:net';
import { httpResponse } from './rawProvider.ts';
import { closeClients, outcomeOf, startClient } from './startClient.ts';

afterEach(closeClients);

const good = httpResponse(200, '[]');

describe('a retry', () => {
  test('hides a keep-alive connection that was closed before the first byte', async () => {
    const { fetch, provider, calls } = await startClient((socket, _head, count) => {
      if (count === 2) socket.destroy();
      else socket.write(good);
    });
    expect([await outcomeOf(fetch()), await outcomeOf(fetch())]).toEqual(['200', '200']);
    expect(calls.map(({ attempts }) => attempts)).toEqual([1, 2]);
    expect(provider.sockets).toHaveLength(2);
  });

  test('opens a new connection instead of reusing another idle one', async () => {
    const old = new Set<Socket>();
    const { fetch, provider } = await startClient((socket) => {
      if (old.has(socket)) socket.destroy();
      else socket.write(good);
    });
    await Promise.all([fetch(), fetch()]);
    provider.sockets.forEach((socket) => old.add(socket));
    expect(old.size).toBe(2);
    expect(await outcomeOf(fetch())).toBe('200');
    expect(provider.sockets).toHaveLength(3);
  });

  test('happens once at most', async () => {
    const { fetch, provider } = await startClient((socket) => socket.destroy());
    expect(await outcomeOf(fetch())).toBe('502 reset');
    expect(provider.heads).toHaveLength(2);
  });

  test('is not made once a byte was received', async () => {
    const { fetch, provider } = await startClient((socket) => socket.end('H'));
    expect(await outcomeOf(fetch())).toBe('502 reset');
    expect(provider.heads).toHaveLength(1);
  });

  test('gets only the rest of the time budget', async () => {
    const { fetch, provider, time } = await startClient((socket, _head, count) => {
      if (count !== 1) return;
      time.advance(1_500);
      socket.destroy();
    });
    const end = outcomeOf(fetch());
    await provider.received(2);
    await time.cancelled(3);
    time.advance(499);
    expect(time.pending()).toBe(2);
    time.advance(1);
    expect(await end).toBe('504 first_byte_timeout');
  });

  test('is allowed for at most one request in ten', async () => {
    const { fetch, provider } = await startClient((socket, _head, count) => {
      if (count <= 20) socket.write(good);
      else socket.destroy();
    });
    for (let call = 0; call < 20; call += 1) await fetch();
    for (let call = 0; call < 6; call += 1) await outcomeOf(fetch());
    expect(provider.heads).toHaveLength(20 + 6 + 3);
  });
});
