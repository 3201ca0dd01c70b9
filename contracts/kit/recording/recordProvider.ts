import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isUtf8 } from 'node:buffer';
import * as v from 'valibot';
import { isOfOneHotel } from '../../provider/calls/hotelCall.ts';
import { hotelCalls, hotelsPaths, optionalEndpoints } from '../../provider/calls/hotelCalls.ts';
import type { StayQuery } from '../../provider/rates.ts';
import { hotelPath, requestPath } from '../../provider/calls/requestPath.ts';
import { type Exchange, listedIn, type Recording, recordingFile } from './recording.ts';
import { createProviderClient } from '../http/createProviderClient.ts';
import { createRedactor, type RedactedNames, type Redactor } from '../http/createRedactor.ts';

/** Fields with personal data, which must not be recorded. */
const personalFields: readonly string[] = ['email', 'phone'];

/**
 * Redacts a body: a JSON body field by field, any other as text. A body without anything to redact
 * stays the same byte for byte, because its bytes may contain the error.
 */
export function redactBody(body: Buffer, redactor: Redactor): Buffer {
  try {
    const value: unknown = JSON.parse(body.toString());
    const before = JSON.stringify(value);
    const after = JSON.stringify(redactor.json(value));
    return before === after ? body : Buffer.from(after);
  } catch {
    // Not JSON, or nested too deeply to walk.
    return redactText(body, redactor);
  }
}

function redactText(body: Buffer, { text }: Redactor): Buffer {
  const encoding = isUtf8(body) ? 'utf8' : 'latin1';
  const before = body.toString(encoding);
  const after = text(before);
  return before === after ? body : Buffer.from(after, encoding);
}

type RecordOptions = {
  origin: string;
  /** the folder to write to; must be empty */
  out: string;
  /** sent with every request, never recorded */
  headers: Record<string, string>;
  cities: string[];
  /** requested in addition to no stay, for each city and each hotel */
  stays: StayQuery[];
  /** how many hotels to request by id */
  sample: number;
  /** further response headers and JSON fields to redact */
  redactedNames: RedactedNames;
  print: (line: string) => void;
};

/**
 * Far above the site's own limits, so that a response that the site would reject is recorded too.
 */
const limits = {
  connectMs: 15_000,
  firstByteMs: 15_000,
  wholeMs: 15_000,
  bodyBytes: 100 * 2 ** 20,
};
const maxCities = 5;
const authenticationHeaders = ['set-cookie', 'www-authenticate', 'proxy-authenticate'];

const hotelSchema = v.object({
  id: v.pipe(v.string(), v.nonEmpty()),
  region: v.nullish(v.object({ name: v.nullish(v.string()) })),
});
type Hotel = v.InferOutput<typeof hotelSchema>;

/**
 * Sends the site's requests to a provider, one GET at a time, and records every response and every
 * network error. Throws when no request gets a response.
 *
 * The order is: the random lists, the search without a city, the optional calls that do not belong
 * to one hotel, the search with a city, then hotels by id. A city and a hotel are requested without
 * a stay and for each of the stays. Without `cities`, the first five cities of the found hotels are
 * searched.
 */
export async function recordProvider(options: RecordOptions): Promise<Recording> {
  const { origin, out, headers, redactedNames, print } = options;
  const redactor = createRedactor(headers, {
    headers: [...authenticationHeaders, ...redactedNames.headers],
    fields: [...personalFields, ...redactedNames.fields],
  });
  mkdirSync(join(out, 'bodies'), { recursive: true });
  const client = createProviderClient(origin, headers, limits);
  const exchanges: Exchange[] = [];

  const record = async (requestPath: string): Promise<Hotel[]> => {
    const response = await client.get(requestPath);
    const path = redactor.text(requestPath);
    if ('error' in response) {
      const error = redactor.text(response.error);
      print(`${path}: ${error}`);
      exchanges.push({ path, response: { error } });
      return [];
    }
    print(`${path}: ${response.status}`);
    const body = `bodies/${exchanges.length + 1}`;
    writeFileSync(join(out, body), redactBody(response.body, redactor));
    exchanges.push({
      path,
      response: {
        status: response.status,
        headers: Object.fromEntries(
          Object.entries(response.headers).map(([name, value]) => [
            name,
            redactor.header(name, String(value)),
          ]),
        ),
        body,
      },
    });
    return hotelsIn(response.body);
  };

  try {
    const { search, rand4, rand8 } = hotelsPaths;
    const stays: StayQuery[] = [{}, ...options.stays];
    const found = [...(await record(rand4)), ...(await record(rand8)), ...(await record(search))];
    for (const endpoint of optionalEndpoints) {
      if (!isOfOneHotel(hotelCalls[endpoint])) await record(hotelsPaths[endpoint]);
    }
    const cities = options.cities.length > 0 ? options.cities : citiesOf(found).slice(0, maxCities);
    for (const city of cities) {
      for (const stay of stays) {
        found.push(...(await record(requestPath(search, '', { city, ...stay }))));
      }
    }
    const ids = [...new Set(found.map(({ id }) => id))].slice(0, options.sample);
    for (const id of ids) {
      for (const stay of stays) await record(hotelPath(id, stay));
    }
  } finally {
    client.close();
  }

  const recording: Recording = { version: 2, origin, exchanges, redacted: redactor.list() };
  if (exchanges.every(({ response }) => 'error' in response)) {
    throw new Error(`${origin} did not respond to any request.`);
  }
  writeFileSync(join(out, recordingFile), `${JSON.stringify(recording, null, 2)}\n`);
  return recording;
}

function hotelsIn(body: Buffer): Hotel[] {
  return listedIn(body).filter((item) => v.is(hotelSchema, item));
}

function citiesOf(hotels: Hotel[]): string[] {
  return [...new Set(hotels.flatMap(({ region }) => region?.name || []))];
}
