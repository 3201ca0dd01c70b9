import * as v from 'valibot';
import { type Hotel, hotelSchema } from '../provider/hotels.ts';
import type { Language } from '../texts/languages.ts';
import { describeHotel } from './catalog/describeHotel.ts';
import { houseDetails } from './catalog/houses.ts';
import { placesNear } from './catalog/nearby.ts';
import type { Wording } from './catalog/translateHotel.ts';
import type { IndexedHotel } from './indexHotels.ts';
import type { Rates } from './rates/createRates.ts';
import type { ReservedInHotels } from './reservations/createReservations.ts';
import type { Asked } from './readStay.ts';

const comma = Buffer.from(',');

/**
 * A function that returns the fields of a hotel that depend on the request. They are appended to
 * the fields that are already serialized.
 */
export type MoreFields = (hotel: IndexedHotel) => Partial<Hotel> | undefined;

/** Returns a hotel as JSON. */
export function hotelJson(hotel: IndexedHotel, more: MoreFields, wording: Wording): Buffer {
  return Buffer.concat(parts(hotel, more, wording));
}

/** Returns hotels as a JSON list between two texts: `listJson('{"hotels":[', hotels, ']}', …)`. */
export function listJson(
  before: string,
  hotels: readonly IndexedHotel[],
  after: string,
  more: MoreFields,
  wording: Wording,
): Buffer {
  const items = hotels.flatMap((hotel, i) =>
    i === 0 ? parts(hotel, more, wording) : [comma, ...parts(hotel, more, wording)],
  );
  return Buffer.concat([Buffer.from(before), ...items, Buffer.from(after)]);
}

function parts(hotel: IndexedHotel, more: MoreFields, wording: Wording): Buffer[] {
  const json = wording.json(hotel);
  const fields = more(hotel);
  if (!fields) return [json];
  const open = json.subarray(0, -1);
  return [open, Buffer.from(`,${JSON.stringify(wording.fields(fields)).slice(1)}`)];
}

/**
 * The fields of a hotel that are not in the catalog, because they depend on the request or belong
 * to the details.
 */
export const addedInResponse = [
  'contact_phone',
  'contact_email',
  'payment_note',
  'policies',
  'description',
  'nearby',
  'rates',
] as const satisfies (keyof Hotel)[];

/**
 * Returns a function for the fields of a hotel in a list that depend on the stay, without the rates
 * of reserved rooms. There are no such fields for a provider without rates.
 */
export function fieldsInLists(
  rates: Rates | undefined,
  asked: Asked,
  reserved: ReservedInHotels,
): MoreFields {
  // A hotel with unknown rooms has no rates.
  return (hotel) =>
    rates && {
      rates: hotel.rooms.length > 0 ? rates.listed(hotel, asked, reserved.get(hotel.id)) : null,
    };
}

/** Does the same for the response of a single hotel, with its details in a language. */
export function fieldsInDetail(
  rates: Rates | undefined,
  asked: Asked,
  reserved: ReservedInHotels,
  language: Language,
): MoreFields {
  return (hotel) => {
    if (!rates) return undefined;
    if (hotel.rooms.length === 0) {
      return { policies: null, description: null, nearby: null, rates: null };
    }
    const catalogd = v.parse(hotelSchema, JSON.parse(hotel.json.toString()));
    return {
      ...houseDetails(catalogd, hotel.city),
      description: describeHotel(catalogd, hotel.city, language),
      nearby: placesNear(catalogd, language).map(({ name, kind, meters }) => ({
        name,
        kind,
        meters,
      })),
      rates: rates.all(hotel, asked, reserved.get(hotel.id)),
    };
  };
}
