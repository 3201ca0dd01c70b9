import type { Amenity, Hotel } from '../provider/hotels.ts';

/**
 * The amenities by which a traveler can filter hotels, each with the codes that express it. An
 * amenity without a code does not count, because its name is free text of the provider. The short
 * form of a search keeps one amenity for each fact. The site has a name for the first code in each
 * list.
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

/** The names of the facts, in the order in which pages show them. */
export const amenityFactNames: readonly AmenityFact[] = namesOf(codes);

/** Returns the code of a fact whose name pages show. */
export function codeOf(fact: AmenityFact): string {
  return codes[fact][0];
}

/** Returns the first amenity of a hotel for each of its facts. */
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
