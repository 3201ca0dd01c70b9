/** The most characters of a paragraph or a house rule of a provider that are shown. */
export const longestParagraph = 2_000;

/** The fields of a hotel with paragraphs and the like: texts that may be longer than a name. */
export const longTextFields: ReadonlySet<string> = new Set([
  'address',
  'payment_note',
  'lines',
  'text',
]);

/** The most characters of a provider's name of a hotel, a room, a facility and the like that are shown. */
export const longestNameShown = 300;

/** The most characters of a city that is searched for. */
export const longestCity = 200;

/** The most characters of a mail address. RFC 5321 §4.5.3.1.3, without the angle brackets. */
export const longestEmail = 254;

/** The most characters of a name of a person: first, last or full. */
export const longestName = 100;

/** The most characters of a password. */
export const longestPassword = 128;

/** The most characters of a code of the second step as it is typed, a recovery code included. */
export const longestCode = 64;
