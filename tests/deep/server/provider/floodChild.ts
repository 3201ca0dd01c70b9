import { createProviderClient } from '#server/provider/createProviderClient.ts';
import { isRejected, parseHotelsRequest } from '#server/hotels/parseHotelsRequest.ts';
import { outcomeOf } from '../../../server/provider/startClient.ts';

// Fetches many hotels at the same time, and prints the outcomes and the peak memory.
const [origin = '', count = '1'] = process.argv.slice(2);
const ignore = () => undefined;
const client = createProviderClient({ origin, log: { info: ignore, warn: ignore } });
const before = process.memoryUsage.rss();
const outcomes = await Promise.all(
  Array.from({ length: Number(count) }, (_, id) => {
    const request = parseHotelsRequest('GET', `/api/hotels/${id}`);
    if (isRejected(request)) throw new Error('not a valid request');
    return outcomeOf(client.fetch(request, { requestId: 'r1' }));
  }),
);
client.close();
const peakBytes = process.resourceUsage().maxRSS * 1024 - before;
process.stdout.write(JSON.stringify({ outcomes, peakBytes }));
