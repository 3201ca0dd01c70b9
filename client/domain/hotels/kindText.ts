import { foldText } from '#contracts/values/foldText.ts';
import type { HotelsI18n } from './hotelText.ts';

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
export function kindText({ t }: HotelsI18n, kind: string): string {
  const folded = foldText(kind).replaceAll(' ', '-');
  const known = kinds.find((each) => each === folded);
  return known ? t(`hotels.kind.${known}`) : kind.trim();
}
