import * as v from 'valibot';
import { hotelIdPattern } from '../hotels.ts';
import { isPlainText } from '../plainText.ts';

/** Text of any number of lines. */
export const textSchema = (maxLength: number) =>
  v.pipe(
    v.string(),
    v.maxLength(maxLength, `must have at most ${maxLength} characters`),
    v.check(isPlainText, 'must not contain control characters'),
  );

/** Text of one line, exactly as it was sent. */
export const lineSchema = (maxLength: number) =>
  v.pipe(textSchema(maxLength), v.regex(/^[^\r\n\u2028\u2029]*$/, 'must be one line'));

/** Text of one line that is not blank; spaces around it are removed. */
export const requiredLineSchema = (maxLength: number) =>
  v.pipe(lineSchema(maxLength), v.trim(), v.nonEmpty('is required'));

/** The first, last or full name of a person. */
export const personNameSchema = requiredLineSchema(100);

/** Also `o'neil@…` and `…@xn--…`, which are addresses. RFC 5322 §3.4.1, without quoted and bracketed parts. */
const emailPattern =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@(?:[A-Za-z\d](?:[A-Za-z\d-]*[A-Za-z\d])?\.)+[A-Za-z][A-Za-z\d-]*[A-Za-z\d]$/;
export const emailSchema = v.pipe(
  textSchema(254),
  v.trim(),
  v.nonEmpty('is required'),
  v.regex(emailPattern, 'must be an e-mail address'),
);

/** A phone number in the form of E.164. */
export const phoneSchema = v.pipe(
  v.string(),
  v.regex(/^\+[1-9]\d{6,14}$/, 'must be a phone number with its country code'),
);

/** A country by its ISO 3166-1 alpha-2 code. */
export const countrySchema = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'must be a country'));

/** The id of a hotel, as the provider's contract has it. */
export const hotelIdSchema = v.pipe(
  v.string(),
  v.regex(hotelIdPattern, 'must be the id of a hotel'),
  v.notValues(['.', '..'], 'must be the id of a hotel'),
);
