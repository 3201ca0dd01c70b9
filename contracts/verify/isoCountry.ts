const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

// Names that Unicode's list of regions has and ISO 3166-1 has not: unions, exclaves, reserved and
// private codes, and codes of countries that are no more.
const notCountries = new Set(
  'AC AN BU CP CQ CS DD DG DY EA EU EZ FX HV IC NH NT QO QU RH SU TA TP UN VD XA XB XK YD YU ZR ZZ'.split(
    ' ',
  ),
);

/** Whether a text is an officially assigned ISO 3166-1 alpha-2 code, in capitals: `PK`, not `pk`, `UK` or `EU`. */
export function isCountryCode(text: string): boolean {
  if (!/^[A-Z]{2}$/.test(text) || notCountries.has(text)) return false;
  // `UK` and other aliases are resolved to the code they stand for, and so are not codes themselves.
  if (Intl.getCanonicalLocales(`und-${text}`)[0] !== `und-${text}`) return false;
  return names.of(text) !== undefined;
}
