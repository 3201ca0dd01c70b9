import type { Socket } from 'node:net';
import { Cancellation } from '#server/provider/cancellation.ts';
import { clientOf, closeClients, ending } from './providerClient.ts';
import { httpAnswer } from './rawProvider.ts';

afterEach(closeClients);

const good = httpAnswer(200, '[]');
const bad = httpAnswer(500, '{}');
const answer = (bytes: Buffer) => (socket: Socket) => socket.write(bytes);

describe('a second try', () => {
  test('mends a kept connection that died before a byte came', async () => {
    const { ask, provider, calls } = await clientOf((socket, _head, asked) => {
      if (asked === 2) socket.destroy();
      else socket.write(good);
    });
    expect([await ending(ask()), await ending(ask())]).toEqual(['200', '200']);
    expect(calls.map(({ attempts }) => attempts)).toEqual([1, 2]);
    expect(provider.sockets).toHaveLength(2);
  });

  test('does not take another kept connection, which may be as dead', async () => {
    const old = new Set<Socket>();
    const { ask, provider } = await clientOf((socket) => {
      if (old.has(socket)) socket.destroy();
      else socket.write(good);
    });
    await Promise.all([ask(), ask()]);
    provider.sockets.forEach((socket) => old.add(socket));
    expect(old.size).toBe(2);
    expect(await ending(ask())).toBe('200');
    expect(provider.sockets).toHaveLength(3);
  });

  test('is the last one', async () => {
    const { ask, provider } = await clientOf((socket) => socket.destroy());
    expect(await ending(ask())).toBe('502 reset');
    expect(provider.heads).toHaveLength(2);
  });

  test('is not made when a byte had come', async () => {
    const { ask, provider } = await clientOf((socket) => socket.end('H'));
    expect(await ending(ask())).toBe('502 reset');
    expect(provider.heads).toHaveLength(1);
  });

  test('has what is left of the budget', async () => {
    const { ask, provider, time } = await clientOf((socket, _head, asked) => {
      if (asked !== 1) return;
      time.advance(1_500);
      socket.destroy();
    });
    const end = ending(ask());
    await provider.asked(2);
    await time.calledOff(4);
    time.advance(499);
    expect(time.pending()).toBe(2);
    time.advance(1);
    expect(await end).toBe('504 first_byte_timeout');
  });

  test('is made for one call in ten, however many fail', async () => {
    const { ask, provider } = await clientOf((socket, _head, asked) => {
      if (asked <= 20) socket.write(good);
      else socket.destroy();
    });
    for (let call = 0; call < 20; call += 1) await ask();
    for (let call = 0; call < 6; call += 1) await ending(ask());
    expect(provider.heads).toHaveLength(20 + 6 + 3);
  });
});

describe('a provider that fails again and again', () => {
  const failedOften = async () => {
    let bytes = bad;
    const set = await clientOf((socket) => socket.write(bytes));
    for (let call = 0; call < 5; call += 1) expect(await ending(set.ask())).toBe('500');
    return { ...set, recover: () => (bytes = good) };
  };

  test('is not asked any more, and the traveller is told when', async () => {
    const { ask, provider, client, time, lines } = await failedOften();
    expect(client.breaker()).toBe('open');
    time.advance(1_500);
    await expect(ask()).rejects.toMatchObject({
      status: 503,
      reason: 'breaker_open',
      retryAfter: 4,
    });
    expect(provider.heads).toHaveLength(5);
    expect(lines.filter((line) => line.includes('breaker opened'))).toHaveLength(1);
  });

  test('is asked one probe after 5 s, which closes the breaker when it is answered', async () => {
    const { ask, provider, client, time, recover } = await failedOften();
    recover();
    time.advance(5_000);
    const probe = ending(ask());
    expect(client.breaker()).toBe('half-open');
    expect(await ending(ask())).toBe('503 breaker_open');
    expect(await probe).toBe('200');
    expect(client.breaker()).toBe('closed');
    expect(await ending(ask())).toBe('200');
    expect(provider.heads).toHaveLength(7);
  });

  test('is left alone twice as long after each failed probe, up to 30 s', async () => {
    const { ask, client, time } = await failedOften();
    for (const pause of [5_000, 10_000, 20_000, 30_000, 30_000]) {
      time.advance(pause - 1);
      expect(await ending(ask())).toBe('503 breaker_open');
      time.advance(1);
      expect(await ending(ask())).toBe('500');
      expect(client.breaker()).toBe('open');
    }
  });

  test('may be probed by another when the first one leaves', async () => {
    const { ask, client, time, recover } = await failedOften();
    recover();
    time.advance(5_000);
    const leaving = new Cancellation();
    const probe = ending(ask(undefined, { cancellation: leaving }));
    leaving.cancel();
    expect(await probe).toMatch(/Nobody waits/);
    expect(client.breaker()).toBe('half-open');
    expect(await ending(ask())).toBe('200');
  });

  test('is still asked while most calls are answered', async () => {
    const { ask, client } = await clientOf((socket, _head, asked) =>
      socket.write(asked % 3 ? good : bad),
    );
    for (let call = 0; call < 60; call += 1) await ask();
    expect(client.breaker()).toBe('closed');
  });

  test.each([
    ['404', httpAnswer(404, '{}')],
    ['502 bad_json', httpAnswer(200, '[')],
    ['502 too_large', httpAnswer(200, '[]', { 'Content-Length': '99999999' })],
  ])('by %s of one hotel takes no other away', async (end, bytes) => {
    const { ask, client } = await clientOf(answer(bytes));
    for (let call = 0; call < 30; call += 1) expect(await ending(ask('/api/hotels/1'))).toBe(end);
    expect(client.breaker()).toBe('closed');
  });
});

