import { bookedHotel, unknownHotel } from '#contracts/site/bookedHotel.ts';
import { bookedParty } from '#contracts/site/bookedParty.ts';
import type { Booking } from '#contracts/site/bookings.ts';
import { useGetHotelQuery } from '../../api/hotels/hotelsApi.ts';
import { toRatesQuery } from '../../domain/search/searchQuery.ts';
import { useI18n } from '../../ui/useI18n.ts';

/** Returns whether the site had not yet read the hotel of a booking when it sent the booking. */
const lacksHotel = ({ hotel }: Booking) => hotel.name === unknownHotel.name;

/**
 * If the site sent a booking without its hotel, adds the hotel and the rooms as the checkout had
 * them. The hotel may be missing because the site stores a booking before it requests the hotel. If
 * the hotel cannot be loaded, for example while `offline`, it gets a general name, and the rooms
 * get no names.
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
