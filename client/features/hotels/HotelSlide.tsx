import type { Hotel } from '#contracts/provider/hotels.ts';
import { type StayAndParty, stayQuery } from '../../domain/addresses/stayAddress.ts';
import { guestRatingText } from '../../domain/hotels/guestRating.ts';
import { hotelPath } from '../../domain/paths.ts';
import { GuestScore } from '../../ui/GuestScore.tsx';
import { useI18n } from '../../ui/useI18n.ts';
import { HotelPrice } from './HotelPrice.tsx';
import { SlideFrame } from './SlideFrame.tsx';

/**
 * Shows a hotel of the carousel with its score and its price for a stay. The link leads to this
 * stay.
 */
export function HotelSlide({ hotel, stay }: { hotel: Hotel; stay: StayAndParty }) {
  const guests = guestRatingText(useI18n(), hotel);
  return (
    <SlideFrame
      hotel={hotel}
      to={hotelPath(hotel.id) + stayQuery(stay)}
      link="seeAvailability"
      score={guests && <GuestScore rating={guests} />}
      price={<HotelPrice hotel={hotel} stay={stay} />}
    />
  );
}
