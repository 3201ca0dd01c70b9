import { memo } from 'react';
import type { Party } from '#contracts/values/party.ts';
import type { SearchCriteria } from '../../domain/search/searchQuery.ts';
import { CompareBox } from '../../features/compare/CompareBox.tsx';
import { FavoriteButton } from '../../features/favorites/FavoriteButton.tsx';
import { DrawnSearch } from '../../features/search/PlainSearch.tsx';
import { SearchBar } from '../../features/search/SearchBar.tsx';
import { useSearch } from '../../features/search/useSearch.ts';
import { ListingFrame, type SampleParts } from '../../pages/ListingFrame.tsx';
import { useI18n } from '../../ui/useI18n.ts';
import { SampleMapCard, SampleRow } from './SampleRow.tsx';
import { usePlainResults } from './usePlainResults.ts';

/**
 * Renders the specification's listing: the results of the search in the page's address. Spec §2.
 */
export function PlainListingPage() {
  const { t } = useI18n();
  return (
    <ListingFrame
      results={usePlainResults()}
      search={(criteria, party) => <PlainListingSearch criteria={criteria} party={party} />}
      // The specification has no singular form.
      foundText={({ count }) => t('listing.foundListed', { count })}
      samples={samples}
    />
  );
}

const samples: SampleParts = {
  Row: memo(({ hotel, address }) => (
    <SampleRow
      hotel={hotel}
      address={address}
      action={<FavoriteButton hotel={hotel} />}
      choice={<CompareBox hotel={hotel} />}
    />
  )),
  MapCard: SampleMapCard,
};

const PlainListingSearch = memo(function PlainListingSearch({
  criteria,
  party,
}: {
  criteria: SearchCriteria;
  party: Party;
}) {
  const form = (
    <SearchBar
      freeText
      startsEarly
      initial={criteria}
      initialParty={party}
      onSearch={useSearch()}
    />
  );
  if (typeof window !== 'undefined') return form;
  return <DrawnSearch form={form} criteria={criteria} party={party} />;
});
