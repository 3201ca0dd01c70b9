import { Link } from 'react-router-dom';
import {
  type DeskReview,
  deskReviewsQuerySchema,
  reviewStates,
} from '#contracts/site/desk/deskReviews.ts';
import { deskPath } from '../deskPaths.ts';
import { DeskList, deskList } from '../ui/DeskList.tsx';
import { Instant } from '../ui/Instant.tsx';
import { StatusBadge } from '../ui/StatusBadge.tsx';
import { type ReviewAction, ReviewActions, ReviewDialog, ReviewWords } from './ReviewDialog.tsx';

const reviews = deskList('GET /api/desk/reviews', {
  query: deskReviewsQuerySchema,
  tag: 'reviews',
  texts: ({ t }) => ({
    title: t('deskFrame.pages.reviews'),
    lead: t('deskReviews.lead'),
    caption: t('deskReviews.caption'),
    none: t('deskReviews.none'),
    noneFound: t('deskReviews.noneFound'),
  }),
  filters: ({ t }) => ({
    state: {
      label: t('deskReviews.state'),
      choices: reviewStates,
      textOf: (state) => t(`deskReviews.states.${state}`),
    },
    hotel: { label: t('deskReviews.hotel'), maxLength: 100 },
  }),
  columns: ({ t }) => [
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
  ],
  keyOf: ({ id }) => id,
  rowActions: {
    head: ({ t }) => t('deskReviews.columns.actions'),
    isPermitted: ({ may }) => may('reviews.moderate') || may('reviews.answer'),
    buttons: (review, choose) => (
      <ReviewActions review={review} onChoose={(action) => choose({ action, review })} />
    ),
    dialog: (chosen: { action: ReviewAction; review: DeskReview }, onClose: () => void) => (
      <ReviewDialog {...chosen} onClose={onClose} />
    ),
  },
});

/**
 * The reviews of all hotels, with actions to hide them, show them again, and answer for the hotel.
 */
export function ReviewsPage() {
  return <DeskList list={reviews} />;
}
