import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Hotel } from '#contracts/provider/hotels.ts';
import { type ReviewFilters, travelerKinds } from '#contracts/provider/reviews.ts';
import { languages as siteLanguages } from '#contracts/texts/languages.ts';
import type { SiteI18n } from '#contracts/texts/siteI18n.ts';
import {
  reviewsOf,
  type ReviewsPage,
  useGetReviewsInfiniteQuery,
} from '../../api/hotels/partnerReviewsApi.ts';
import { useMediaQuery } from '../../ui/browser/useMediaQuery.ts';
import { Button } from '../../ui/Button.tsx';
import { classNames } from '../../ui/classNames.ts';
import { SelectField } from '../../ui/fields/TextField.tsx';

import { NotLoaded } from '../../ui/NotLoaded.tsx';
import { SummaryLine } from '../../ui/SummaryLine.tsx';
import swiped from '../../ui/swiped.module.css';
import { useI18n } from '../../ui/useI18n.ts';
import { hidden } from '../../ui/VisuallyHidden.tsx';
import { PartnerReviewCard } from './PartnerReviewCard.tsx';
import styles from './PartnerReviews.module.css';

/**
 * The number of reviews shown at first. The first press of the button shows `shownMore` reviews in
 * total, and each further press shows `shownMore` more.
 */
const shownFirst = 4;
const shownMore = 10;
/** The maximum number of topics to choose from. */
const mostTopics = 10;

const noFilters: ReviewFilters = {};

type Reviewed = Pick<Hotel, 'id' | 'guest_rating'>;

/**
 * Shows the reviews of a hotel by guests of the provider. If only the guest rating is known, says
 * so. Renders nothing if the provider has no reviews, or after a failure if `failsSilently` is
 * true. `onCount` receives the number of reviews.
 */
export function PartnerReviews({
  hotel,
  failsSilently,
  onCount,
}: {
  hotel: Reviewed;
  failsSilently: boolean;
  onCount: (count: number) => void;
}) {
  const { t } = useI18n();
  const query = useGetReviewsInfiniteQuery({ id: hotel.id, filters: noFilters });
  const { guest_rating: rating } = hotel;
  const pages = query.data?.pages ?? [];
  const [first] = pages;
  const read = reviewsOf(pages).length;
  const count = read > 0 ? Math.max(read, first?.total ?? 0) : 0;
  useEffect(() => onCount(count), [onCount, count]);
  if (first && read > 0) {
    return <ReviewsByFilter id={hotel.id} first={first} />;
  }
  if (first && rating && rating.reviews > 0) {
    return <p className={styles.quiet}>{t('reviews.partner.noTexts')}</p>;
  }
  if (first || failsSilently) return null;
  if (query.error) return <NotLoaded what={t('reviews.partner.what')} query={query} />;
  return rating ? <p className={styles.quiet}>{t('reviews.loading')}</p> : null;
}

/**
 * Shows the first few reviews that pass the filters. `first` is the first page without filters,
 * which supplies the choices of the filters. While the reviews for other filters load, the previous
 * reviews stay visible with a lower opacity.
 */
function ReviewsByFilter({ id, first }: { id: string; first: ReviewsPage }) {
  const i18n = useI18n();
  const { t } = i18n;
  const heading = useRef<HTMLHeadingElement>(null);
  const [filters, setFilters] = useState(noFilters);
  const wide = useMediaQuery('(min-width: 48rem)');
  const [wanted, setWanted] = useState<number>();
  const most = wanted ?? shownFirst;
  const [moreFrom, setMoreFrom] = useState<number>();
  const query = useGetReviewsInfiniteQuery({ id, filters });
  const { currentData, isFetching, isFetchingNextPage, error, hasNextPage, fetchNextPage } = query;
  const data = currentData ?? (isFetching ? query.data : undefined);
  const reviews = reviewsOf(data?.pages ?? []);
  const total = data?.pages.at(-1)?.total;
  // If the provider ignores the filters, other pages may have matching reviews.
  const isIgnored = data?.pages.some(({ ignoresFilters }) => ignoresFilters) === true;
  const hasFailed = reviews.length === 0 && (error !== undefined || isIgnored);
  const isNone = currentData !== undefined && reviews.length === 0 && !hasFailed;
  const hasMore = reviews.length > most || hasNextPage;

  const filter = (changed: ReviewFilters) => {
    setFilters(changed);
    setWanted(undefined);
    setMoreFrom(undefined);
  };
  const showMore = () => {
    if (isFetchingNextPage) return;
    const shown = Math.min(most, reviews.length);
    const next = shown < shownMore ? shownMore : shown + shownMore;
    setWanted(next);
    setMoreFrom(shown);
    if (next > reviews.length && hasNextPage) void fetchNextPage();
  };

  return (
    <div className={styles.parts}>
      <div>
        <h3 ref={heading} tabIndex={-1} className={styles.title}>
          {t('reviews.partner.title')}
        </h3>
        <p className={styles.quiet}>{t('reviews.partner.note')}</p>
      </div>
      <details>
        <SummaryLine>{t('reviews.partner.filters')}</SummaryLine>
        <Filters first={first} filters={filters} onChange={filter} />
      </details>
      <p role="status" className={isNone ? undefined : styles.quiet}>
        {isFetching && !isFetchingNextPage
          ? t('reviews.loading')
          : isNone
            ? noneText(i18n, first, filters)
            : total !== undefined && t('reviews.partner.withText', { count: total })}
      </p>
      {hasFailed ? (
        <NotLoaded what={t('reviews.partner.what')} query={query} />
      ) : isNone ? (
        <div>
          <Button
            onClick={() => {
              filter(noFilters);
              heading.current?.focus();
            }}
          >
            {t('filters.noMatches.clear')}
          </Button>
        </div>
      ) : (
        // On a phone, the list scrolls by swiping. The focus makes it scrollable with the keyboard.
        <ul
          aria-busy={isFetching}
          aria-label={t('reviews.partner.title')}
          tabIndex={wide ? undefined : 0}
          className={classNames(swiped.row, styles.list)}
        >
          {reviews.slice(0, most).map((review, index) => (
            <PartnerReviewCard key={review.id} review={review} focused={index === moreFrom} />
          ))}
        </ul>
      )}
      {reviews.length > 0 && hasMore && (
        <div>
          <Button aria-disabled={isFetchingNextPage} onClick={showMore}>
            {t(isFetchingNextPage ? 'reviews.loading' : 'reviews.list.more')}
          </Button>
        </div>
      )}
      {error && reviews.length > 0 && !isFetching && (
        <p role="alert">{t('reviews.list.moreFailed')}</p>
      )}
    </div>
  );
}

