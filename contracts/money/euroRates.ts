/**
 * How many units of each currency one euro is, as decimal text, by ISO 4217 code. The euro itself
 * is left out.
 */
export type EuroRates = Readonly<Record<string, string>>;
