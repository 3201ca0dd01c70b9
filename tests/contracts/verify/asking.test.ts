import {
  type Asked,
  type Fault,
  hotels,
  sendJson,
  startFaulty,
  verifyAt,
} from './faultyProvider.ts';

describe('what a provider sees of a check', () => {
  async function watched(args: readonly string[], fault: Fault = {}) {
    const provider = await startFaulty(fault);
    try {
      return { outcome: await verifyAt(provider.origin, args), ...provider };
    } finally {
      await provider.close();
    }
  }

  it('is GET alone, each search combination once', async () => {
    const { seen } = await watched([]);
    expect(new Set(seen.map(({ method }) => method))).toEqual(new Set(['GET']));
    const combinations = seen
      .slice(0, 8)
      .map(({ url }) => [...new URL(url, 'http://p').searchParams.keys()].sort().join());
    expect(combinations.sort()).toEqual([
      '',
      'check_in',
      'check_in,check_out',
      'check_in,check_out,city',
      'check_in,city',
      'check_out',
      'check_out,city',
      'city',
    ]);
  });

  it('is never more than five requests at once', async () => {
    const slowly = ({ response, status, good }: Asked) =>
      void setTimeout(() => sendJson(response, good, status), 20);
    const { open } = await watched([], {
      search: slowly,
      rand4: slowly,
      rand8: slowly,
      hotel: slowly,
    });
    expect(open.most).toBe(5);
  });

  it('carries the given headers, of which no report keeps the value', async () => {
    const { seen, outcome } = await watched([
      '--header',
      'X-Key: s3cret',
      '--header',
      'accept: a/b',
    ]);
    expect(new Set(seen.map(({ headers }) => headers['x-key']))).toEqual(new Set(['s3cret']));
    expect(seen[0]?.headers.accept).toBe('a/b');
    expect(JSON.stringify(outcome)).not.toContain('s3cret');
  });

  it('names the city, cut at its comma as the site cuts it', async () => {
    const { seen } = await watched(['--city', 'Lahore, Punjab']);
    expect(seen.some(({ url }) => url.includes('city=Lahore&'))).toBe(true);
    expect(seen.some(({ url }) => url.includes('Punjab'))).toBe(false);
  });

  it.each([
    ['0', 0],
    ['3', 3],
    ['50', hotels.length],
  ])('fetches --sample %s hotels by their ids, each once', async (sample, count) => {
    const { seen } = await watched(['--sample', sample]);
    const fetched = seen.map(({ url }) => url).filter((url) => url.includes('/sea_view_'));
    expect(fetched).toHaveLength(count);
    expect(new Set(fetched).size).toBe(count);
  });

  it('sends odd ids as they are written', async () => {
    const { seen } = await watched([]);
    const urls = seen.map(({ url }) => url);
    expect(urls).toContain('/api/hotels/a%2Fb');
    expect(urls).toContain(`/api/hotels/${encodeURIComponent('🏨')}`);
    expect(urls.some((url) => url.length > 2_000)).toBe(true);
  });
});

it('tells how far it is, in a few lines where there is no terminal', async () => {
  const provider = await startFaulty();
  const { progress } = await verifyAt(provider.origin);
  await provider.close();
  expect(progress.split('\n')).toEqual([
    'Lists and searches: 14 to ask',
    'Lists and searches: done',
    'Hotels by id: 12 to ask',
    'Hotels by id: done',
    'Odd questions: 9 to ask',
    'Odd questions: done',
    '',
  ]);
});
