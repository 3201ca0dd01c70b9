import * as v from 'valibot';
import { maxGuests } from '#contracts/site/bookingRequest.ts';
import type { ServiceOffer } from '../stay/services.ts';

const text = v.pipe(v.string(), v.maxLength(4_000));
/** Whether a service is requested, and which choice of it. */
const wantedSchema = v.object({ wanted: v.boolean(), choice: text });

/**
 * What the traveler typed, unchecked. `phone` is as typed, `citizenship` and `phoneCountry` a
 * country code or ''.
 */
export const typedSchema = v.object({
  guests: v.pipe(v.array(v.object({ firstName: text, lastName: text })), v.maxLength(maxGuests)),
  citizenship: text,
  email: text,
  phone: text,
  phoneCountry: v.optional(text, ''),
  services: v.object({
    meal: wantedSchema,
    'early-check-in': wantedSchema,
    'late-check-out': wantedSchema,
  }),
  /** About when the guests arrive, a time of day or ''. */
  arrival: v.optional(text, ''),
  specialRequests: text,
  saveForFuture: v.optional(v.boolean(), false),
});
export type Typed = v.InferOutput<typeof typedSchema>;

type WantedService = v.InferOutput<typeof wantedSchema>;

const nothingWanted: WantedService = { wanted: false, choice: '' };
/** A form in which nothing is typed yet. */
export const emptyTyped: Typed = {
  guests: [],
  citizenship: '',
  email: '',
  phone: '',
  phoneCountry: '',
  services: {
    meal: nothingWanted,
    'early-check-in': nothingWanted,
    'late-check-out': nothingWanted,
  } satisfies Record<ServiceOffer['service'], WantedService>,
  arrival: '',
  specialRequests: '',
  saveForFuture: false,
};
