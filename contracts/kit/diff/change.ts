/**
 * Who is affected: a site built for the old contract, or a provider that implements the old one.
 */
export type Side = 'consumer' | 'provider';

/**
 * One difference between two contracts. `at` is the place and the subject of the sentence that
 * `what` continues.
 */
export type Change = { at: string; what: string; breaks: Side[]; screens: string[] };

/**
 * What a difference does to the set of allowed values: `narrower` allows fewer, `wider` more,
 * `incompatible` both or unknown. `same` changes nothing.
 */
export type Effect = 'narrower' | 'wider' | 'incompatible' | 'same';

/** Whether values are in the provider's response or in the site's request. */
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

/** Creates changes of one part. */
export function changeAt({ at, screens, direction }: ComparedPart) {
  return (what: string, effect: Effect): Change => ({
    at,
    what,
    breaks: sidesBroken(direction, effect),
    screens,
  });
}

/**
 * The sides that a difference breaks. Fewer values in a response: providers that send the others
 * must change. More: a site that does not expect them breaks. In a request it is the other way
 * round. ADR 0005.
 */
function sidesBroken(direction: Direction, effect: Effect): Side[] {
  return affected[direction][effect];
}
