import { createRateLimit } from '#server/request/rateLimit.ts';

function limited(limit: number, maxClients = 10) {
  let time = 0;
  const count = createRateLimit({ name: 'client', limit, maxClients, now: () => time });
  return { count, wait: (ms: number) => (time += ms) };
}

describe('a rate limit', () => {
  test('rejects requests over the limit until the minute is over', () => {
    const { count, wait } = limited(2);
    expect(count('a').headers).toEqual([
      'RateLimit-Policy',
      '"client";q=2;w=60',
      'RateLimit',
      '"client";r=1;t=60',
    ]);
    wait(20_500);
    expect(count('a').retryAfter).toBeUndefined();
    expect(count('a')).toMatchObject({
      headers: expect.arrayContaining(['"client";r=0;t=40']),
      retryAfter: 40,
    });
    wait(39_500);
    expect(count('a').retryAfter).toBeUndefined();
  });

  test('never announces more than its window when the clock returns fractions', () => {
    const { count, wait } = limited(2);
    wait(224_586.368_141_306_07);
    expect(count('a').headers).toContain('"client";r=1;t=60');
  });

  test('counts each client separately', () => {
    const { count } = limited(1);
    count('a');
    expect(count('b').retryAfter).toBeUndefined();
  });

  test('forgets the least recently seen client when there are too many', () => {
    const { count } = limited(1, 50);
    count('first');
    for (let client = 0; client < 50; client += 1) count(`client ${client}`);
    expect(count('client 49').retryAfter).toBe(60);
    expect(count('first').retryAfter).toBeUndefined();
  });

  test('has a window of the configured length', () => {
    const count = createRateLimit({
      name: 'sign-in',
      limit: 1,
      windowSeconds: 3_600,
      now: () => 0,
    });
    expect(count('a').headers).toContain('"sign-in";q=1;w=3600');
    expect(count('a').retryAfter).toBe(3_600);
  });
});
