import * as v from 'valibot';
import { hotelIdPattern } from '../provider/hotels.ts';
import { isPlainText, removeInvisible } from '../values/plainText.ts';
import { fieldMessages } from './fieldError.ts';
import { longestEmail, longestName } from '../values/longestTexts.ts';

/** Text that a person typed or pasted, without invisible characters. ADR 0009. */
export const typedTextSchema = v.pipe(v.string(), v.transform(removeInvisible));

const plain = v.check(isPlainText, fieldMessages['control-characters']);
const oneLine = v.regex(/^[^\r\n\u2028\u2029]*$/, fieldMessages['one-line']);
const atMost = <const Length extends number>(length: Length) =>
  v.maxLength<string, Length, string>(length, `must have at most ${length} characters`);

/** Returns a schema for typed text with any number of lines. */
export const textSchema = (maxLength: number) => v.pipe(typedTextSchema, atMost(maxLength), plain);

/** Returns a schema for one line of text, exactly as sent, such as an id of the provider. */
export const lineSchema = (maxLength: number) =>
  v.pipe(v.string(), atMost(maxLength), plain, oneLine);

/**
 * Returns a schema for one line of typed text that is not blank. Surrounding spaces are removed.
 */
export const requiredLineSchema = (maxLength: number) =>
  v.pipe(textSchema(maxLength), oneLine, v.trim(), v.nonEmpty('is required'));

/** The first, last or full name of a person. */
export const personNameSchema = requiredLineSchema(longestName);

/**
 * The e-mail addresses that the site accepts everywhere: addresses of RFC 5321 §4.1.2 that
 * better-auth also accepts, such as `o'neil+trips@…`. Rejected are quoted names, names with `/`,
 * `=` or other rare characters, names and hosts in other alphabets, and top-level domains in
 * Punycode.
 */
const emailPattern =
  /^(?=[^@]{1,64}@)(?:[\w'+-]+\.)*[\w'+-]*[\w+-]@(?:[A-Za-z\d](?:[A-Za-z\d-]{0,61}[A-Za-z\d])?\.)+[A-Za-z]{2,63}$/;
export const emailSchema = v.pipe(
  textSchema(longestEmail),
  v.trim(),
  v.nonEmpty('is required'),
  v.regex(emailPattern, 'must be an e-mail address'),
);

/** A phone number in the form of E.164. */
export const phoneSchema = v.pipe(
  typedTextSchema,
  v.regex(/^\+[1-9]\d{6,14}$/, 'must be a phone number with its country code'),
);

/** A country by its ISO 3166-1 alpha-2 code. */
export const countrySchema = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'must be a country'));

/** The id of a hotel, as the provider's contract defines it. */
export const hotelIdSchema = v.pipe(
  v.string(),
  v.regex(hotelIdPattern, 'must be the id of a hotel'),
  v.notValues(['.', '..'], 'must be the id of a hotel'),
);

/** The reason for an action at the desk. The record keeps it. */
export const reasonSchema = v.pipe(textSchema(500), v.trim(), v.nonEmpty('is required'));
