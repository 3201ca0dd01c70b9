import { useEffect, useRef, useState } from 'react';
import { TextField } from './TextField.tsx';
import { loadPhoneNumbers, type PhoneNumbers } from './phoneNumbers.ts';

/**
 * A phone number of any country. `country`, an ISO code or '', is the one whose numbers may be typed
 * without a country code. The rules of numbers are loaded when the field is first focused; leaving the
 * field then writes the number with its country code.
 */
export function PhoneField({
  country,
  value,
  error,
  onChange,
}: {
  country: string;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
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
  const code = phoneNumbers?.callingCode(country);
  return (
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
        code
          ? `Without a country code it is taken as a ${code} number.`
          : 'With its country code, such as +92 300 1234567.'
      }
      value={value}
      error={error}
      onFocus={load}
      onBlur={() => {
        const formatted = phoneNumbers?.format(value, country);
        if (formatted && formatted !== value) onChange(formatted);
      }}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
