import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { ResponseCache } from '#server/cache/responseCache.ts';

// Stores many small responses, and prints the bytes that the cache counts and the growth of the
// process.
setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');
const text = (value: string) => Buffer.from(value).toString();
const cache = new ResponseCache({
  fetch: ({ path }) =>
    Promise.resolve({
      status: 200,
      headers: {
        'cache-control': text('public, max-age=3600'),
        'content-type': text('application/json; charset=utf-8'),
        date: text(new Date().toUTCString()),
        etag: text(`"${path}"`),
      },
      body: Buffer.concat([Buffer.alloc(900, 'x')]),
      upstreamMs: 1,
    }),
  defaultTtlSeconds: 0,
  maxBytes: 1e9,
});

let stored = 0;
async function store(count: number): Promise<void> {
  for (const end = stored + count; stored < end; stored += 1) {
    const path = `/api/hotels/hotel-${100_000 + stored}`;
    await cache.fetch({ endpoint: 'hotel', path }, { requestId: 'r1' });
  }
  for (let round = 0; round < 3; round += 1) collectGarbage();
}

await store(5_000);
const before = process.memoryUsage.rss();
const countedBefore = cache.usage().bytes;
await store(30_000);
const grown = process.memoryUsage.rss() - before;
const counted = cache.usage().bytes - countedBefore;
process.stdout.write(JSON.stringify({ grown, counted }));
