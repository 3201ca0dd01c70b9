import { useMemo } from 'react';
import { countries } from '../../domain/travellers/countryNames.ts';
import { useI18n } from '../useI18n.ts';

/** The countries a guest can be a citizen of, by ISO code and name, sorted as the language does. */
export function useCountryOptions(): { value: string; text: string }[] {
  const { formats } = useI18n();
  return useMemo(
    () =>
      countries()
        .map(({ code }) => ({ value: code, text: formats.country(code) }))
        .sort((one, other) => formats.compare(one.text, other.text)),
    [formats],
  );
}
