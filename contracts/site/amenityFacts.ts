import type { Amenity, Hotel } from '../provider/hotels.ts';

/**
 * What a traveler may look for among the amenities of a hotel, each with the codes that say it. A
 * name without a code says nothing: it is in the words of the provider. The short form of a search
 * keeps an amenity for each, and each is a filter of the listing. The site has a name for the first
 * code of each.
 */
const amenityFacts = {
  pool: ['pool'],
  parking: ['parking', 'free-parking'],
  wifi: ['wifi', 'free-wifi'],
  familyRooms: ['family-rooms'],
  accessible: ['accessible'],
} as const satisfies Record<string, readonly [string, ...string[]]>;

export type AmenityFact = keyof typeof amenityFacts;

const codes: Readonly<Record<AmenityFact, readonly [string, ...string[]]>> = amenityFacts;

/** The names of the facts, which are also the order in which pages show them. */
export const amenityFactNames: readonly AmenityFact[] = namesOf(codes);

/** The code by which the site names a fact. */
export function codeOf(fact: AmenityFact): string {
  return codes[fact][0];
}

/** The first amenity of a hotel for each fact that it has. */
export function factAmenities({
  amenity_groups: groups,
}: Pick<Hotel, 'amenity_groups'>): ReadonlyMap<AmenityFact, Amenity> {
  const found = new Map<AmenityFact, Amenity>();
  for (const { amenities } of groups ?? []) {
    for (const amenity of amenities ?? []) {
      const fact = amenity.code ? factsByCode.get(amenity.code) : undefined;
      if (fact && !found.has(fact)) found.set(fact, amenity);
    }
  }
  return found;
}

const factsByCode: ReadonlyMap<string, AmenityFact> = new Map(
  amenityFactNames.flatMap((fact) => codes[fact].map((code) => [code, fact] as const)),
);

function namesOf<Name extends string>(facts: Readonly<Record<Name, unknown>>): readonly Name[];
function namesOf(facts: Readonly<Record<string, unknown>>): readonly string[] {
  return Object.keys(facts);
}
