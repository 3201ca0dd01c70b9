import { Agent, get } from 'node:http';
import { performance } from 'node:perf_hooks';
import { cities } from '#contracts/sample-provider/catalog/cities.ts';
import { generateHotels } from '#contracts/sample-provider/catalog/generateHotels.ts';
import { startProvider } from '#contracts/sample-provider/startProvider.ts';

/**
 * Measures the response times of the sample provider with 100,000 hotels, over real HTTP on one
 * keep-alive connection: `npm run bench`. Client and server share the process, so the times include
 * receiving the response. It prints a table and never fails.
 */
const hotelCount = 100_000;
const rounds = 400;
const goalMilliseconds = 5;
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

async function call(address: string): Promise<number> {
  const start = performance.now();
  await new Promise<void>((resolve, reject) => {
    get(address, { agent }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${response.statusCode}: ${address}`));
      response.on('end', resolve).on('error', reject).resume();
    }).on('error', reject);
  });
  return performance.now() - start;
}

function share(sorted: readonly number[], part: number): string {
  return (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? NaN)
    .toFixed(2)
    .padStart(8);
}

function report(name: string, times: readonly number[]): void {
  const sorted = times.toSorted((a, b) => a - b);
  const fast = sorted.filter((time) => time < goalMilliseconds).length / sorted.length;
  const columns = [0.5, 0.95, 0.99].map((part) => share(sorted, part)).join('');
  print(`${name.padEnd(22)}${columns}${`${(fast * 100).toFixed(1)} %`.padStart(12)}`);
}

const ids = [...generateHotels(hotelCount, '')].map(({ answer }) => answer.id);
const started = performance.now();
const provider = await startProvider({ hotelCount });
const ready = performance.now() - started;

const city = (i: number) => encodeURIComponent(cities[i % cities.length]?.name ?? '');
const idOf = (i: number) => ids[(i * 7919) % ids.length] ?? '';
const stay = (i: number) => `check_in=2030-0${1 + (i % 9)}-10&check_out=2030-0${1 + (i % 9)}-17`;
const calls: Readonly<Record<string, (i: number) => string>> = {
  'search by city': (i) => `/api/hotels/search?city=${city(i)}`,
  'search with dates': (i) => `/api/hotels/search?city=${city(i)}&${stay(i)}`,
  'search all over': (i) => `/api/hotels/search?${i % 2 ? stay(i) : ''}`,
  'one hotel': (i) => `/api/hotels/${idOf(i)}`,
  'one hotel with dates': (i) => `/api/hotels/${idOf(i)}?${stay(i)}`,
  rand4: () => '/api/hotels/rand4',
  rand8: () => '/api/hotels/rand8',
};

const times = new Map(Object.keys(calls).map((name): [string, number[]] => [name, []]));
for (let i = -40; i < rounds; i += 1) {
  for (const [name, address] of Object.entries(calls)) {
    const time = await call(provider.origin + address(Math.abs(i)));
    if (i >= 0) times.get(name)?.push(time);
  }
}

print(`${hotelCount.toLocaleString('en')} hotels, ready after ${Math.round(ready)} ms`);
print(`${'milliseconds'.padEnd(22)}     p50     p95     p99  under ${goalMilliseconds} ms`);
for (const [name, list] of times) report(name, list);
report('all calls', [...times.values()].flat());

agent.destroy();
await provider.close();
