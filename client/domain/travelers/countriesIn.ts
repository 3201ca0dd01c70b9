import type { SiteI18n } from '#contracts/texts/siteI18n.ts';

/** ISO 3166-1 alpha-2 codes of the countries and territories that issue their own passports. */
const codes =
  'AD AE AF AG AL AM AO AR AT AU AZ BA BB BD BE BF BG BH BI BJ BN BO BR BS BT BW BY BZ CA CD CF CG ' +
  'CH CI CL CM CN CO CR CU CV CY CZ DE DJ DK DM DO DZ EC EE EG ER ES ET FI FJ FM FR GA GB GD GE GH ' +
  'GM GN GQ GR GT GW GY HK HN HR HT HU ID IE IL IN IQ IR IS IT JM JO JP KE KG KH KI KM KN KP KR KW ' +
  'KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MG MH MK ML MM MN MO MR MT MU MV MW MX MY MZ NA ' +
  'NE NG NI NL NO NP NR NZ OM PA PE PG PH PK PL PS PT PW PY QA RO RS RU RW SA SB SC SD SE SG SI SK ' +
  'SL SM SN SO SR SS ST SV SY SZ TD TG TH TJ TL TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VN ' +
  'VU WS XK YE ZA ZM ZW';

/** A country by its ISO 3166-1 alpha-2 code and its name. */
export interface Country {
  readonly code: string;
  readonly name: string;
}

/** Returns the countries of which a guest can be a citizen, sorted by their names in a language. */
export function countriesIn({ formats }: SiteI18n): Country[] {
  return codes
    .split(' ')
    .map((code) => ({ code, name: formats.country(code) }))
    .sort((one, other) => formats.compare(one.name, other.name));
}
