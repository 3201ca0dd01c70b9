import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

/** The file that lists the exchanges of a recording. The bodies are beside it in `bodies/`. */
export const recordingFile = 'recording.json';

// Recordings come from other people, so a recording may only refer to its own bodies.
const bodySchema = v.pipe(v.string(), v.regex(/^bodies\/\d{1,6}$/));

const exchangeSchema = v.object({
  /** path and query of the request */
  path: v.pipe(v.string(), v.startsWith('/')),
  response: v.union([
    v.object({
      status: v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599)),
      headers: v.record(v.string(), v.string()),
      body: bodySchema,
    }),
    /** the reason for the missing response */
    v.object({ error: v.string() }),
  ]),
});
export type Exchange = v.InferOutput<typeof exchangeSchema>;

/**
 * The responses of a live provider, as `contracts:record` writes them. Request headers are not
 * recorded.
 */
const recordingSchema = v.object({
  version: v.literal(2),
  origin: v.string(),
  exchanges: v.array(exchangeSchema),
  /** the redacted secrets and their numbers of occurrences */
  redacted: v.optional(v.array(v.object({ what: v.string(), times: v.number() })), []),
});
export type Recording = v.InferOutput<typeof recordingSchema>;

/**
 * Reads a recording. Throws an error with one sentence when there is none in the folder or it is
 * invalid.
 */
export function readRecording(folder: string): Recording {
  let text: string;
  try {
    text = readFileSync(join(folder, recordingFile), 'utf8');
  } catch {
    throw new Error(`There is no recording in ${folder}: make one with npm run contracts:record.`);
  }
  try {
    return v.parse(recordingSchema, JSON.parse(text));
  } catch (error) {
    throw new Error(`The recording in ${folder} is invalid (${String(error)}).`, { cause: error });
  }
}

/** Reads the body of a recorded response. */
export function readBody(folder: string, body: string): Buffer {
  return readFileSync(join(folder, body));
}

/**
 * Returns, in one sentence, why the site cannot use a recording: no response has status 200.
 * Otherwise returns `undefined`.
 */
export function whyUseless(exchanges: readonly Exchange[]): string | undefined {
  const statuses = new Set(
    exchanges.flatMap(({ response }) => ('status' in response ? [response.status] : [])),
  );
  if (statuses.has(200)) return undefined;
  const list = [...statuses].sort((a, b) => a - b).join(', ');
  const advice = [...statuses].some((status) => status === 401 || status === 403)
    ? ' Pass the required credentials with --header.'
    : '';
  return `No response has status 200, only ${list}.${advice}`;
}

const listSchema = v.union([
  v.array(v.unknown()),
  v.pipe(
    v.object({ hotels: v.array(v.unknown()) }),
    v.transform(({ hotels }) => hotels),
  ),
]);

/**
 * Returns the items of a body that is a list of hotels or has one in `hotels`; none for any other
 * body.
 */
export function listedIn(body: Buffer): unknown[] {
  try {
    return v.parse(listSchema, JSON.parse(body.toString()));
  } catch {
    return [];
  }
}
