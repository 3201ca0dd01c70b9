import type { Hotel } from '#contracts/provider/hotels.ts';
import { LoadedNear } from '../../ui/LoadedNear.tsx';
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
 * Renders the reviews by guests of the provider. When the box comes near the view, the code is
 * loaded and the reviews are requested. With `failsSilently`, a failure shows no message. `onCount`
 * receives the number of reviews once it is known.
 */
export function PartnerReviewsBox({
  hotel,
  failsSilently = false,
  onCount,
}: {
  hotel: Pick<Hotel, 'id' | 'guest_rating'>;
  failsSilently?: boolean;
  onCount: (count: number) => void;
}) {
  const { t } = useI18n();
  return (
    <LoadedNear
      load={loadReviews}
      what={failsSilently ? undefined : t('reviews.partner.what')}
      className={styles.box}
    >
      {({ PartnerReviews }) => (
        <PartnerReviews hotel={hotel} failsSilently={failsSilently} onCount={onCount} />
      )}
    </LoadedNear>
  );
}

/**
 * Renders the reviews by guests of this site. The code is loaded when the box comes near the view.
 */
export function SiteReviewsBox({ hotelId }: { hotelId: string }) {
  const { t } = useI18n();
  return (
    <LoadedNear load={loadReviews} what={t('reviews.list.title')}>
      {({ SiteReviews }) => <SiteReviews hotelId={hotelId} />}
    </LoadedNear>
  );
}
