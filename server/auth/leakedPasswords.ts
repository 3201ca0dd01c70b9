import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { fieldError } from '#contracts/site/fieldError.ts';
import { invalidFields } from '../request/validate.ts';
import { askRangeService, type BreachOutcome } from './breachedPasswords.ts';
import { isInFilter } from './passwordFilter.ts';

/**
 * The file of the filter, which is next to this module in the sources and in the build.
 * tests/bundle/writeLeakedPasswords.ts writes it.
 */
const filterFile = fileURLToPath(new URL('leakedPasswords.bin', import.meta.url));

type Options = {
  /** The origin of an additional range service; undefined for none. */
  rangeService?: string | undefined;
  onAsked?: ((outcome: BreachOutcome) => void) | undefined;
};

/**
 * Throws a 422 problem for `field` if a new password is known to be leaked. Passwords that are
 * already in use are not checked and can still sign in.
 */
export type RejectLeakedPassword = (password: string, field: string) => Promise<void>;

/**
 * Refuses the 100,000 most common leaked passwords and, if a range service is configured, also the
 * passwords that the service knows. If the service fails, the password is accepted. ADR 0038.
 */
export function createLeakedPasswords({ rangeService, onAsked }: Options): RejectLeakedPassword {
  const filter = readFileSync(filterFile);
  const isBreached = async (password: string): Promise<boolean> => {
    if (rangeService === undefined) return false;
    const outcome = await askRangeService(rangeService, password);
    onAsked?.(outcome);
    return outcome === 'found';
  };
  return async (password, field) => {
    if (isInFilter(filter, password) || (await isBreached(password))) {
      throw invalidFields([fieldError(field, 'password-leaked')]);
    }
  };
}
