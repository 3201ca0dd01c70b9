import { useMemo } from 'react';
import { countriesIn } from '../../domain/travellers/countriesIn.ts';
import { useI18n } from '../useI18n.ts';

/** The countries a guest can be a citizen of, by ISO code and name, sorted as the language does. */
export function useCountryOptions(): { value: string; text: string }[] {
  const i18n = useI18n();
  return useMemo(
    () => countriesIn(i18n).map(({ code, name }) => ({ value: code, text: name })),
    [i18n],
  );
}