/**
 * Renders the filters for kinds of travelers, languages and topics. A select with fewer than two
 * choices is omitted.
 */
function Filters({
  first,
  filters,
  onChange,
}: {
  first: ReviewsPage;
  filters: ReviewFilters;
  onChange: (filters: ReviewFilters) => void;
}) {
  const { t, formats } = useI18n();
  const kinds = travelerKinds.filter(
    (kind) => first.kinds.length === 0 || first.kinds.includes(kind),
  );
  const languages = languagesOf(first);
  const topics = first.topics.slice(0, mostTopics);
  return (
    <div role="group" aria-label={t('reviews.partner.filters')} className={styles.filters}>
      <div className={styles.selects}>
        {kinds.length > 1 && (
          <SelectField
            label={t('reviews.partner.travellers')}
            value={filters.traveller ?? ''}
            options={[
              { value: '', text: t('reviews.partner.anyTraveler') },
              ...kinds.map((kind) => ({ value: kind, text: t(`reviews.partner.kinds.${kind}`) })),
            ]}
            onChange={({ target: { value } }) =>
              onChange({ ...filters, traveller: kinds.find((kind) => kind === value) })
            }
          />
        )}
        {languages.length > 1 && (
          <SelectField
            label={t('reviews.partner.language')}
            value={filters.language ?? ''}
            options={[
              { value: '', text: t('reviews.partner.anyLanguage') },
              ...languages.map((code) => ({ value: code, text: formats.languageName(code) })),
            ]}
            onChange={({ target: { value: language } }) =>
              onChange({ ...filters, language: language || undefined })
            }
          />
        )}
      </div>
      {topics.length > 0 && (
        <div role="group" aria-label={t('reviews.partner.topics')} className={styles.topics}>
          {topics.map(({ code, name, mentions, score }) => (
            <button
              key={code}
              type="button"
              className={styles.topic}
              aria-pressed={filters.topic === code}
              onClick={() =>
                onChange({ ...filters, topic: filters.topic === code ? undefined : code })
              }
            >
              {score == null
                ? t.rich('reviews.partner.topic', { topic: name, mentions, name: isolated })
                : t.rich('reviews.partner.topicWithScore', {
                    topic: name,
                    mentions,
                    score,
                    name: isolated,
                    strong: (chunks) => <strong className={styles.topicScore}>{chunks}</strong>,
                    hidden,
                  })}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

/** Isolates the name of a topic, so that its own text direction applies. */
function isolated(chunks: ReactNode) {
  return <bdi>{chunks}</bdi>;
}

/**
 * Returns the languages to choose from, without regional variants. These are the languages that the
 * provider names. If it names none, they are the languages of the site and of the reviews on the
 * first page.
 */
function languagesOf({ languages, reviews }: ReviewsPage): string[] {
  const seen = reviews.flatMap(({ language }) => language ?? []);
  const all = languages.length > 0 ? languages : [...siteLanguages, ...seen];
  return [...new Set(all.map((code) => code.split('-', 1).join('').toLowerCase()))];
}

/** Says that no reviews pass the filters. */
function noneText(
  { t, formats }: SiteI18n,
  { topics }: ReviewsPage,
  { traveller, language, topic }: ReviewFilters,
): string {
  return t('reviews.partner.none', {
    kind: traveller ?? '',
    within: language ? 'language' : '',
    language: language ? formats.languageName(language) : '',
    about: topic ? 'topic' : '',
    topic: topics.find(({ code }) => code === topic)?.name ?? '',
  });
}
