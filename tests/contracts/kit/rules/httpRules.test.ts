import { readExchange } from '#contracts/kit/verify/exchange.ts';
import { httpRules, percentile } from '#contracts/kit/rules/httpRules.ts';

function respondedAfter(wholeMs: number) {
  const request = { endpoint: 'rand4', purpose: 'site', path: '/api/hotels/rand4' } as const;
  const response = { status: 200, headers: {}, body: Buffer.from('[]'), transferredBytes: 2 };
  return readExchange(request, { ...response, wholeMs });
}

describe('latency', () => {
  const slow = (times: number[]) =>
    httpRules
      .find(({ id }) => id === 'latency')
      ?.check(times.map(respondedAfter))
      .occurrences.map(({ received }) => received);

  it('allows one slow response in twenty but not two', () => {
    const quick = Array.from({ length: 18 }, () => 40);
    expect(slow([...quick, 40, 9_000])).toEqual([]);
    expect(slow([...quick, 1_300, 9_000])).toEqual(['p50 40 ms, p95 1300 ms']);
  });

  it('has no finding without responses', () => {
    expect(slow([])).toEqual([]);
  });
});

it('computes the nearest-rank percentile', () => {
  expect(percentile([30, 10, 20, 40], 50)).toBe(20);
  expect(percentile([30, 10, 20, 40], 95)).toBe(40);
  expect(percentile([7], 50)).toBe(7);
  expect(percentile([], 50)).toBeUndefined();
});
