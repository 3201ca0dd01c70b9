import { certificateNames } from '#contracts/site/desk/deskToday.ts';
import type { DeskI18n } from '#contracts/texts/deskI18n.ts';

/** Whose certificate it is, in words; of a later version of the site that of another server. */
export function certificateText({ t }: DeskI18n, of: string | undefined): string {
  const known = certificateNames.find((name) => name === of) ?? 'other';
  return t(`deskToday.certificateOf.${known}`);
}
