import type { ComponentProps } from 'react';
import { useI18n } from '../useI18n.ts';
import { SelectField } from './TextField.tsx';
import { useCountryOptions } from './useCountryOptions.ts';

/** A select of the countries by name. Its value is an ISO 3166-1 alpha-2 code, '' for none. */
export function CountryField(select: Omit<ComponentProps<typeof SelectField>, 'options'>) {
  const { t } = useI18n();
  const options = useCountryOptions();
  return <SelectField {...select} options={[{ value: '', text: t('page.choose') }, ...options]} />;
}
