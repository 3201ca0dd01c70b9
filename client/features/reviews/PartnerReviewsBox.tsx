import type { Hotel } from '#contracts/provider/hotels.ts';
import { useWhenNear } from '../../ui/browser/useWhenNear.ts';
import { useLiveHotel } from '../../ui/page/siteSettings.ts';
import { NotLoaded } from '../../ui/NotLoaded.tsx';
import { useI18n } from '../../ui/useI18n.ts';
import styles from './PartnerReviewsBox.module.css';

const loadReviews = () => import(/* webpackChunkName: "partner-reviews" */ './PartnerReviews.tsx');

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
  const { element, loaded, failed, load } = useWhenNear(loadReviews);
  return (
    <div ref={element} className={styles.box}>
      {loaded && <loaded.PartnerReviews hotel={hotel} onCount={onCount} />}
      {failed && live && (
        <NotLoaded
          what={t('reviews.partner.what')}
          query={{ error: undefined, isFetching: false, refetch: load }}
        />
      )}
    </div>
  );
}
