import type { Hotel, RoomGroup } from '../../provider/hotels.ts';
import type { travelerKinds } from '../../provider/reviews.ts';
import type { Language } from '../../texts/languages.ts';
import type { Build } from '../catalog/buildOf.ts';
import type { City } from '../catalog/cities.ts';
import { placesNear } from '../catalog/nearby.ts';
import { fill } from '../catalog/sentences.ts';
import { translations } from '../catalog/translateHotel.ts';
import type { Random } from '../random.ts';
import { sentences } from './sentences.ts';

export type TravelerKind = (typeof travelerKinds)[number];

/**
 * True facts by their names. The value is the words for the fact in a sentence, or an empty text.
 */
export type Facts = ReadonlyMap<string, string>;

/** The maximum walking distance to a sight and to a station, in meters in a straight line. */
const walkable = { sight: 1_400, station: 1_000 } as const;
/** The walking speed in a straight line. Streets make a walk about a third longer. */
const metersPerMinute = 60;
/** The highest number of floors that has a word, and the number from which a house is tall. */
const countedFloors = 7;
const tallFrom = 9;
/** Rooms whose name tells their location. */
const ownFloors = ['Garden Studio', 'Rooftop Suite'];
/** The size up to which a room is small, and the size from which it is large, in square meters. */
const smallUpTo = 18;
const largeFrom = 34;
/**
 * Degrees from the equator: from `seasonsFrom` a year has four seasons, up to `hotUpTo` summers are
 * hot, and from `coldFrom` winters are cold.
 */
const seasonsFrom = 33;
const hotUpTo = 43;
const coldFrom = 45;
const mildSummers = ['San Francisco', 'Valparaíso', 'Auckland', 'Cape Town'];
/** The rainy months in the tropics, north and south of the equator. */
const rainyNorth = [5, 6, 7, 8, 9, 10];
const rainySouth = [11, 12, 1, 2, 3];
const coldWinters = ['Seoul', 'New York', 'Tbilisi'];
const snowyWinters = ['Zermatt', 'Reykjavík', 'Stockholm', 'Vienna', 'Prague', 'Montréal', 'Seoul'];

const plurals = new Map<string, Intl.PluralRules>();
const months = new Map<string, string[]>();

/** Returns the facts about a hotel that any review in a language can mention. */
export function hotelFacts(
  hotel: Hotel,
  { style, floors }: Build,
  city: City,
  language: Language,
): Facts {
  const { name, kind, neighborhood, address } = hotel;
  const amenities = (hotel.amenity_groups ?? []).flatMap((group) => group.amenities ?? []);
  const area = city.areas.find((each) => each.name === neighborhood);
  const street = area?.streets.find((each) => address?.includes(each));
  const facts = new Map([
    ['hotel', name],
    ...amenities.map(({ amenity }) => [amenity, ''] as const),
    ...[kind, style].flatMap((each) => (each ? [[each, ''] as const] : [])),
    ...(area?.traits ?? []).map((trait) => [trait, ''] as const),
  ]);
  // The Arabic sentences already contain the word for an area, as do some names of areas.
  if (neighborhood) facts.set('area', inLanguage(neighborhood, language).replace(/^حي /, ''));
  if (street) facts.set('street', street);
  if (floors >= tallFrom) facts.set('tall', '');
  if (floors >= 4 && floors <= countedFloors) facts.set('stairs', '');
  return facts;
}

/** A walk from a hotel, with the words for it. */
type Walk = { fact: 'sight' | 'station'; name: string; minutes: string };

/** Returns the walks of a hotel's guests to sights and stations. */
export function walksFrom(hotel: Hotel, language: Language): Walk[] {
  return placesNear(hotel, language).flatMap(({ kind, phrase, meters }): Walk[] => {
    const fact = kind === 'sight' ? kind : 'station';
    const minutes = Math.round(meters / metersPerMinute);
    if (kind === 'airport' || meters > walkable[fact] || minutes < 2) return [];
    return [{ fact, name: phrase, minutes: minutesIn(language, minutes) }];
  });
}

