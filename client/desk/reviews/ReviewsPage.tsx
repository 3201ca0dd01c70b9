import { useState } from 'react';
import { Link } from 'react-router-dom';
import {
  type DeskReview,
  deskReviewsQuerySchema,
  reviewStates,
} from '#contracts/site/desk/deskReviews.ts';
import { useGetDeskReviewsQuery } from '../api/deskReviewsApi.ts';
import { deskPath } from '../deskPaths.ts';
import { usePermitted } from '../session/StaffContext.ts';
import { type Column, DataTable, Paging } from '../ui/DataTable.tsx';
import { DeskPage } from '../ui/DeskPage.tsx';
import { FilterBar, SelectFilter, TextFilter } from '../ui/FilterBar.tsx';
import { Instant } from '../ui/Instant.tsx';
import { StatusBadge } from '../ui/StatusBadge.tsx';
import { useDeskI18n } from '../ui/useDeskI18n.ts';
import { useQueryFilters } from '../ui/useFilters.ts';
import { type ReviewAction, ReviewActions, ReviewDialog, ReviewWords } from './ReviewDialog.tsx';

/** The reviews of all hotels: hide them, show them again, answer them as the hotel. */
export function ReviewsPage() {
  const { t } = useDeskI18n();
  const { query: parameters, isFiltered } = useQueryFilters(deskReviewsQuerySchema);
  const query = useGetDeskReviewsQuery(parameters);
  const [chosen, setChosen] = useState<{ action: ReviewAction; review: DeskReview }>();
  const mayAct = [usePermitted('reviews.moderate'), usePermitted('reviews.answer')].includes(true);
  const columns: Column<DeskReview>[] = [
    {
      key: 'review',
      head: t('deskReviews.columns.review'),
      cell: (review) => <ReviewWords review={review} />,
    },
    {
      key: 'hotel',
      head: t('deskReviews.columns.hotel'),
      cell: ({ hotel, hotelId, bookingId }) => (
        <>
          <bdi>{hotel ?? hotelId}</bdi>
          <br />
          <Link to={deskPath('booking', { id: bookingId })}>{t('deskReviews.booking')}</Link>
        </>
      ),
    },
    {
      key: 'written',
      head: t('deskReviews.columns.written'),
      cell: ({ createdAt }) => <Instant at={createdAt} />,
    },
    {
      key: 'state',
      head: t('deskReviews.columns.state'),
      cell: ({ hiddenAt, reports }) => (
        <>
          <StatusBadge tone={hiddenAt === null ? 'good' : 'neutral'}>
            {t(hiddenAt === null ? 'deskReviews.states.shown' : 'deskReviews.states.hidden')}
          </StatusBadge>{' '}
          {reports > 0 && (
            <StatusBadge tone="amber">{t('deskReviews.reports', { count: reports })}</StatusBadge>
          )}
        </>
      ),
    },
  ];
  const actions: Column<DeskReview> = {
    key: 'actions',
    head: t('deskReviews.columns.actions'),
    hiddenHead: true,
    cell: (review) => (
      <ReviewActions review={review} onChoose={(action) => setChosen({ action, review })} />
    ),
  };
  return (
    <DeskPage title={t('deskFrame.pages.reviews')} lead={t('deskReviews.lead')}>
      <FilterBar isFiltered={isFiltered}>
        <SelectFilter
          name="state"
          label={t('deskReviews.state')}
          options={reviewStates.map((value) => ({ value, text: t(`deskReviews.states.${value}`) }))}
        />
        <TextFilter name="hotel" label={t('deskReviews.hotel')} maxLength={100} />
      </FilterBar>
      <DataTable
        caption={t('deskReviews.caption')}
        columns={mayAct ? [...columns, actions] : columns}
        rows={query.data?.items}
        query={query}
        keyOf={({ id }) => id}
        empty={t(isFiltered ? 'deskReviews.noneFound' : 'deskReviews.none')}
      />
      <Paging next={query.data?.next} />
      {chosen && <ReviewDialog {...chosen} onClose={() => setChosen(undefined)} />}
    </DeskPage>
  );
}
