import type { Hotel } from '#contracts/provider/hotels.ts';
import { accessibilityFeatures } from '../../domain/hotels/accessibility.ts';
import { TickedList } from '../../ui/TickedList.tsx';
import { useI18n } from '../../ui/useI18n.ts';

/** The hotel's amenities that speak of accessibility, or that none are listed. */
export function HotelAccessibility({
  hotel,
}: {
  hotel: Pick<Hotel, 'amenity_groups' | 'room_groups'>;
}) {
  const { t } = useI18n();
  const features = accessibilityFeatures(hotel);
  if (features.length === 0) return <p>{t('hotel.noAccessibility')}</p>;
  return <TickedList lines={features} />;
}
