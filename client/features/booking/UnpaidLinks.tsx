import { bookedParty } from '#contracts/site/bookedParty.ts';
import type { Booking } from '#contracts/site/bookings.ts';
import { useTabStorage } from '../../api/useTabStorage.ts';
import { bookingAddress, nameRates } from '../../domain/addresses/bookingAddress.ts';
import { hotelAddress } from '../../domain/addresses/hotelAddress.ts';
import { leaveBooking } from '../../domain/travelers/tabBookings.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { useI18n } from '../../ui/useI18n.ts';

/**
 * Leads back from a stay that is not paid yet. One link leads to the checkout, whose typed details
 * the tab has kept. The other link leads to the hotel's other rooms. Nothing is booked yet, so
 * travelers who follow a link are not asked whether they really want another booking. It renders
 * nothing for a change, and nothing if the stay may already be paid.
 */
export function UnpaidLinks({
  booking: { id, payment, rates, replaces, stay, status },
}: {
  booking: Booking;
}) {
  const { t } = useI18n();
  const storage = useTabStorage();
  if (status !== 'pending' || !payment?.address || payment.isLookedUp || replaces) return null;
  const { hotelId: hotel, checkIn, checkOut } = stay;
  const search = { checkIn, checkOut, party: bookedParty(stay) };
  const leave = () => leaveBooking(storage(), id);
  return (
    <>
      <LinkButton to={bookingAddress({ ...search, hotel, ...nameRates(rates) })} onClick={leave}>
        {t('booking.changeDetails')}
      </LinkButton>
      <LinkButton to={hotelAddress(hotel, search)} onClick={leave}>
        {t('chosenStay.moved.otherRoom')}
      </LinkButton>
    </>
  );
}
