import type { Hotel } from '#contracts/provider/hotels.ts';
import { accessibilityFeatures } from '../../domain/hotels/accessibility.ts';
import { TickedList } from '../../ui/TickedList.tsx';

/** The hotel's amenities that speak of accessibility, or that none are listed. */
export function HotelAccessibility({
  hotel,
}: {
  hotel: Pick<Hotel, 'amenity_groups' | 'room_groups'>;
}) {
  const features = accessibilityFeatures(hotel);
  if (features.length === 0) return <p>No accessibility features listed</p>;
  return <TickedList lines={features} />;
}
