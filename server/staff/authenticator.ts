import { defaultLanguage } from '#contracts/texts/languages.ts';
import { serverI18n } from '#contracts/texts/serverI18n.ts';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Returns the name under which authenticators list the desk. */
export function deskIssuer(): string {
  return `${serverI18n(defaultLanguage).t('page.brand')} desk`;
}

/** Encodes a text in Base32, the form in which authenticator apps read secrets. RFC 4648 §6. */
export function base32(text: string): string {
  const bits = Array.from(Buffer.from(text), (byte) => byte.toString(2).padStart(8, '0')).join('');
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => alphabet[Number.parseInt(group.padEnd(5, '0'), 2)]).join('');
}
