import * as v from 'valibot';
import { isPictureUrl } from '../provider/hotels.ts';

/** The maximum number of destinations on the home page. */
export const mostDestinations = 6;

/**
 * A destination. `name` is the name to search for, and `country` an ISO 3166-1 alpha-2 code. If the
 * site has no poster of the place, `picture` is the address of a picture of a hotel there, with
 * `{size}`.
 */
const destinationSchema = v.object({
  name: v.string(),
  country_code: v.optional(v.string()),
  picture: v.optional(v.pipe(v.string(), v.check(isPictureUrl))),
});
export type ListedDestination = v.InferOutput<typeof destinationSchema>;

/**
 * The destinations of the home page, those with the most hotels first. The list is empty if no
 * destination is known.
 */
export const destinationsSchema = v.object({ destinations: v.array(destinationSchema) });
export type Destinations = v.InferOutput<typeof destinationsSchema>;
