import { readExchange } from '#contracts/verify/exchange.ts';
import { percentile } from '#contracts/verify/percentile.ts';
import { mannerRules } from '#contracts/verify/rules/mannerRules.ts';

function answerAfter(wholeMs: number) {
  const question = { endpoint: 'rand4', asked: 'site', path: '/api/hotels/rand4' } as const;
  const answer = { status: 200, headers: {}, body: Buffer.from('[]'), wireBytes: 2 };
  return readExchange(question, { ...answer, firstByteMs: 1, wholeMs });
}

describe('latency', () => {
  const breaches = (times: number[]) =>
    mannerRules
      .find(({ id }) => id === 'latency')
      ?.check(times.map(answerAfter))
      .breaches.map(({ came }) => came);

  it('forgives one slow answer in twenty, and no second one', () => {
    const quick = Array.from({ length: 18 }, () => 40);
    expect(breaches([...quick, 40, 9_000])).toEqual([]);
    expect(breaches([...quick, 1_300, 9_000])).toEqual(['p50 40 ms, p95 1300 ms']);
  });

  it('says nothing of no answers', () => {
    expect(breaches([])).toEqual([]);
  });
});

it('takes a percentile as the nearest rank', () => {
  expect(percentile([30, 10, 20, 40], 50)).toBe(20);
  expect(percentile([30, 10, 20, 40], 95)).toBe(40);
  expect(percentile([7], 50)).toBe(7);
  expect(percentile([], 50)).toBeUndefined();
});
