import type { Hotel, RoomGroup } from '#contracts/provider/hotels.ts';
import type { SiteI18n } from '#contracts/texts/siteI18n.ts';
import { foldText } from '#contracts/values/foldText.ts';

/** Returns '1 star', '4 stars' or, without a rating, 'Not rated': the words of live pages. */
export function starsText({ t }: SiteI18n, hotel: Pick<Hotel, 'star_rating'>): string {
  return t('hotels.stars.live', { stars: starsOf(hotel) });
}

/** Returns 'N stars', or 'No rating' when the rating is 0 or missing. Spec §2. */
export function starsLabel({ t }: SiteI18n, hotel: Pick<Hotel, 'star_rating'>): string {
  return t('hotels.stars.listed', { stars: starsOf(hotel) });
}

/** The stars of a hotel; 0 where it has none. Spec §3. */
function starsOf({ star_rating }: Pick<Hotel, 'star_rating'>): number {
  return Math.max(0, star_rating ?? 0);
}

/** Returns `name_struct.main_name`, else `name`, else 'Room'. Spec §3. */
export function roomName({ t }: SiteI18n, room: RoomGroup | undefined): string {
  return room?.name_struct?.main_name?.trim() || room?.name?.trim() || t('hotels.room');
}

/** Returns 'Karachi, PK', only the part that is known, or ''. Spec §2. */
export function regionLabel(i18n: SiteI18n, { region }: Pick<Hotel, 'region'>): string {
  return within(i18n, region?.name, region?.country_code);
}

/** Returns the neighborhood and the place, 'Clifton, Karachi', only the part that is known, or ''. */
export function placeLabel(
  i18n: SiteI18n,
  { neighborhood, region }: Pick<Hotel, 'neighborhood' | 'region'>,
): string {
  const [inner, outer] = [neighborhood?.trim(), region?.name?.trim()];
  return within(i18n, inner, outer === inner ? '' : outer);
}

/** Returns the neighborhood, the place and the country, 'Clifton, Karachi, PK', or ''. */
export function locationLabel(
  i18n: SiteI18n,
  { neighborhood, region }: Pick<Hotel, 'neighborhood' | 'region'>,
): string {
  return within(i18n, neighborhood?.trim(), regionLabel(i18n, { region }));
}

function within(
  { t }: SiteI18n,
  inner: string | null | undefined,
  outer: string | null | undefined,
): string {
  return inner && outer ? t('hotels.place', { inner, outer }) : inner || outer || '';
}

/** The kinds of house that have a text, by what a provider calls them, folded and with hyphens. */
const kinds = [
  'hotel',
  'apartment',
  'guest-house',
  'hostel',
  'resort',
  'villa',
  'riad',
  'lodge',
  'ryokan',
] as const;

/** What kind of house a hotel is; a kind that the site does not know as the provider spells it. */
export function kindText({ t }: SiteI18n, kind: string): string {
  const folded = foldText(kind).replaceAll(' ', '-');
  const known = kinds.find((each) => each === folded);
  return known ? t(`hotels.kind.${known}`) : kind.trim();
}
