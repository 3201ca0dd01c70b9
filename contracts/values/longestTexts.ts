/** The maximum length of a provider's paragraph or house rule on a page, in characters. */
export const longestParagraph = 2_000;

/** The fields of a hotel that hold paragraphs or similar texts, which may be longer than a name. */
export const longTextFields: ReadonlySet<string> = new Set([
  'address',
  'payment_note',
  'lines',
  'text',
]);

/**
 * The maximum length of a provider's name on a page, such as that of a hotel, a room or a facility.
 */
export const longestNameShown = 300;

/** The maximum length of a city in a search, in characters. */
export const longestCity = 200;

/**
 * The maximum length of a mail address, in characters. RFC 5321 §4.5.3.1.3, without the angle
 * brackets.
 */
export const longestEmail = 254;

/** The maximum length of a person's first, last or full name, in characters. */
export const longestName = 100;

/** The maximum length of a password, in characters. */
export const longestPassword = 128;

/**
 * The maximum length of a typed code of the second step, in characters. Recovery codes count too.
 */
export const longestCode = 64;
