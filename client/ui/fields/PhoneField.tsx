import { type ComponentProps, useMemo, useRef, useState } from 'react';
import type { CountryCode } from 'libphonenumber-js/min';
import { phoneCountryOf } from '../../domain/travelers/travelerErrors.ts';
import type { Typed } from '../../domain/travelers/typedTraveler.ts';
import { countriesIn } from '../../domain/travelers/countriesIn.ts';
import { useI18n } from '../useI18n.ts';
import styles from './PhoneField.module.css';
import { SelectField, TextField } from './TextField.tsx';

/**
 * A field for a phone number of any country, with a select for the default country. Numbers of the
 * default country may be typed without a country code. The rules for phone numbers load when a
 * field first gets the focus. When the number field loses the focus, the number is rewritten with
 * its country code.
 */
export function PhoneField({
  typed,
  error,
  onChange,
}: {
  typed: Pick<Typed, 'phone' | 'phoneCountry' | 'citizenship'>;
  error: string | undefined;
  onChange: (changes: Partial<Pick<Typed, 'phone' | 'phoneCountry'>>) => void;
}) {
  const { t } = useI18n();
  const countries = useCountryOptions();
  const [phoneNumbers, setPhoneNumbers] = useState<PhoneNumbers>();
  const requested = useRef(false);
  const load = () => {
    if (requested.current) return;
    requested.current = true;
    loadPhoneNumbers().then(setPhoneNumbers, () => void (requested.current = false));
  };
  const country = phoneCountryOf(typed);
  const options = countries.map(({ value, text }) => {
    const calling = phoneNumbers?.callingCode(value);
    return {
      value,
      text: calling ? t('travellers.phone.countryAndCode', { country: text, calling }) : text,
    };
  });
  return (
    <div className={styles.phone}>
      <SelectField
        label={t('travellers.phone.country')}
        name="phoneCountry"
        autoComplete="off"
        options={country ? options : [{ value: '', text: t('page.choose') }, ...options]}
        value={country}
        onFocus={load}
        onChange={({ target }) => onChange({ phoneCountry: target.value })}
      />
      <TextField
        label={t('travellers.phone.number')}
        asterisk
        required
        type="tel"
        inputMode="tel"
        name="phone"
        autoComplete="tel"
        maxLength={40}
        hint={
          country ? t('travellers.phone.hintWithCountry') : t('travellers.phone.hintWithoutCountry')
        }
        value={typed.phone}
        error={error}
        onFocus={load}
        onBlur={() => {
          const formatted = phoneNumbers?.format(typed.phone, country);
          if (formatted && formatted !== typed.phone) onChange({ phone: formatted });
        }}
        onChange={({ target }) => onChange({ phone: target.value })}
      />
    </div>
  );
}

/**
 * A select of the countries by name. Its value is an ISO 3166-1 alpha-2 code, or '' for no country.
 */
export function CountryField(select: Omit<ComponentProps<typeof SelectField>, 'options'>) {
  const { t } = useI18n();
  const options = useCountryOptions();
  return <SelectField {...select} options={[{ value: '', text: t('page.choose') }, ...options]} />;
}

/**
 * Returns the countries of which a guest can be a citizen, by ISO code and name. They are sorted by
 * the rules of the language.
 */
function useCountryOptions(): { value: string; text: string }[] {
  const i18n = useI18n();
  return useMemo(
    () => countriesIn(i18n).map(({ code, name }) => ({ value: code, text: name })),
    [i18n],
  );
}

const load = () => import(/* webpackChunkName: "phone-numbers" */ 'libphonenumber-js/min');
type Library = Awaited<ReturnType<typeof load>>;

/**
 * The rules for phone numbers in the form in which people type them. `country` is the ISO code of
 * the default country, or '' if there is none.
 */
export interface PhoneNumbers {
  /**
   * Returns the number in E.164 form, `+923001234567`, or undefined if the text cannot be a number.
   */
  toE164: (typed: string, country: string) => string | undefined;
  /**
   * Returns the number with its country code and spaces, `+92 300 1234567`, or undefined if the
   * text cannot be a number.
   */
  format: (typed: string, country: string) => string | undefined;
  /** Returns the country calling code, such as `+92`, or undefined for a country without one. */
  callingCode: (country: string) => string | undefined;
}

/** Loads the rules of all countries, 35 KB. */
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
