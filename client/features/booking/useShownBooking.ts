import { bookedHotel, unknownHotel } from '#contracts/site/bookedHotel.ts';
import { bookedParty } from '#contracts/site/bookedParty.ts';
import type { Booking } from '#contracts/site/bookings.ts';
import { useGetHotelQuery } from '../../api/hotels/hotelsApi.ts';
import { toRatesQuery } from '../../domain/search/searchQuery.ts';
import { useI18n } from '../../ui/useI18n.ts';

/** Returns whether the site had not read the booking's hotel yet when it sent the booking. */
const lacksHotel = ({ hotel }: Booking) => hotel.name === unknownHotel.name;

/**
 * Adds the hotel and the rooms, as the checkout had them, to a booking that the site sent without a
 * hotel. The site writes a booking before it asks the hotel. If the hotel cannot be loaded, for
 * example while `offline`, it gets a general name and the rooms get none.
 */
export function useShownBooking<Known extends Booking | undefined>(
  booking: Known,
  offline: boolean,
): Known;
export function useShownBooking(booking: Booking | undefined, offline: boolean) {
  const { t } = useI18n();
  const asked = booking && lacksHotel(booking) ? booking : undefined;
  const { data } = useGetHotelQuery(
    {
      id: asked?.stay.hotelId ?? '',
      ...(asked && toRatesQuery(asked.stay, bookedParty(asked.stay))),
      fresh: true,
    },
    { skip: !asked || offline },
  );
  if (!asked) return booking;
  const hotel = data
    ? bookedHotel(data.hotel, asked.rates)
    : { ...unknownHotel, name: t('booking.stay.hotel'), roomNames: [] };
  return { ...asked, hotel };
}
