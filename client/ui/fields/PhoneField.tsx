import { useEffect, useRef, useState } from 'react';
import { phoneCountryOf } from '../../domain/travellers/phoneCountry.ts';
import type { Typed } from '../../domain/travellers/typedTraveller.ts';
import { useI18n } from '../useI18n.ts';
import styles from './PhoneField.module.css';
import { SelectField, TextField } from './TextField.tsx';
import { loadPhoneNumbers, type PhoneNumbers } from './phoneNumbers.ts';
import { useCountryOptions } from './useCountryOptions.ts';

/**
 * A phone number of any country, with the country whose numbers may be typed without a country
 * code. The rules of numbers are loaded when a field is first focused; leaving the number then
 * writes it with its country code.
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
  const mounted = useRef(true);
  useEffect(() => {
    mounted.current = true;
    return () => void (mounted.current = false);
  }, []);
  const load = () => {
    if (requested.current) return;
    requested.current = true;
    loadPhoneNumbers().then(
      (loaded) => mounted.current && setPhoneNumbers(loaded),
      () => void (requested.current = false),
    );
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
