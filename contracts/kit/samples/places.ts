import { type Place, placesDocs } from '../../provider/places.ts';

const [full, sparse] = placesDocs.items.examples.listed.places;

/** A place with every field. */
export const fullPlace: Required<Place> & { name: string } = full;

/** A place with what is required and nothing else. */
export const sparsePlace: Place = sparse;
