import { foldText } from '#contracts/values/foldText.ts';
import type { HotelsI18n } from './hotelText.ts';

/**
 * The kinds of lodging that have a text. They are spelled as providers spell them, but folded and
 * with hyphens.
 */
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

/**
 * Returns the text for a kind of lodging. A kind that the site does not know stays as the provider
 * spells it.
 */
export function kindText({ t }: HotelsI18n, kind: string): string {
  const folded = foldText(kind).replaceAll(' ', '-');
  const known = kinds.find((each) => each === folded);
  return known ? t(`hotels.kind.${known}`) : kind.trim();
}
