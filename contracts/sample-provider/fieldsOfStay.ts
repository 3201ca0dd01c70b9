import { housePolicies } from './catalogue/housePolicies.ts';
import type { MoreFields } from './indexHotels.ts';
import type { Rates } from './rates/createRates.ts';
import type { ReservedUnits } from './rates/offers.ts';
import type { Stay } from './readStay.ts';

/** The fields of a hotel in a list that depend on the stay; none for a provider without rates. */
export function fieldsInLists(rates: Rates | undefined, stay: Stay | undefined): MoreFields {
  // Of a hotel whose rooms are not known, rates and policies are not known either.
  return (hotel) => rates && { rates: hotel.rooms.length > 0 ? rates.listed(hotel, stay) : null };
}

/** The same fields in a hotel's own response, without the rates of rooms that are reserved. */
export function fieldsInDetail(
  rates: Rates | undefined,
  stay: Stay | undefined,
  reserved: ReservedUnits | undefined,
): MoreFields {
  return (hotel) => {
    if (!rates) return undefined;
    if (hotel.rooms.length === 0) return { policies: null, rates: null };
    return { policies: housePolicies(hotel.id), rates: rates.all(hotel, stay, reserved) };
  };
}
