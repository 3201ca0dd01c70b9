import { type Language, pathPrefix } from '#contracts/texts/languages.ts';
import { deskPath } from '#client/desk/deskPaths.ts';
import {
  bookingNumberLength,
  bookingNumberSigns,
  formatBookingNumber,
} from '#contracts/site/bookings.ts';
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Creates the links of bookings. Each key is an HMAC of the booking's id with the site's secret, so
 * that mails can contain links that are stored nowhere. `siteOrigin` returns the public origin of
 * the site.
 */
export function createBookingLinks(secret: string, siteOrigin: () => string) {
  const keyOf = (id: string) =>
    createHmac('sha256', secret).update(`booking:${id}`).digest('base64url');
  const spokenCodeOf = (id: string) =>
    spokenText(createHmac('sha256', secret).update(`spoken:${id}`).digest());
  const pageOf = (id: string) => `/booking/${id}`;
  const pathOf = (id: string) => `${pageOf(id)}?key=${keyOf(id)}`;
  return {
    /** Returns the key that opens a booking's page. */
    keyOf,
    /**
     * Returns the code that opens the booking together with its number. It is short enough to be
     * read out on the phone: twelve characters from the alphabet of booking numbers, 54 bits.
     */
    spokenCodeOf,
    /** Returns the full address that the desk reads out: `…/b/{number}-{code}`. */
    spokenAddressOf: ({ id, number }: { id: string; number: string }) =>
      `${siteOrigin()}${spokenPath}/${formatBookingNumber(number)}-${inFours(spokenCodeOf(id))}`,
    /** `/booking/{id}?key={key}` */
    pathOf,
    /** Returns `pathOf` as a full address of the page in a language, for mails. */
    addressOf: (id: string, language: Language) =>
      `${siteOrigin()}${pathPrefix(language)}${pathOf(id)}`,
    /**
     * Returns the full address of the page without its key, for places that others can read, such
     * as a shared calendar. Anybody with the key can cancel the booking.
     */
    publicAddressOf: (id: string, language: Language) =>
      `${siteOrigin()}${pathPrefix(language)}${pageOf(id)}`,
    /** Returns the full address of a path on this site. */
    onSite: (path: string) => `${siteOrigin()}${path}`,
    /** Returns the full address of the booking at the desk, where the reader must sign in. */
    deskAddressOf: (id: string) => `${siteOrigin()}${deskPath('booking', { id })}`,
  };
}
export type BookingLinks = ReturnType<typeof createBookingLinks>;

/**
 * The links that the desk sees. They have no key, because anybody with the key acts as the
 * traveler.
 */
export const deskLinks = { pathOf: (id: string) => deskPath('booking', { id }) };

/**
 * Returns whether a key opens a booking. It accepts the key of the booking's first link, whose hash
 * is stored, and the key of new links.
 */
export function isKeyOf(
  { keyOf }: Pick<BookingLinks, 'keyOf'>,
  { id, link_hash: hash }: { id: string; link_hash: string },
  key: string,
): boolean {
  return isSameText(hashOf(key), hash) || isSameText(key, keyOf(id));
}

/** Returns the SHA-256 of a text in base64url. The database stores this hash instead of a key. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

/**
 * Returns the hash for finding the bookings of a mail address. It ignores only the case of the
 * address. An account gets the bookings of exactly the address that it has verified, never those of
 * another spelling (`mailboxHash`).
 */
export function emailHash(email: string): string {
  return hashOf(email.trim().toLowerCase());
}

/** Compares two texts in a time that does not depend on the position of the first difference. */
export function isSameText(a: string, b: string): boolean {
  return timingSafeEqual(Buffer.from(hashOf(a)), Buffer.from(hashOf(b)));
}

/** The path prefix of the links that the desk reads out. */
export const spokenPath = '/b';
const spokenLength = 12;

function spokenText(digest: Buffer): string {
  const signs = BigInt(bookingNumberSigns.length);
  let left = digest.readBigUInt64BE();
  return Array.from({ length: spokenLength }, () => {
    const sign = bookingNumberSigns.charAt(Number(left % signs));
    left /= signs;
    return sign;
  }).join('');
}

function inFours(code: string): string {
  return code.replaceAll(/(.{4})(?=.)/g, '$1-');
}

/**
 * Returns the number and the code from a link that a guest typed after hearing it, or undefined if
 * it is not such a link.
 */
export function readSpokenLink(typed: string): { number: string; code: string } | undefined {
  const signs = typed.replaceAll(/[\s\p{Pd}]/gu, '').toUpperCase();
  if (signs.length !== bookingNumberLength + spokenLength) return undefined;
  const [number, code] = [signs.slice(0, bookingNumberLength), signs.slice(bookingNumberLength)];
  return { number, code };
}
