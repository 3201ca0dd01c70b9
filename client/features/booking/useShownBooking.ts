import { bookedHotel, unknownHotel } from '#contracts/site/bookedHotel.ts';
import { bookedParty } from '#contracts/site/bookedParty.ts';
import type { Booking } from '#contracts/site/bookings.ts';
import { useGetHotelQuery } from '../../api/hotels/hotelsApi.ts';
import { toRatesQuery } from '../../domain/search/searchQuery.ts';
import { useI18n } from '../../ui/useI18n.ts';

/** Whether the site had not read anything of the booking's hotel when it sent the booking. */
const lacksHotel = ({ hotel }: Booking) => hotel.name === unknownHotel.name;

/**
 * The booking with its hotel and rooms as the checkout had them, for as long as the site itself has
 * none: it writes a booking before it asks the hotel. If they cannot be loaded, as while `offline`,
 * the rooms have no name and the hotel a general one.
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
