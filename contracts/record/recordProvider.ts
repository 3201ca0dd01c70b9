import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { hotelsPaths } from '../hotels.ts';
import { type Exchange, type Recording, recordingFile } from '../replay/recording.ts';
import { redactBody, redactHeaders, type Redaction } from './redact.ts';

export type RecordOptions = {
  origin: string;
  /** the folder to write into, which must hold nothing else */
  out: string;
  /** sent with every call and never kept */
  headers: Record<string, string>;
  cities: string[];
  /** how many hotels to fetch one by one */
  sample: number;
  redaction: Redaction;
  say: (line: string) => void;
};

const limitMs = 15_000;
const mostCities = 5;

const hotelSchema = v.object({
  id: v.pipe(v.string(), v.nonEmpty()),
  region: v.nullish(v.object({ name: v.nullish(v.string()) })),
});
const hotelsSchema = v.union([
  v.array(v.unknown()),
  v.pipe(
    v.object({ hotels: v.array(v.unknown()) }),
    v.transform(({ hotels }) => hotels),
  ),
]);
type Hotel = v.InferOutput<typeof hotelSchema>;

/**
 * Walks a provider as the site does, one GET at a time: the home page's lists, the search with and
 * without a city, then hotels found on the way, and keeps every answer, wrong ones and missing ones
 * too. Without cities it takes those that it finds. Throws when the provider answers nothing at all.
 */
export async function recordProvider(options: RecordOptions): Promise<Recording> {
  const { origin, out, headers, redaction, say } = options;
  mkdirSync(join(out, 'bodies'), { recursive: true });
  const exchanges: Exchange[] = [];

  const ask = async (path: string): Promise<Hotel[]> => {
    const got = await get(`${origin}${path}`, headers);
    if ('fault' in got) {
      say(`${path}: ${got.fault}`);
      exchanges.push({ asked: path, answered: got });
      return [];
    }
    say(`${path}: ${got.status}`);
    const body = `bodies/${exchanges.length + 1}`;
    const kept = redactBody(got.body, redaction.fields);
    writeFileSync(join(out, body), kept);
    exchanges.push({
      asked: path,
      answered: {
        status: got.status,
        headers: redactHeaders(got.headers, redaction.headers),
        body,
      },
    });
    return hotelsIn(kept);
  };

  const { search, rand4, rand8, hotel } = hotelsPaths;
  const found = [...(await ask(rand4)), ...(await ask(rand8)), ...(await ask(search))];
  const cities = options.cities.length > 0 ? options.cities : citiesOf(found).slice(0, mostCities);
  for (const city of cities) {
    found.push(...(await ask(`${search}?${new URLSearchParams({ city }).toString()}`)));
  }
  const ids = [...new Set(found.map(({ id }) => id))].slice(0, options.sample);
  for (const id of ids) await ask(hotel.replace(':id', () => encodeURIComponent(id)));

  const recording: Recording = { version: 1, origin, exchanges };
  if (exchanges.every(({ answered }) => 'fault' in answered)) {
    throw new Error(`${origin} answered no call at all.`);
  }
  writeFileSync(join(out, recordingFile), `${JSON.stringify(recording, null, 2)}\n`);
  return recording;
}

type Got = { status: number; headers: Headers; body: Buffer } | { fault: string };

async function get(url: string, headers: Record<string, string>): Promise<Got> {
  try {
    const signal = AbortSignal.timeout(limitMs);
    const answer = await fetch(url, { headers, signal, redirect: 'manual' });
    const body = Buffer.from(await answer.arrayBuffer());
    return { status: answer.status, headers: answer.headers, body };
  } catch (fault) {
    const cause = fault instanceof Error && fault.cause instanceof Error ? fault.cause : fault;
    return { fault: cause instanceof Error ? cause.message : String(cause) };
  }
}

function hotelsIn(body: Buffer): Hotel[] {
  try {
    return v
      .parse(hotelsSchema, JSON.parse(body.toString()))
      .filter((item) => v.is(hotelSchema, item));
  } catch {
    return [];
  }
}

function citiesOf(hotels: Hotel[]): string[] {
  return [...new Set(hotels.flatMap(({ region }) => region?.name || []))];
}
