import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import * as v from 'valibot';
import { type Hotel, hotelSchema, searchResponseSchema } from '#contracts/hotels.ts';
import { problemType } from '#contracts/problem.ts';
import type { Endpoint } from '#contracts/screens.ts';
import type { Finding } from '#contracts/verify/findings.ts';
import type { Report } from '#contracts/verify/report.ts';
import { runVerify } from '#contracts/verify/runVerify.ts';
import { fullHotel } from '#contracts/samples/fullHotel.ts';
import { listenOnLoopback } from '../../support/listenOnLoopback.ts';

/** Twelve hotels of which every screen is whole. */
export const hotels: Hotel[] = Array.from({ length: 12 }, (_, index) => ({
  ...fullHotel,
  id: `sea_view_${index}`,
  name: `Sea View ${index}`,
}));

/** One request at a faulty endpoint, with the answer that a whole provider would give. */
export interface Asked {
  request: IncomingMessage;
  response: ServerResponse;
  status: number;
  good: unknown;
}
export type Fault = Partial<Record<Endpoint, (asked: Asked) => void>>;

/** Sends JSON as a provider with manners does. */
export function sendJson(
  response: ServerResponse,
  body: unknown,
  status = 200,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, {
    'content-type': status < 400 ? 'application/json' : problemType,
    'content-encoding': 'gzip',
    'cache-control': 'no-store',
    ...headers,
  });
  response.end(gzipSync(JSON.stringify(body)));
}

/** A fault of the body alone; errors are answered as a whole provider does. */
export function body(change: (good: unknown) => unknown) {
  return ({ response, status, good }: Asked) =>
    sendJson(response, status === 200 ? change(good) : good, status);
}

/** A fault of each hotel, in lists as in detail. */
export function everyHotel(change: (hotel: Hotel) => unknown): Fault {
  const list = body((good) => v.parse(v.array(hotelSchema), good).map(change));
  return {
    search: body((good) => ({ hotels: hotelsOf(good).map(change) })),
    rand4: list,
    rand8: list,
    hotel: body((good) => change(v.parse(hotelSchema, good))),
  };
}

/** The hotels of a search's answer. */
export function hotelsOf(good: unknown): Hotel[] {
  return v.parse(searchResponseSchema, good).hotels ?? [];
}

function goodAnswer(path: string, query: URLSearchParams): { status: number; good: unknown } {
  const problem = (status: number, title: string) => ({ status, good: { title, status } });
  if (path === '/api/hotels/rand4') return { status: 200, good: hotels.slice(0, 4) };
  if (path === '/api/hotels/rand8') return { status: 200, good: hotels.slice(4, 12) };
  if (path === '/api/hotels/search') {
    const [arrival, departure] = [query.get('check_in'), query.get('check_out')];
    if (arrival && Number.isNaN(Date.parse(arrival))) return problem(400, 'No such day');
    if (arrival && departure && departure <= arrival) return problem(400, 'No night');
    const known = !query.has('city') || query.get('city') === 'Karachi';
    return { status: 200, good: { hotels: known ? hotels : [] } };
  }
  const hotel = hotels.find(({ id }) => path === `/api/hotels/${id}`);
  return hotel ? { status: 200, good: hotel } : problem(404, 'No such hotel');
}

function endpointOf(path: string): Endpoint {
  if (path.endsWith('/search')) return 'search';
  if (path.endsWith('/rand4')) return 'rand4';
  return path.endsWith('/rand8') ? 'rand8' : 'hotel';
}

/** A provider in which nothing departs from the contract but what `fault` does. */
export async function startFaulty(fault: Fault = {}) {
  const seen: { method: string; url: string; headers: IncomingMessage['headers'] }[] = [];
  const open = { now: 0, most: 0 };
  const server = createServer((request, response) => {
    const { url = '', method = '', headers } = request;
    seen.push({ method, url, headers });
    open.most = Math.max(open.most, (open.now += 1));
    response.once('close', () => (open.now -= 1));
    const { pathname, searchParams } = new URL(url, 'http://provider');
    const { status, good } = goodAnswer(pathname, searchParams);
    const answer = fault[endpointOf(pathname)];
    if (answer) answer({ request, response, status, good });
    else sendJson(response, good, status);
  });
  return { ...(await listenOnLoopback(server)), seen, open };
}

/** What the command wrote and ended with. */
export interface Outcome {
  code: number;
  output: string;
  progress: string;
  report: Report;
  files: Record<'report.html' | 'junit.xml', string>;
}

/** Runs the whole command against an origin, and reads back what it wrote. */
export async function verifyAt(
  origin: string,
  args: readonly string[] = [],
  limits = { firstByteMs: 5_000, wholeMs: 10_000, bodyBytes: 2 ** 25 },
): Promise<Outcome> {
  const folder = await mkdtemp(join(tmpdir(), 'contracts-verify-'));
  const written = { output: '', progress: '' };
  const stream = (key: keyof typeof written) => ({
    write: (text: string | Uint8Array) => ((written[key] += String(text)), true),
    isTTY: false,
    columns: 100,
    hasColors: () => false,
  });
  try {
    const code = await runVerify([origin, '--report', folder, ...args], {
      stdout: stream('output'),
      stderr: stream('progress'),
      limits,
    });
    const read = (name: string) => readFile(join(folder, name), 'utf8');
    return {
      code,
      ...written,
      report: JSON.parse(await read('report.json')),
      files: {
        'report.html': await read('report.html'),
        'junit.xml': await read('junit.xml'),
      },
    };
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Runs the command against a provider with this fault. */
export async function verifyFault(
  fault: Fault,
  args?: readonly string[],
  limits?: Parameters<typeof verifyAt>[2],
): Promise<Outcome> {
  const provider = await startFaulty(fault);
  try {
    return await verifyAt(provider.origin, args, limits);
  } finally {
    await provider.close();
  }
}

/** All findings but that of latency, which on a busy machine says nothing about the provider. */
export function steady(report: Report): Finding[] {
  return report.findings.filter(({ rule }) => rule !== 'latency');
}

/** The findings of one rank, as `endpoint path`. */
export function places(findings: readonly Finding[], rank: Finding['rank']): string[] {
  return findings
    .filter((finding) => finding.rank === rank && finding.rule !== 'latency')
    .map(({ endpoint, at }) => `${endpoint} ${at}`)
    .sort();
}
