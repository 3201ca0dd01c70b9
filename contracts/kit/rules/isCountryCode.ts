const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

// Regions that Unicode names and ISO 3166-1 does not assign: unions, exclaves, reserved, private and
// withdrawn codes.
const notCountries = new Set(
  'AC AN BU CP CQ CS DD DG DY EA EU EZ FX HV IC NH NT QO QU RH SU TA TP UN VD XA XB XK YD YU ZR ZZ'.split(
    ' ',
  ),
);

/** Whether a text is an officially assigned ISO 3166-1 alpha-2 code in capitals: `PK`, not `pk`, `UK` or `EU`. */
export function isCountryCode(text: string): boolean {
  if (!/^[A-Z]{2}$/.test(text) || notCountries.has(text)) return false;
  // `UK` and other aliases resolve to another code, so they are no codes themselves.
  if (Intl.getCanonicalLocales(`und-${text}`)[0] !== `und-${text}`) return false;
  return names.of(text) !== undefined;
}
