import { join } from 'node:path';
import * as v from 'valibot';

/** The parties of the pact, and the folder in which it is committed. */
export const pact = {
  consumer: 'hotel-booking-website',
  provider: 'hotels-provider',
  dir: join(process.cwd(), 'contracts/provider'),
} as const;

/** The path of the pact in a folder, named as Pact names it. */
export function pactFile(dir: string = pact.dir): string {
  return join(dir, `${pact.consumer}-${pact.provider}.json`);
}

/** What the kit reads of a pact: the names of the states in which it is replayed. */
export const pactSchema = v.looseObject({
  interactions: v.array(
    v.looseObject({ providerStates: v.optional(v.array(v.looseObject({ name: v.string() })), []) }),
  ),
});
