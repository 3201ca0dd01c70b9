import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

/** The file that lists what a recording holds; the bodies lie beside it in `bodies/`. */
export const recordingFile = 'recording.json';

// A recording comes from anywhere: it may name its own bodies and no other file.
const bodySchema = v.pipe(v.string(), v.regex(/^bodies\/\d{1,6}$/));

const exchangeSchema = v.object({
  /** path and query, as the provider was asked */
  asked: v.pipe(v.string(), v.startsWith('/')),
  answered: v.union([
    v.object({
      status: v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599)),
      headers: v.record(v.string(), v.string()),
      body: bodySchema,
    }),
    /** why there was no answer */
    v.object({ fault: v.string() }),
  ]),
});
export type Exchange = v.InferOutput<typeof exchangeSchema>;

/**
 * What a live provider answered at some time, as `contracts:record` keeps it: enough to serve the site
 * from, with nothing in it of who asked.
 */
const recordingSchema = v.object({
  version: v.literal(1),
  origin: v.string(),
  exchanges: v.array(exchangeSchema),
});
export type Recording = v.InferOutput<typeof recordingSchema>;

/** Reads a recording. Throws one plain sentence when the folder holds none, or holds a broken one. */
export function readRecording(folder: string): Recording {
  let text: string;
  try {
    text = readFileSync(join(folder, recordingFile), 'utf8');
  } catch {
    throw new Error(`There is no recording in ${folder}: make one with npm run contracts:record.`);
  }
  try {
    return v.parse(recordingSchema, JSON.parse(text));
  } catch (fault) {
    throw new Error(`The recording in ${folder} is broken (${String(fault)}).`, { cause: fault });
  }
}

/** The bytes of an answer's body. */
export function readBody(folder: string, body: string): Buffer {
  return readFileSync(join(folder, body));
}
