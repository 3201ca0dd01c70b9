import * as v from 'valibot';
import { maxGuests } from '#contracts/site/bookingRequest.ts';
import type { ServiceOffer } from '../stay/services.ts';

const text = v.pipe(v.string(), v.maxLength(4_000));
/** The traveler's choice for a service: whether it is requested, and with which option. */
const wantedSchema = v.object({ wanted: v.boolean(), choice: text });

/**
 * The traveler's values exactly as typed, without any check. `citizenship` and `phoneCountry` are a
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
  /** The approximate arrival of the guests, a time of day or ''. */
  arrival: v.optional(text, ''),
  specialRequests: text,
  saveForFuture: v.optional(v.boolean(), false),
});
export type Typed = v.InferOutput<typeof typedSchema>;

type WantedService = v.InferOutput<typeof wantedSchema>;

const nothingWanted: WantedService = { wanted: false, choice: '' };
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
