import { type FaultyCall, type Overrides, hotels, startFaultyProvider } from './faultyProvider.ts';
import { verifyAt } from './verifyAt.ts';

describe('the requests of a run', () => {
  async function watched(args: readonly string[], overrides: Overrides = {}) {
    const provider = await startFaultyProvider(overrides);
    try {
      return { outcome: await verifyAt(provider.origin, args), ...provider };
    } finally {
      await provider.close();
    }
  }

  it('are only GET, with each combination of search parameters', async () => {
    const { seen } = await watched([]);
    expect(new Set(seen.map(({ method }) => method))).toEqual(new Set(['GET']));
    const combinations = seen
      .map(({ url }) => new URL(url, 'http://p'))
      .filter(({ pathname }) => pathname === '/api/hotels/search')
      .map(({ searchParams }) => [...searchParams.keys()].sort().join());
    const known = [
      '',
      'check_in',
      'check_in,check_out',
      'check_in,check_out,city',
      'check_in,city',
      'check_out',
      'check_out,city',
      'city',
    ];
    expect(combinations).toEqual(expect.arrayContaining(known));
  });

  it('never run more than five at a time', async () => {
    const slowly = ({ send, status, good }: FaultyCall) =>
      void setTimeout(() => send(good, status), 20);
    const { open } = await watched([], {
      search: slowly,
      rand4: slowly,
      rand8: slowly,
      hotel: slowly,
    });
    expect(open.most).toBeGreaterThan(1);
    expect(open.most).toBeLessThanOrEqual(5);
  });

  it('have the given headers, whose values appear in no report', async () => {
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

  it('contain the city up to its first comma', async () => {
    const { seen } = await watched(['--city', 'Lahore, Punjab']);
    expect(seen.some(({ url }) => url.endsWith('&city=Lahore'))).toBe(true);
    expect(seen.some(({ url }) => url.includes('Punjab'))).toBe(false);
  });

  it.each([
    ['0', 0, 0, 0],
    ['3', 3, 3, 2],
    ['50', hotels.length, 5, 2],
  ])(
    'include up to %s hotels by id (--sample), at most five of them twice, and one for other stays',
    async (sample, count, twice, others) => {
      const { seen } = await watched(['--sample', sample]);
      const requested = seen
        .filter(({ headers }) => headers['accept-language'] === 'en')
        .map(({ url }) => url)
        .filter((url) => !url.includes('occupancy'))
        .filter((url) => hotels.some(({ id }) => url.split('?')[0] === `/api/hotels/${id}`));
      expect(new Set(requested).size).toBe(count + others);
      expect(requested).toHaveLength(count + twice + others);
    },
  );

  it('request the prices of two hotels for four parties, and a search for three', async () => {
    const { seen } = await watched([]);
    const paths = (occupancy: string) =>
      seen
        .map(({ url }) => url)
        .filter((url) => url.startsWith('/api/hotels/') && !url.includes('/calendar?'))
        .filter((url) => url.replace(/^.*?&(?=occupancy)/, '') === occupancy)
        .map((url) => url.split('?')[0]);
    expect(new Set(paths('occupancy=16')).size).toBe(2);
    expect(paths('occupancy=16')).not.toContain('/api/hotels/search');
    for (const party of ['occupancy=1', 'occupancy=2-7%2C4', 'occupancy=2-7&occupancy=1']) {
      expect(new Set(paths(party)).size).toBe(3);
      expect(paths(party)).toContain('/api/hotels/search');
    }
  });

  it('encode malformed ids', async () => {
    const { seen } = await watched([]);
    const urls = seen.map(({ url }) => url);
    expect(urls).toContain('/api/hotels/a%2Fb');
    expect(urls).toContain(`/api/hotels/${encodeURIComponent('🏨')}`);
    expect(urls.some((url) => url.length > 2_000)).toBe(true);
  });
});

it('print progress in a few lines without a terminal', async () => {
  const provider = await startFaultyProvider();
  const { progress } = await verifyAt(provider.origin);
  await provider.close();
  const phases = [
    'Lists and searches',
    'Listed places',
    'Hotels by id',
    'Parties',
    'Other languages',
    'Reviews',
    'Rates once more',
    'Edge cases',
  ];
  const lines = phases.flatMap((phase) => [`${phase}: \\d+ requests\n`, `${phase}: done\n`]);
  expect(progress).toMatch(new RegExp(`^${lines.join('')}$`));
  const counts = [...progress.matchAll(/(\d+) requests/g)].map(([, count]) => Number(count));
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(provider.seen.length);
});
