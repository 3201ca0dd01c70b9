/** The most characters of a city that is searched for. */
export const longestCity = 200;

/** The most characters of a mail address. RFC 5321 §4.5.3.1.3, without the angle brackets. */
export const longestEmail = 254;
