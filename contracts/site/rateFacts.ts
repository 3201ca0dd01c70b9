import { isFreeToCancel } from '../money/freeCancellation.ts';
import type { Rate } from '../provider/rateFields.ts';

type RateTest = (rate: Rate, now: Date) => boolean;

/**
 * The properties of a rate that a traveler can filter by, each with its test. The short form of a
 * search keeps the rates that these filters need. A filter of the listing has the name of its fact.
 */
export const rateFacts = {
  /** Every meal plan includes breakfast. */
  breakfast: ({ meal }) => meal !== 'room-only',
  freeCancellation: isFreeToCancel,
  payAtProperty: ({ payment }) => payment === 'property',
} as const satisfies Record<string, RateTest>;

export type RateFact = keyof typeof rateFacts;

const tests: Readonly<Record<RateFact, RateTest>> = rateFacts;

/** The names of the facts, in the order in which pages show them. */
export const rateFactNames: readonly RateFact[] = namesOf(tests);

/** Returns the facts that a rate has at a time. */
export function factsOf(rate: Rate, now: Date): readonly RateFact[] {
  return rateFactNames.filter((fact) => tests[fact](rate, now));
}

/** Returns the facts that all rates have at a time. */
export function factsOfAll(rates: readonly Rate[], now: Date): readonly RateFact[] {
  return rateFactNames.filter((fact) => rates.every((rate) => tests[fact](rate, now)));
}

/** Returns whether a rate has all of the given facts at a time. */
export function isWith(facts: readonly RateFact[], rate: Rate, now: Date): boolean {
  return facts.every((fact) => tests[fact](rate, now));
}

/** Returns whether `facts` contains all wanted facts. */
export function hasFacts(facts: readonly RateFact[], wanted: readonly RateFact[]): boolean {
  return wanted.every((fact) => facts.includes(fact));
}

/** Returns the wanted facts that at least one of the rates lacks at a time. */
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
