import { type ComponentProps, createContext, use } from 'react';
import { pathIn } from '#contracts/texts/languages.ts';
import type { Party } from '#contracts/values/party.ts';
import { searchAddress } from '../../domain/addresses/searchAddress.ts';
import { plainSearchPath } from '../../domain/paths.ts';
import type { SearchCriteria } from '../../domain/search/searchQuery.ts';
import { useI18n } from '../../ui/useI18n.ts';

/** The initial values of an app form that the server renders. */
export const DrawnSearchOf = createContext<{ criteria: SearchCriteria; party: Party } | undefined>(
  undefined,
);

/**
 * Renders the form on the server. Until the app has taken over, the server answers this form in the
 * same way as `PlainSearch`. The days and travelers are plain text in the form, so hidden fields
 * send their initial values. ADR 0041.
 */
export function DrawnForm({ children, ...form }: ComponentProps<'form'>) {
  const { language } = useI18n();
  const search = use(DrawnSearchOf);
  if (!search) return <form {...form}>{children}</form>;
  const { checkIn, checkOut } = search.criteria;
  const query = searchAddress({ checkIn, checkOut, party: search.party }).split('?')[1];
  return (
    <form {...form} method="get" action={pathIn(language, plainSearchPath)}>
      {[...new URLSearchParams(query)].map(([name, value], at) => (
        <input key={at} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}
