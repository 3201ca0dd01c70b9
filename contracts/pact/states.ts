/**
 * What a provider has to hold before an interaction is replayed, each named for what it means. The
 * parameters are a proposal: a provider that holds such a hotel under another id, or has rooms free
 * on other nights, answers the state change with them, `{"id": "…"}`, and is asked for those.
 */
export const states = {
  /** `{ id }` */
  fullHotel: 'a hotel with every field',
  /** `{ id }`; the other fields are null or left out, as the provider likes */
  requiredFieldsOnly: 'a hotel of which only the required fields are known',
  /** `{ id }`; for a provider that writes null for what it does not know */
  nullFields: 'a hotel whose unknown fields are null',
  /** `{ city }`; at least one, and each with every field */
  hotelsInCity: 'hotels in a city',
  /** `{ city, check_in, check_out }` or `{ check_in }`; at least one, and each with every field */
  freeHotels: 'hotels with rooms free on the given nights',
  /** `{ city }` */
  noHotelsInCity: 'no hotels in a city',
  /** at least one hotel, and whichever is drawn has every field */
  fullHotels: 'hotels with every field',
  /** every call is answered with a status of 500 or above */
  failing: 'the provider fails',
} as const;
export type State = (typeof states)[keyof typeof states];
