import { isFreeToCancel } from '../money/freeCancellation.ts';
import type { Rate } from '../provider/rateFields.ts';

type RateTest = (rate: Rate, now: Date) => boolean;

/**
 * What a traveler may look for in a rate, each with its test. The short form of a search keeps the
 * rates that answer them, and a filter of the listing names the fact that it asks for.
 */
export const rateFacts = {
  /** Every meal plan includes breakfast. */
  breakfast: ({ meal }) => meal !== 'room-only',
  freeCancellation: isFreeToCancel,
  payAtProperty: ({ payment }) => payment === 'property',
} as const satisfies Record<string, RateTest>;

export type RateFact = keyof typeof rateFacts;

const tests: Readonly<Record<RateFact, RateTest>> = rateFacts;

/** The names of the facts, which are also the order in which pages show them. */
export const rateFactNames: readonly RateFact[] = namesOf(tests);

/** The facts that a rate has at a time. */
export function factsOf(rate: Rate, now: Date): readonly RateFact[] {
  return rateFactNames.filter((fact) => tests[fact](rate, now));
}

/** The facts that all of some rates have at a time. */
export function factsOfAll(rates: readonly Rate[], now: Date): readonly RateFact[] {
  return rateFactNames.filter((fact) => rates.every((rate) => tests[fact](rate, now)));
}

/** Whether a rate has some facts at a time. */
export function isWith(facts: readonly RateFact[], rate: Rate, now: Date): boolean {
  return facts.every((fact) => tests[fact](rate, now));
}

/** Whether all the facts that are wanted are among those that there are. */
export function hasFacts(facts: readonly RateFact[], wanted: readonly RateFact[]): boolean {
  return wanted.every((fact) => facts.includes(fact));
}

/** The facts that are wanted and that not all of some rates have at a time. */
export function missingFacts(
  wanted: readonly RateFact[],
  rates: readonly Rate[],
  now: Date = new Date(),
): readonly RateFact[] {
  const facts = factsOfAll(rates, now);
  return wanted.filter((fact) => !facts.includes(fact));
}

function namesOf<Name extends string>(facts: Readonly<Record<Name, RateTest>>): readonly Name[];
function namesOf(facts: Readonly<Record<string, RateTest>>): readonly string[] {
  return Object.keys(facts);
}
