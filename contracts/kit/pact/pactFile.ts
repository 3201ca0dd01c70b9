import { join } from 'node:path';

/** The folder of the committed pact in a checkout. */
export const pactFolder = 'contracts/provider';

/** The parties of the pact, and the folder in which it is committed. */
export const pact = {
  consumer: 'hotel-booking-website',
  provider: 'hotels-provider',
  dir: join(process.cwd(), pactFolder),
} as const;

/** The path of the pact in a folder, named as Pact names it. */
export function pactFile(dir: string = pact.dir): string {
  return join(dir, `${pact.consumer}-${pact.provider}.json`);
}
