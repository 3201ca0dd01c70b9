import type { CountryCode } from 'libphonenumber-js/min';

const load = () => import(/* webpackChunkName: "phone-numbers" */ 'libphonenumber-js/min');
type Library = Awaited<ReturnType<typeof load>>;

/** Phone numbers as people of any country type them. */
export interface PhoneNumbers {
  /** The number in E.164 form, `+923001234567`; undefined when it is none. */
  toE164: (typed: string, country: string) => string | undefined;
  /** The number with its country code and spaces, `+92 300 1234567`; undefined when it is none. */
  format: (typed: string, country: string) => string | undefined;
  /** `+92`; undefined for a country without a code of its own. */
  callingCode: (country: string) => string | undefined;
}

/**
 * Loads the rules of all countries, 35 KB, when they are first needed. `country` is an ISO code or
 * ''.
 */
export async function loadPhoneNumbers(): Promise<PhoneNumbers> {
  const library = await load();
  const parse = (typed: string, country: string) => {
    const defaultCountry = known(library, country);
    const number = library.parsePhoneNumberFromString(typed, {
      ...(defaultCountry && { defaultCountry }),
      extract: false,
    });
    return number?.isPossible() ? number : undefined;
  };
  return {
    toE164: (typed, country) => parse(typed, country)?.number,
    format: (typed, country) => parse(typed, country)?.formatInternational(),
    callingCode: (country) => {
      const code = known(library, country);
      return code && `+${library.getCountryCallingCode(code)}`;
    },
  };
}

function known(library: Library, country: string): CountryCode | undefined {
  return library.isSupportedCountry(country) ? country : undefined;
}
