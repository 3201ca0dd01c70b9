import * as v from 'valibot';
import { isPictureUrl } from '../provider/hotels.ts';

/** How many destinations the home page shows. */
export const mostDestinations = 6;

/**
 * A place to go to: `name` as a search sends it, the ISO 3166-1 alpha-2 code of its country, and
 * the address of the picture of a hotel there, with `{size}`, where the site has no poster of it.
 */
const destinationSchema = v.object({
  name: v.string(),
  country_code: v.optional(v.string()),
  picture: v.optional(v.pipe(v.string(), v.check(isPictureUrl))),
});
export type ListedDestination = v.InferOutput<typeof destinationSchema>;

/** The destinations of the home page, those with the most hotels first; none if none are known. */
export const destinationsSchema = v.object({ destinations: v.array(destinationSchema) });
export type Destinations = v.InferOutput<typeof destinationsSchema>;
