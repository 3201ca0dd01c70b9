import { type Language, pathPrefix } from '#contracts/texts/languages.ts';
import { deskPath } from '#client/desk/deskPaths.ts';
import {
  bookingNumberLength,
  bookingNumberSigns,
  formatBookingNumber,
} from '#contracts/site/bookings.ts';
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Makes the links of bookings. Their keys are HMACs of the booking's id with the site's secret, so
 * that a mail can contain a link that is stored nowhere. `siteOrigin` returns the public origin of
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
    /** The key that opens a booking's page. */
    keyOf,
    /**
     * What opens the booking besides its number, short enough to be read out on the phone: twelve
     * signs of those that booking numbers have, 54 bits.
     */
    spokenCodeOf,
    /** The whole address that the desk reads out: `…/b/{number}-{code}`. */
    spokenAddressOf: ({ id, number }: { id: string; number: string }) =>
      `${siteOrigin()}${spokenPath}/${formatBookingNumber(number)}-${inFours(spokenCodeOf(id))}`,
    /** `/booking/{id}?key={key}` */
    pathOf,
    /** The same as a whole address of the page in a language, for mails. */
    addressOf: (id: string, language: Language) =>
      `${siteOrigin()}${pathPrefix(language)}${pathOf(id)}`,
    /**
     * The whole address of the page without its key, for what others may read, such as a shared
     * calendar: whoever has the key can cancel.
     */
    publicAddressOf: (id: string, language: Language) =>
      `${siteOrigin()}${pathPrefix(language)}${pageOf(id)}`,
    /** The whole address of a path on this site. */
    onSite: (path: string) => `${siteOrigin()}${path}`,
    /** The whole address of the booking at the desk, which asks its reader to sign in. */
    deskAddressOf: (id: string) => `${siteOrigin()}${deskPath('booking', { id })}`,
  };
}
export type BookingLinks = ReturnType<typeof createBookingLinks>;

/** The links that the desk gets: they have no key, since whoever has one acts as the traveler. */
export const deskLinks = { pathOf: (id: string) => deskPath('booking', { id }) };

/** Whether a key opens a booking: that of its first link, or of the links that are made now. */
export function isKeyOf(
  { keyOf }: Pick<BookingLinks, 'keyOf'>,
  { id, link_hash: hash }: { id: string; link_hash: string },
  key: string,
): boolean {
  return isSameText(hashOf(key), hash) || isSameText(key, keyOf(id));
}

/** The SHA-256 of a text, in base64url: what the database has of a key. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

/**
 * The hash by which the bookings of a mail address are found. Only its case is ignored: an account
 * gets the bookings of exactly the address that it has verified, never those of another spelling
 * (`mailboxHash`).
 */
export function emailHash(email: string): string {
  return hashOf(email.trim().toLowerCase());
}

/** Compares two texts in a time that does not depend on where they differ. */
export function isSameText(a: string, b: string): boolean {
  return timingSafeEqual(Buffer.from(hashOf(a)), Buffer.from(hashOf(b)));
}

/** Where the links are that the desk reads out. */
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

/** The number and the code of a link that somebody typed as it was read out; undefined for none. */
export function readSpokenLink(typed: string): { number: string; code: string } | undefined {
  const signs = typed.replaceAll(/[\s\p{Pd}]/gu, '').toUpperCase();
  if (signs.length !== bookingNumberLength + spokenLength) return undefined;
  const [number, code] = [signs.slice(0, bookingNumberLength), signs.slice(bookingNumberLength)];
  return { number, code };
}