/** Returns the rooms of a hotel for a kind of traveler. A family needs a room for three people. */
export function roomsFor(kind: TravelerKind, rooms: readonly RoomGroup[]): RoomGroup[] {
  const fits = {
    family: (sleeps: number) => sleeps >= 3,
    couple: (sleeps: number) => sleeps === 2,
    solo: (sleeps: number) => sleeps <= 2,
    friends: (sleeps: number) => sleeps >= 2,
    business: (sleeps: number) => sleeps <= 2,
  };
  return rooms.filter(({ sleeps }) => sleeps != null && fits[kind](sleeps));
}

/** Returns the facts about the room of a guest that a review can mention. */
export function roomFacts(
  room: RoomGroup,
  { floors }: Build,
  language: Language,
  random: Random,
): Facts {
  const facts = new Map((room.room_amenities ?? []).map(({ amenity }) => [amenity, '']));
  const floor = random.between(1, Math.max(1, floors - 1));
  const { floors: words } = sentences[language];
  const name = room.name_struct?.main_name;
  const size = room.size_sqm ?? 0;
  if (name) facts.set('room', inLanguage(name, language)).set(name, '');
  if ((room.sleeps ?? 0) >= 4) facts.set('four beds', '');
  if (room.beds === 1) facts.set('one bed', '');
  if (size > 0) facts.set('size', String(size));
  if (size > 0 && size <= smallUpTo) facts.set('small', '');
  if (size >= largeFrom) facts.set('large', '');
  const inWords = words[floor - 1];
  if (name && ownFloors.includes(name)) return facts;
  if (floors <= countedFloors && floor > 1 && inWords) facts.set('floor', inWords);
  if (floors >= tallFrom && floor >= 7) facts.set('storey', String(floor + 1));
  return facts;
}

/** Returns the facts about the month of a stay, 1 to 12, that a review can mention. */
export function monthFacts(month: number, city: City, language: Language): Facts {
  const facts = new Map([['month', monthIn(language, month)]]);
  const north = city.areas[0]?.latitude ?? 0;
  const degrees = Math.abs(north);
  const season = Math.floor((((north < 0 ? month + 6 : month) % 12) / 12) * 4);
  const name = ['winter', 'spring', 'summer', 'autumn'][season] ?? '';
  facts.set(degrees >= seasonsFrom ? name : 'seasonless', '');
  if (city.setting === 'tropical') facts.set('tropical', '');
  const isRainy = (north > 0 ? rainyNorth : rainySouth).includes(month);
  if (city.setting === 'tropical' && isRainy) facts.set('rainy', '');
  const isSummer = name === 'summer' && degrees >= 24.5;
  if (isSummer && degrees < hotUpTo && !mildSummers.includes(city.name)) facts.set('hot', '');
  const isCold = degrees >= coldFrom || coldWinters.includes(city.name);
  if (name === 'winter' && isCold) facts.set('cold', '');
  if (name === 'winter' && snowyWinters.includes(city.name)) facts.set('snow', '');
  return facts;
}

function inLanguage(text: string, language: Language): string {
  return language === 'en' ? text : (translations[language][text] ?? text);
}

function minutesIn(language: Language, minutes: number): string {
  const rules = plurals.get(language) ?? new Intl.PluralRules(language);
  plurals.set(language, rules);
  const { minutes: words } = sentences[language];
  return fill(words[rules.select(minutes)] ?? words.other ?? '', { n: minutes });
}

function monthIn(language: Language, month: number): string {
  const names = months.get(language) ?? monthNames(language);
  months.set(language, names);
  return names[month - 1] ?? '';
}

function monthNames(language: Language): string[] {
  const format = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, i) => format.format(Date.UTC(2026, i)));
}
