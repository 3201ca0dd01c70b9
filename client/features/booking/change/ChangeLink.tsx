import { useTabStorage } from '../../../api/useTabStorage.ts';
import type { Booking } from '#contracts/site/bookings.ts';
import type { BookingAccess } from '../../../domain/addresses/bookingLink.ts';
import { hotelAddress } from '../../../domain/addresses/hotelAddress.ts';
import { isChangeable } from '../../../domain/stay/bookingChange.ts';
import { rememberChange } from '../../../domain/travellers/tabBookings.ts';
import { LinkButton } from '../../../ui/Button.tsx';
import { useI18n } from '../../../ui/useI18n.ts';

/**
 * Leads to the rooms of the hotel, to change a booking; draws nothing for one that cannot be
 * changed.
 */
export function ChangeLink({ access, booking }: { access: BookingAccess; booking: Booking }) {
  const { t } = useI18n();
  const storage = useTabStorage();
  const { id, stay } = booking;
  if (!isChangeable(booking)) return null;
  return (
    <LinkButton
      to={hotelAddress(stay.hotelId, { ...stay, childAges: stay.children, change: id })}
      onClick={() => rememberChange(storage(), access)}
    >
      {t('bookingChange.link')}
    </LinkButton>
  );
}
