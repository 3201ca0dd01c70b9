import { rateLimit } from '#server/pipeline/rateLimit.ts';

function limited(limit: number) {
  let time = 0;
  const ask = rateLimit(limit, () => time);
  if (!ask) throw new Error('there is no limit');
  return { ask, wait: (ms: number) => (time += ms) };
}

describe('a client’s allowance', () => {
  test('is told with each answer, and ends until the minute is over', () => {
    const { ask, wait } = limited(2);
    expect(ask('203.0.113.9').fields).toEqual([
      ...['RateLimit-Policy', '"client";q=2;w=60'],
      ...['RateLimit', '"client";r=1;t=60'],
    ]);
    wait(20_500);
    expect(ask('203.0.113.9').retryAfter).toBeUndefined();
    expect(ask('203.0.113.9')).toMatchObject({
      fields: expect.arrayContaining(['"client";r=0;t=40']),
      retryAfter: 40,
    });
    wait(39_500);
    expect(ask('203.0.113.9').retryAfter).toBeUndefined();
  });

  test('is for a minute at most, whatever fractions the clock counts', () => {
    const { ask, wait } = limited(2);
    wait(224_586.368_141_306_07);
    expect(ask('203.0.113.9').fields).toContain('"client";r=1;t=60');
  });

  test('is each client’s own, and a whole IPv6 network’s together', () => {
    const { ask } = limited(1);
    ask('203.0.113.9');
    expect(ask('203.0.113.10').retryAfter).toBeUndefined();
    ask('2001:db8::1');
    expect(ask('2001:db8::2').retryAfter).toBe(60);
  });

  test('is forgotten for the client longest unseen, so that no number of addresses fills the memory', () => {
    const { ask } = limited(1);
    ask('first');
    for (let client = 0; client < 50_000; client += 1) ask(`client ${client}`);
    expect(ask('client 49999').retryAfter).toBe(60);
    expect(ask('first').retryAfter).toBeUndefined();
  });

  test('0 turns the limit off', () => {
    expect(rateLimit(0)).toBeUndefined();
  });
});
