import { LRUCache } from 'lru-cache';
import * as v from 'valibot';
import { type Hotel, hotelSchema } from '../../provider/hotels.ts';
import type { Language } from '../../texts/languages.ts';
import { names as germanNames } from '../../texts/de/names.ts';
import { names as frenchNames } from '../../texts/fr/names.ts';
import { cityText, noNames } from '../../texts/placeNames.ts';
import type { IndexedHotel } from '../indexHotels.ts';
import arabicAreas from './areas.ar.json' with { type: 'json' };
import arabic from './houses.ar.json' with { type: 'json' };
import german from './houses.de.json' with { type: 'json' };
import french from './houses.fr.json' with { type: 'json' };

const wordsSchema = v.record(v.string(), v.pipe(v.string(), v.nonEmpty()));

/**
 * The translations of the texts in `houses.json`, of the names of taxes and, in Arabic, of the
 * names of neighborhoods. The keys are the English texts.
 */
export const translations: Readonly<
  Record<Exclude<Language, 'en'>, Readonly<Record<string, string>>>
> = {
  de: v.parse(wordsSchema, german),
  fr: v.parse(wordsSchema, french),
  ar: v.parse(wordsSchema, { ...arabic, ...arabicAreas }),
};

/** The maximum number of translated hotels in memory: the whole usual catalog in one language. */
const mostKept = 1_200;

/** The texts of a provider's hotels in one language. */
export type Wording = {
  language: Language;
  /** Returns a hotel as JSON, without the fields that depend on the request. */
  json: (hotel: IndexedHotel) => Buffer;
  /** Translates the fields that depend on the request. */
  fields: (fields: Partial<Hotel>) => Partial<Hotel>;
};

/**
 * Creates the translations of a provider's hotels. The catalog is in English. A hotel is
 * translated at the first request in another language, so that starting the provider takes no
 * longer.
 */
export function createWordings(): (language: Language) => Wording {
  const kept = new LRUCache<string, Buffer>({ max: mostKept });
  return (language) => {
    if (language === 'en')
      return { language, json: ({ json }) => json, fields: (fields) => fields };
    const translated = ({ json }: IndexedHotel) => {
      const hotel = v.parse(hotelSchema, JSON.parse(json.toString()));
      return Buffer.from(JSON.stringify(translateHotel(hotel, language)));
    };
    return {
      language,
      json: (hotel) => {
        const key = `${language} ${hotel.id}`;
        const json = kept.get(key) ?? translated(hotel);
        kept.set(key, json);
        return json;
      },
      fields: (fields) => translateHotel(fields, language),
    };
  };
}

/**
 * Translates the texts in the fields of a hotel. The names of hotels and streets stay the same. So
 * do the `kind`, which is one of a few known words, and the region, whose name travelers search
 * for.
 */
function translateHotel<Fields extends Partial<Hotel>>(
  hotel: Fields,
  language: Exclude<Language, 'en'>,
): Fields {
  const word = wordsIn(language);
  const amenities = <Amenity extends { amenity: string }>(list: Amenity[] | null | undefined) =>
    list?.map((each) => ({ ...each, amenity: word(each.amenity) }));
  const pictures = <Picture extends { caption?: string | null | undefined }>(
    list: Picture[] | null | undefined,
  ) => list?.map((each) => ({ ...each, caption: each.caption && word(each.caption) }));
  const {
    address,
    region,
    neighborhood,
    images,
    room_groups,
    amenity_groups,
    payment_note: note,
    policies,
    rates,
  } = hotel;
  return {
    ...hotel,
    ...(address && region && { address: addressIn(language, address, region) }),
    ...(neighborhood && { neighborhood: word(neighborhood) }),
    ...(images && { images: pictures(images) }),
    ...(room_groups && {
      room_groups: room_groups.map((room) => ({
        ...room,
        name: word(room.name ?? ''),
        name_struct: { main_name: word(room.name_struct?.main_name ?? '') },
        room_amenities: amenities(room.room_amenities),
        images: pictures(room.images),
      })),
    }),
    ...(amenity_groups && {
      amenity_groups: amenity_groups.map((group) => ({
        ...group,
        ...(group.title && { title: word(group.title) }),
        amenities: amenities(group.amenities),
      })),
    }),
    ...(note && { payment_note: word(note) }),
    ...(policies && {
      policies: policies.map(({ title, lines }) => ({
        title: word(title),
        lines: lines.map(word),
      })),
    }),
    ...(rates && {
      rates: rates.map((rate) => ({
        ...rate,
        taxes: rate.taxes?.map((tax) => ({ ...tax, name: word(tax.name) })),
      })),
    }),
  };
}

/**
 * The names of cities in addresses. Addresses in Arabic keep the original spelling, so that they
 * have a single script.
 */
const cityNames = { de: germanNames, fr: frenchNames, ar: noNames };

/** Returns an address with the name of its city, which comes last, in a language. */
function addressIn(
  language: Exclude<Language, 'en'>,
  address: string,
  { name, country_code: country }: NonNullable<Hotel['region']>,
): string {
  if (!name || !address.endsWith(`, ${name}`)) return address;
  const street = address.slice(0, -name.length);
  return street + cityText({ names: cityNames[language] }, name, country);
}

/**
 * Translates a text or, if it has no translation, each part of a text such as `Deluxe Double Room,
 * 1 king bed`. Parts without a translation stay in English.
 */
function wordsIn(language: Exclude<Language, 'en'>): (text: string) => string {
  const words = translations[language];
  const comma = language === 'ar' ? '، ' : ', ';
  return (text) =>
    words[text] ??
    text
      .split(', ')
      .map((part) => words[part] ?? part)
      .join(comma);
}
