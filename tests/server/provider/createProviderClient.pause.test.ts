import type { Socket } from 'node:net';
import { httpResponse } from './rawProvider.ts';
import { closeClients, outcomeOf, startClient } from './startClient.ts';

afterEach(closeClients);

const good = httpResponse(200, '[]');
const always = (bytes: Buffer) => (socket: Socket) => socket.write(bytes);

describe('a pause that the provider asks for', () => {
  test.each([429, 503])(
    'with %i and Retry-After is kept and passed on to clients',
    async (status) => {
      const { fetch, provider, time } = await startClient((socket, _head, count) =>
        socket.write(count === 1 ? httpResponse(status, '{}', { 'Retry-After': '7' }) : good),
      );
      expect(await fetch()).toMatchObject({ status, headers: { 'retry-after': '7' } });
      time.advance(6_500);
      await expect(fetch()).rejects.toMatchObject({
        status: 503,
        reason: 'told_to_wait',
        retryAfter: 1,
      });
      expect(provider.heads).toHaveLength(1);
      time.advance(500);
      expect(await outcomeOf(fetch())).toBe('200');
    },
  );

  test('until a date is measured with the clock of the provider', async () => {
    const { fetch, time } = await startClient((socket, _head, count) =>
      socket.write(
        count > 1
          ? good
          : httpResponse(503, '{}', {
              Date: 'Sat, 01 Jan 2028 00:00:00 GMT',
              'Retry-After': 'Sat, 01 Jan 2028 00:00:30 GMT',
            }),
      ),
    );
    expect((await fetch()).headers['retry-after']).toBe('30');
    time.advance(29_999);
    expect(await outcomeOf(fetch())).toBe('503 told_to_wait');
    time.advance(1);
    expect(await outcomeOf(fetch())).toBe('200');
  });

  test.each(['86400', '999999999', 'Thu, 01 Jan 2099 00:00:00 GMT'])(
    'for %s is limited to a minute here and to an hour for clients',
    async (retryAfter) => {
      const response = httpResponse(503, '{}', { 'Retry-After': retryAfter });
      const { fetch, time } = await startClient(always(response));
      expect((await fetch()).headers['retry-after']).toBe('3600');
      time.advance(59_999);
      expect(await outcomeOf(fetch())).toBe('503 told_to_wait');
      time.advance(1);
      expect(await outcomeOf(fetch())).toBe('503');
    },
  );

  test('without a length lasts a second after a 429, and no time after a 503', async () => {
    const limited = await startClient(always(httpResponse(429, '{}')));
    expect(await outcomeOf(limited.fetch())).toBe('429');
    expect(await outcomeOf(limited.fetch())).toBe('503 told_to_wait');
    limited.time.advance(1_000);
    expect(await outcomeOf(limited.fetch())).toBe('429');

    const failing = await startClient(always(httpResponse(503, '{}')));
    for (let call = 0; call < 5; call += 1) expect(await outcomeOf(failing.fetch())).toBe('503');
    expect(await outcomeOf(failing.fetch())).toBe('503 breaker_open');
    expect(failing.provider.heads).toHaveLength(5);
  });

  test.each(['soon', '-1', '1.5', '', '99999999999'])(
    'is ignored if it is invalid (%j)',
    async (retryAfter) => {
      const response = httpResponse(503, '{}', { 'Retry-After': retryAfter });
      const { fetch } = await startClient(always(response));
      expect((await fetch()).headers).not.toHaveProperty('retry-after');
      expect(await outcomeOf(fetch())).toBe('503');
    },
  );
});
