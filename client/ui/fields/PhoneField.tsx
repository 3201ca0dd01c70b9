import { useEffect, useMemo, useRef, useState } from 'react';
import { countries } from '../../domain/travellers/countryNames.ts';
import { phoneCountryOf } from '../../domain/travellers/phoneCountry.ts';
import type { Typed } from '../../domain/travellers/typedTraveller.ts';
import styles from './PhoneField.module.css';
import { SelectField, TextField } from './TextField.tsx';
import { loadPhoneNumbers, type PhoneNumbers } from './phoneNumbers.ts';

/**
 * A phone number of any country, with the country whose numbers may be typed without a country code. The
 * rules of numbers are loaded when a field is first focused; leaving the number then writes it with its
 * country code.
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
  const options = useMemo(
    () =>
      countries().map(({ code, name }) => {
        const calling = phoneNumbers?.callingCode(code);
        return { value: code, text: calling ? `${name} (${calling})` : name };
      }),
    [phoneNumbers],
  );
  return (
    <div className={styles.phone}>
      <SelectField
        label="Phone country"
        name="phoneCountry"
        autoComplete="off"
        options={country ? options : [{ value: '', text: 'Choose' }, ...options]}
        value={country}
        onFocus={load}
        onChange={({ target }) => onChange({ phoneCountry: target.value })}
      />
      <TextField
        label="Mobile phone number"
        asterisk
        required
        type="tel"
        inputMode="tel"
        name="phone"
        autoComplete="tel"
        maxLength={40}
        hint={
          country
            ? 'Without + and a country code it is read as a number of this country.'
            : 'With its country code, such as +92 300 1234567.'
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
