import { memo } from 'react';
import type { Party } from '#contracts/values/party.ts';
import type { SearchCriteria } from '../../domain/search/searchQuery.ts';
import { placeText } from '../../domain/search/placeText.ts';
import { useI18n } from '../../ui/useI18n.ts';
import { ByWidth } from '../../ui/ByWidth.tsx';
import { DrawnSearch } from './PlainSearch.tsx';
import { SearchBar } from './SearchBar.tsx';
import { SearchSummary } from './SearchSummary.tsx';
import { useSearch } from './useSearch.ts';

/**
 * Renders the search form of a live listing. On phones it is a summary that opens the form. Spec
 * §2.
 */
export const ListingSearch = memo(function ListingSearch({
  criteria,
  party,
}: {
  criteria: SearchCriteria;
  party: Party;
}) {
  const i18n = useI18n();
  const { t } = i18n;
  const startSearch = useSearch();
  const search = {
    startsEarly: true,
    initial: criteria,
    initialParty: party,
    onSearch: startSearch,
  };
  const form = (
    <ByWidth
      from="tablet"
      narrow={
        <SearchSummary
          place={placeText(i18n, criteria) || t('search.allPlaces')}
          Form={SearchBar}
          {...search}
        />
      }
      wide={<SearchBar {...search} />}
    />
  );
  if (typeof window !== 'undefined') return form;
  return <DrawnSearch form={form} criteria={criteria} party={party} />;
});
