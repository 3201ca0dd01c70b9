/**
 * The affected side: a site built for the old contract, or a provider that implements the old
 * contract.
 */
export type Side = 'consumer' | 'provider';

/**
 * A difference between two contracts. `at` is a place in the contract, and also the subject of the
 * sentence whose predicate is `what`.
 */
export type Change = { at: string; what: string; breaks: Side[]; screens: string[] };

/**
 * The effect of a difference on the set of allowed values: `narrower` allows fewer, `wider` more,
 * `incompatible` both or unknown. `same` changes nothing.
 */
export type Effect = 'narrower' | 'wider' | 'incompatible' | 'same';

/** Whether the values are part of the provider's response or of the site's request. */
type Direction = 'response' | 'request';

const affected: Record<Direction, Record<Effect, Side[]>> = {
  response: {
    narrower: ['provider'],
    wider: ['consumer'],
    incompatible: ['consumer', 'provider'],
    same: [],
  },
  request: {
    narrower: ['consumer'],
    wider: ['provider'],
    incompatible: ['consumer', 'provider'],
    same: [],
  },
};

/**
 * The part being compared: its name, the screens that read it, and the direction of its values.
 */
export type ComparedPart = { at: string; screens: string[]; direction: Direction };

/** Returns a function that creates the changes of one part. */
export function changeAt({ at, screens, direction }: ComparedPart) {
  return (what: string, effect: Effect): Change => ({
    at,
    what,
    breaks: sidesBroken(direction, effect),
    screens,
  });
}

/**
 * Returns the sides that a difference breaks (ADR 0005). If a response allows fewer values, a
 * provider that sends the others must change. If it allows more, a site that does not expect them
 * breaks. In a request the sides are swapped.
 */
function sidesBroken(direction: Direction, effect: Effect): Side[] {
  return affected[direction][effect];
}
