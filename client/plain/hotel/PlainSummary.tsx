import type { ReactNode } from 'react';
import type { Hotel } from '#contracts/provider/hotels.ts';
import { ratingLabel, regionLabel } from '../../domain/hotels/hotelText.ts';
import { routes } from '../../domain/paths.ts';
import { SummaryFrame } from '../../features/hoteldetails/SummaryFrame.tsx';
import { LinkButton } from '../../ui/Button.tsx';
import { Stars } from '../../ui/Stars.tsx';
import { useI18n } from '../../ui/useI18n.ts';

/**
 * Renders the hotel's name, stars and region, the terms that are the same for every hotel, and the
 * link to the next step. Spec §2.
 */
export function PlainSummary({
  hotel,
  action,
}: {
  hotel: Pick<Hotel, 'name' | 'region' | 'star_rating'>;
  action: ReactNode;
}) {
  const i18n = useI18n();
  const { t } = i18n;
  return (
    <SummaryFrame
      name={hotel.name}
      stars={<PlainRating hotel={hotel} />}
      place={regionLabel(i18n, hotel)}
      terms={[t('hotel.terms.refundable'), t('hotel.terms.payLater')]}
      action={action}
      forward={
        <LinkButton to={routes.preCheckout} look="primary">
          {t('hotel.selectRoom')}
        </LinkButton>
      }
    />
  );
}

/** Renders the rating as drawn stars, with the label of the specification. Spec §2. */
export function PlainRating({ hotel }: { hotel: Pick<Hotel, 'star_rating'> }) {
  return <Stars rating={hotel.star_rating}>{ratingLabel(useI18n(), hotel)}</Stars>;
}
