import { join } from 'node:path';
import * as v from 'valibot';

/** The parties of the pact, and its folder in the repository. */
export const pact = {
  consumer: 'hotel-booking-website',
  provider: 'hotels-provider',
  dir: join(process.cwd(), 'contracts/provider'),
} as const;

/** Returns the path of the pact in a folder, with the file name that Pact gives it. */
export function pactFile(dir: string = pact.dir): string {
  return join(dir, `${pact.consumer}-${pact.provider}.json`);
}

/** The part of a pact that the kit reads: the names of its states. */
export const pactSchema = v.looseObject({
  interactions: v.array(
    v.looseObject({ providerStates: v.optional(v.array(v.looseObject({ name: v.string() })), []) }),
  ),
});
