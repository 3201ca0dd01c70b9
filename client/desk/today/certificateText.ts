import { certificateNames } from '#contracts/site/desk/deskToday.ts';
import type { DeskI18n } from '#contracts/texts/deskI18n.ts';

/**
 * Returns the text that names the owner of a certificate. An unknown owner, for example from a
 * later version of the site, counts as another server.
 */
export function certificateText({ t }: DeskI18n, of: string | undefined): string {
  const known = certificateNames.find((name) => name === of) ?? 'other';
  return t(`deskToday.certificateOf.${known}`);
}
