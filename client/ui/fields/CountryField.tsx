import { type ComponentProps, useMemo } from 'react';
import { countries } from '../../domain/travellers/countryNames.ts';
import { SelectField } from './TextField.tsx';

/** A select of the countries by name. Its value is an ISO 3166-1 alpha-2 code, '' for none. */
export function CountryField(select: Omit<ComponentProps<typeof SelectField>, 'options'>) {
  const options = useMemo(
    () => [
      { value: '', text: 'Choose' },
      ...countries().map(({ code, name }) => ({ value: code, text: name })),
    ],
    [],
  );
  return <SelectField {...select} options={options} />;
}
