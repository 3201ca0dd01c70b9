/**
 * The provider states that interactions require. Their parameters are a proposal: a provider that has
 * such a hotel under another id, or free rooms on other nights, returns its own values from the state
 * change, such as `{"id": "…"}`, and the request then uses those.
 */
export const states = {
  /** `{ id }` */
  fullHotel: 'a hotel with every field',
  /** `{ id }`; the other fields are null or missing */
  requiredFieldsOnly: 'a hotel of which only the required fields are known',
  /** `{ id }`; for a provider that writes null for unknown values */
  nullFields: 'a hotel whose unknown fields are null',
  /** `{ city }`; at least one, and each with every field */
  hotelsInCity: 'hotels in a city',
  /** `{ city, check_in, check_out }` or `{ check_in }`; at least one, and each with every field */
  freeHotels: 'hotels with rooms free on the given nights',
  /** `{ city }` */
  noHotelsInCity: 'no hotels in a city',
  /** at least one hotel, and every hotel has every field */
  fullHotels: 'hotels with every field',
  /** every response has a status of 500 or above */
  failing: 'the provider fails',
} as const;
export type State = (typeof states)[keyof typeof states];
