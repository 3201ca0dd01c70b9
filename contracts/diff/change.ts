/** Who is hurt: a site made for the old contract, or a provider that keeps the old one. */
export type Side = 'consumer' | 'provider';

/** One difference between two contracts. `at` names the place; `what` ends the sentence begun by it. */
export type Change = { at: string; what: string; breaks: Side[]; screens: string[] };

/**
 * What a difference does to the values that are allowed: fewer, more, or neither can be said (some
 * that were allowed are not, and the other way round). `same` changes no value.
 */
export type Effect = 'narrower' | 'wider' | 'unlike' | 'same';

/** Whether values are what the provider answers or what the site asks. */
export type Direction = 'answer' | 'request';

const hurt: Record<Direction, Record<Effect, Side[]>> = {
  answer: {
    narrower: ['provider'],
    wider: ['consumer'],
    unlike: ['consumer', 'provider'],
    same: [],
  },
  request: {
    narrower: ['consumer'],
    wider: ['provider'],
    unlike: ['consumer', 'provider'],
    same: [],
  },
};

/**
 * Whom a difference breaks. Fewer values in an answer: providers that give the others must change.
 * More: a site that does not expect them breaks. In a request it is the other way round. ADR 0014.
 */
export function sidesBroken(direction: Direction, effect: Effect): Side[] {
  return hurt[direction][effect];
}
