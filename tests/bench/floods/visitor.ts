import { Agent, get } from 'node:http';

/**
 * Visits a site at a fixed rate, in a separate process: `visitor.ts ORIGIN RATE SECONDS`. Each
 * visitor has another address, opens one page (home, a listing or a hotel) and sends the call of
 * this page. A visit starts whether or not earlier visits are done. Prints a line at its beginning.
 * At its end, prints the counts of responses and the 95th percentile of the time to a page in ms,
 * as JSON.
 */
const [origin = '', rate = '', seconds = ''] = process.argv.slice(2);
const agent = new Agent({ keepAlive: true, maxSockets: Infinity });
const timeoutMs = 10_000;
const cities = ['Paris', 'Rome', 'Lisbon', 'Berlin', 'Istanbul', 'Marrakech', 'Karachi', 'Dubai'];
const days = 40;
const counts = { pages: 0, drawn: 0, refused: 0, failed: 0, calls: 0, callsFailed: 0 };
const took: number[] = [];
const hotels: string[] = [];

type Answer = { status: number; text: string; ms: number };

function ask(path: string, client: string, headers: Record<string, string> = {}): Promise<Answer> {
  const start = performance.now();
  return new Promise((resolve, reject) => {
    const req = get(
      origin + path,
      { agent, timeout: timeoutMs, headers: { ...headers, 'x-forwarded-for': client } },
      (res) => {
        const chunks: Buffer[] = [];
        res.on('data', (chunk: Buffer) => chunks.push(chunk));
        res.on('end', () => {
          const text = Buffer.concat(chunks).toString('latin1');
          resolve({ status: res.statusCode ?? 0, text, ms: performance.now() - start });
        });
        res.on('error', reject);
      },
    );
    req.on('timeout', () => req.destroy(new Error('timeout')));
    req.on('error', reject);
  });
}

function stayOf(number: number): string {
  const checkIn = new Date(Date.now() + (30 + (number % days)) * 86_400_000);
  const checkOut = new Date(checkIn.getTime() + 2 * 86_400_000);
  const day = (date: Date) => date.toISOString().slice(0, 10);
  return `check_in=${day(checkIn)}&check_out=${day(checkOut)}&occupancy=2`;
}

/** Returns the page of a visit and the call of that page. */
function visitOf(number: number): { page: string; call: string } {
  const stay = stayOf(number);
  if (number % 3 === 0) return { page: '/', call: '/api/hotels/rand8' };
  const id = hotels[number % hotels.length] ?? '';
  if (number % 3 === 1)
    return { page: `/hotel-detail/${id}?${stay}`, call: `/api/hotels/${id}?${stay}` };
  const city = cities[number % cities.length] ?? '';
  return {
    page: `/hotel-listing?city=${city}&${stay}`,
    call: `/api/hotels/search?city=${city}&${stay}`,
  };
}

async function visit(number: number): Promise<void> {
  const client = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
  const { page, call } = visitOf(number);
  try {
    const opened = await ask(page, client);
    took.push(opened.ms);
    if (opened.status === 503 || opened.status === 429) {
      counts.refused += 1;
      return;
    }
    counts.pages += 1;
    if (opened.text.includes('id="drawn"')) counts.drawn += 1;
  } catch {
    counts.failed += 1;
    return;
  }
  try {
    const { status } = await ask(call, client, { prefer: 'return=minimal' });
    if (status === 200) counts.calls += 1;
    else counts.callsFailed += 1;
  } catch {
    counts.callsFailed += 1;
  }
}

const found = await ask(`/api/hotels/search?city=Paris&${stayOf(0)}`, '10.255.0.1');
for (const [, id = ''] of found.text.matchAll(/\{"id":"([^"]+)","name"/g)) hotels.push(id);
process.stdout.write('visiting\n');
const first = Math.floor(Math.random() * 8_000_000);
const from = performance.now();
const open: Promise<void>[] = [];
for (let made = 0; performance.now() - from < Number(seconds) * 1_000;) {
  while (made < ((performance.now() - from) / 1_000) * Number(rate)) {
    open.push(visit(first + made));
    made += 1;
  }
  await new Promise((resolve) => setTimeout(resolve, 5));
}
await Promise.all(open);
took.sort((a, b) => a - b);
const p95 = Math.round(took[Math.floor(took.length * 0.95)] ?? NaN);
process.stdout.write(`${JSON.stringify({ ...counts, p95 })}\n`);
agent.destroy();
