import {
  deskTravellersQuerySchema,
  type ListedTraveller,
} from '#contracts/site/desk/deskTravellers.ts';
import { longestEmail } from '#contracts/values/longestTexts.ts';
import { useGetTravellersQuery } from '../api/deskTravellersApi.ts';
import { deskPath } from '../deskPaths.ts';
import { type Column, DataTable, Paging } from '../ui/DataTable.tsx';
import { DeskPage } from '../ui/DeskPage.tsx';
import { FilterBar, TextFilter } from '../ui/FilterBar.tsx';
import { Instant } from '../ui/Instant.tsx';
import { StatusBadge } from '../ui/StatusBadge.tsx';
import { useDeskI18n } from '../ui/useDeskI18n.ts';
import { useQueryFilters } from '../ui/useFilters.ts';

/** The travellers' accounts, searched by their addresses. */
export function TravellersPage() {
  const { t } = useDeskI18n();
  const { query: parameters, invalid, isFiltered } = useQueryFilters(deskTravellersQuerySchema);
  const isSearched = parameters.email !== undefined;
  const query = useGetTravellersQuery(parameters, { skip: !isSearched });
  const columns: Column<ListedTraveller>[] = [
    {
      key: 'name',
      head: t('deskTravellers.columns.name'),
      cell: ({ name }) => <bdi>{name}</bdi>,
    },
    {
      key: 'email',
      head: t('deskTravellers.columns.email'),
      cell: ({ email }) => <bdi>{email}</bdi>,
    },
    {
      key: 'verified',
      head: t('deskTravellers.columns.verified'),
      cell: ({ verified }) => (
        <StatusBadge tone={verified ? 'good' : 'amber'}>
          {t(verified ? 'deskTravellers.verified' : 'deskTravellers.unverified')}
        </StatusBadge>
      ),
    },
    {
      key: 'since',
      head: t('deskTravellers.columns.since'),
      cell: ({ since }) => <Instant at={since} />,
    },
  ];
  return (
    <DeskPage title={t('deskFrame.pages.travellers')} lead={t('deskTravellers.lead')}>
      <FilterBar isFiltered={isFiltered}>
        <TextFilter
          name="email"
          label={t('deskTravellers.email')}
          maxLength={longestEmail}
          inputMode="email"
          error={invalid.has('email') ? t('deskTravellers.emailInvalid') : undefined}
        />
      </FilterBar>
      <DataTable
        caption={t('deskTravellers.caption')}
        columns={columns}
        rows={isSearched ? query.data?.items : []}
        query={query}
        keyOf={({ id }) => id}
        linkOf={({ id }) => deskPath('traveller', { id })}
        empty={t(isFiltered ? 'deskTravellers.noneFound' : 'deskTravellers.none')}
      />
      <Paging next={query.data?.next} />
    </DeskPage>
  );
}
