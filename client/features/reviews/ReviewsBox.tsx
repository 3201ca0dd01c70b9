import type { Hotel } from '#contracts/provider/hotels.ts';
import { LoadedNear } from '../../ui/LoadedNear.tsx';
import { useLiveHotel } from '../../ui/page/siteSettings.ts';
import { useI18n } from '../../ui/useI18n.ts';
import styles from './ReviewsBox.module.css';

async function loadReviews() {
  const [{ PartnerReviews }, { SiteReviews }] = await Promise.all([
    import(/* webpackChunkName: "reviews" */ './PartnerReviews.tsx'),
    import(/* webpackChunkName: "reviews" */ './SiteReviews.tsx'),
  ]);
  return { PartnerReviews, SiteReviews };
}

/**
 * Where the reviews of the provider's guests will be: their code is loaded, and they are requested,
 * when the box comes near the view. A live page says it when that fails.
 * `onCount` is told how many there are, once that is known.
 */
export function PartnerReviewsBox({
  hotel,
  onCount,
}: {
  hotel: Pick<Hotel, 'id' | 'guest_rating' | 'rates'>;
  onCount: (count: number) => void;
}) {
  const { t } = useI18n();
  const live = useLiveHotel(hotel);
  return (
    <LoadedNear
      load={loadReviews}
      what={live ? t('reviews.partner.what') : undefined}
      className={styles.box}
    >
      {({ PartnerReviews }) => <PartnerReviews hotel={hotel} onCount={onCount} />}
    </LoadedNear>
  );
}

/** Where the reviews by guests of this site will be, of a hotel that has some. */
export function SiteReviewsBox({ hotelId }: { hotelId: string }) {
  const { t } = useI18n();
  return (
    <LoadedNear load={loadReviews} what={t('reviews.list.title')}>
      {({ SiteReviews }) => <SiteReviews hotelId={hotelId} />}
    </LoadedNear>
  );
}