describe('a provider that asks for a pause', () => {
  test.each([429, 503])('with %i and Retry-After gets it, and it is passed on', async (status) => {
    const { ask, provider, time } = await clientOf((socket, _head, asked) =>
      socket.write(asked === 1 ? httpAnswer(status, '{}', { 'Retry-After': '7' }) : good),
    );
    expect(await ask()).toMatchObject({ status, headers: { 'retry-after': '7' } });
    time.advance(6_500);
    await expect(ask()).rejects.toMatchObject({
      status: 503,
      reason: 'told_to_wait',
      retryAfter: 1,
    });
    expect(provider.heads).toHaveLength(1);
    time.advance(500);
    expect(await ending(ask())).toBe('200');
  });

  test('by a date gets it, by the provider’s own clock', async () => {
    const { ask, time } = await clientOf((socket, _head, asked) =>
      socket.write(
        asked > 1
          ? good
          : httpAnswer(503, '{}', {
              Date: 'Sat, 01 Jan 2028 00:00:00 GMT',
              'Retry-After': 'Sat, 01 Jan 2028 00:00:30 GMT',
            }),
      ),
    );
    expect((await ask()).headers['retry-after']).toBe('30');
    time.advance(29_999);
    expect(await ending(ask())).toBe('503 told_to_wait');
    time.advance(1);
    expect(await ending(ask())).toBe('200');
  });

  test('for longer than a minute is asked after a minute', async () => {
    const { ask, time } = await clientOf(answer(httpAnswer(503, '{}', { 'Retry-After': '86400' })));
    expect((await ask()).headers['retry-after']).toBe('86400');
    time.advance(59_999);
    expect(await ending(ask())).toBe('503 told_to_wait');
    time.advance(1);
    expect(await ending(ask())).toBe('503');
  });

  test('without saying how long gets a second after 429 and none after 503', async () => {
    const limited = await clientOf(answer(httpAnswer(429, '{}')));
    expect(await ending(limited.ask())).toBe('429');
    expect(await ending(limited.ask())).toBe('503 told_to_wait');
    limited.time.advance(1_000);
    expect(await ending(limited.ask())).toBe('429');

    const ailing = await clientOf(answer(httpAnswer(503, '{}')));
    for (let call = 0; call < 5; call += 1) expect(await ending(ailing.ask())).toBe('503');
    expect(await ending(ailing.ask())).toBe('503 breaker_open');
    expect(ailing.provider.heads).toHaveLength(5);
  });

  test.each(['soon', '-1', '1.5', '', '99999999999'])(
    'in words that cannot be read (%j) is not passed on',
    async (pause) => {
      const { ask } = await clientOf(answer(httpAnswer(503, '{}', { 'Retry-After': pause })));
      expect((await ask()).headers).not.toHaveProperty('retry-after');
      expect(await ending(ask())).toBe('503');
    },
  );
});
