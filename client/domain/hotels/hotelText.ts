import type { Hotel, RoomGroup } from '#contracts/provider/hotels.ts';
import { distinctRoomName, mainRoomName } from '#contracts/provider/roomNames.ts';
import type { I18n } from '#contracts/texts/createI18n.ts';
import type { FirstTexts } from '#contracts/texts/en/firstTexts.ts';
import { cityText, countryText } from '#contracts/texts/placeNames.ts';

export type HotelsI18n = I18n<Pick<FirstTexts, 'hotels'>>;

/** Returns '1 star', '4 stars' or, without a rating, ''. Live pages use these words. */
export function starsText({ t }: HotelsI18n, hotel: Pick<Hotel, 'star_rating'>): string {
  const stars = starsOf(hotel);
  return stars > 0 ? t('hotels.stars.live', { stars }) : '';
}

/** Returns 'N stars', or 'No rating' when the rating is 0 or missing. Spec §2. */
export function starsLabel({ t }: HotelsI18n, hotel: Pick<Hotel, 'star_rating'>): string {
  return t('hotels.stars.listed', { stars: starsOf(hotel) });
}

/** Returns 'N stars' or 'No Rating', the spelling of the hotel page. Spec §8. */
export function ratingLabel({ t }: HotelsI18n, hotel: Pick<Hotel, 'star_rating'>): string {
  return t('hotels.stars.onPage', { stars: starsOf(hotel) });
}

/**
 * Returns the rating for its badge. Without a rating this is '-' in a list and 'N/A' on the hotel
 * page. Spec §2 and §9.
 */
export function ratingBadge(
  { t, formats }: HotelsI18n,
  hotel: Pick<Hotel, 'star_rating'>,
  place: 'inList' | 'onPage',
): string {
  const stars = starsOf(hotel);
  return stars > 0 ? formats.number(stars) : t(`hotels.stars.badge.${place}`);
}

/** Returns the stars of a hotel, or 0 if it has none. Spec §3. */
function starsOf({ star_rating }: Pick<Hotel, 'star_rating'>): number {
  return Math.max(0, star_rating ?? 0);
}

/** Returns `name_struct.main_name`, else `name`, else 'Room'. Spec §3. */
export function roomName({ t }: HotelsI18n, room: RoomGroup | undefined): string {
  return mainRoomName(room) || t('hotels.room');
}

/**
 * Returns the name of a room among the rooms of its hotel. Rooms that share a main name get
 * distinct names. Returns 'Room' for a room without a name.
 */
export function roomNameAmong(
  { t }: HotelsI18n,
  room: RoomGroup | undefined,
  rooms: readonly RoomGroup[] | null | undefined,
): string {
  return distinctRoomName(room, rooms) || t('hotels.room');
}

/**
 * Returns 'Karachi, PK' in English and 'Karatschi, Pakistan' in other languages. If only one part
 * is known, it returns that part, otherwise ''. Spec §2.
 */
export function regionLabel(i18n: HotelsI18n, hotel: Pick<Hotel, 'region'>): string {
  const code = hotel.region?.country_code?.trim();
  return within(i18n, cityLabel(i18n, hotel), code && countryText(i18n, code));
}

/** Returns the city of a hotel in the language of the page, or ''. */
export function cityLabel(i18n: HotelsI18n, { region }: Pick<Hotel, 'region'>): string {
  return cityText(i18n, region?.name ?? '', region?.country_code);
}

/**
 * Joins a smaller and a larger place to 'Clifton, Karachi'. If only one is known, returns that one.
 * If neither is known, returns ''.
 */
export function within(
  { t }: HotelsI18n,
  inner: string | null | undefined,
  outer: string | null | undefined,
): string {
  return inner && outer ? t('hotels.place', { inner, outer }) : inner || outer || '';
}
