import { setImmediate } from 'node:timers/promises';
import * as v from 'valibot';
import { listedHotel } from '#contracts/site/listedHotel.ts';

const searchSchema = v.looseObject({ hotels: v.array(v.unknown()) });

/** How long hotels are shortened before other requests are handled, in milliseconds. */
const sliceMs = 10;

/**
 * The body of a search in short: what the listing reads of each hotel, and whatever else the
 * response has. Resolves with undefined if the response is not a search.
 */
export async function listedSearch(json: unknown): Promise<Buffer | undefined> {
  if (!v.is(searchSchema, json)) return undefined;
  const hotels: unknown[] = [];
  let sliceStart = performance.now();
  for (const hotel of json.hotels) {
    hotels.push(listedHotel(hotel));
    if (performance.now() - sliceStart > sliceMs) {
      await setImmediate();
      sliceStart = performance.now();
    }
  }
  return Buffer.from(JSON.stringify({ ...json, hotels }));
}
