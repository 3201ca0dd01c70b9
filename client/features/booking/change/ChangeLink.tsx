import { bookedParty } from '#contracts/site/bookedParty.ts';
import { parseMoney } from '#contracts/money/money.ts';
import type { Booking } from '#contracts/site/bookings.ts';
import { useTabStorage } from '../../../api/useTabStorage.ts';
import { bookingAddress, nameRates } from '../../../domain/addresses/bookingAddress.ts';
import { type BookingAccess, bookingLink } from '../../../domain/addresses/bookingLink.ts';
import { isChangeable } from '../../../domain/stay/bookingChange.ts';
import { hasMoreExtras } from '../../../domain/stay/bookedExtras.ts';
import { rememberChange } from '../../../domain/travelers/tabBookings.ts';
import { LinkButton } from '../../../ui/Button.tsx';
import { useI18n } from '../../../ui/useI18n.ts';

/**
 * Opens the change of a booking on the booking's page. It renders nothing if the booking cannot be
 * changed.
 */
export function ChangeLink({
  id,
  access,
  booking,
}: {
  /** The `id` of the link, which gets the focus back when the change is closed. */
  id: string;
  access: BookingAccess;
  booking: Booking;
}) {
  const { t } = useI18n();
  if (!isChangeable(booking)) return null;
  return (
    <LinkButton id={id} to={bookingLink(access, {})}>
      {t('bookingChange.link')}
    </LinkButton>
  );
}

/**
 * Leads to the review of a change that adds extras and keeps the days and the rooms. Renders
 * nothing if the booking cannot be changed for free, or if its rates offer no more extras.
 */
export function ExtrasLink({ access, booking }: { access: BookingAccess; booking: Booking }) {
  const { t } = useI18n();
  const storage = useTabStorage();
  const { stay, rates, cancellation } = booking;
  const isFree = cancellation !== null && parseMoney(cancellation.fee).amount === 0n;
  if (!isFree || !isChangeable(booking) || !hasMoreExtras(booking)) return null;
  const { hotelId: hotel, checkIn, checkOut } = stay;
  const choice = { hotel, ...nameRates(rates), checkIn, checkOut, party: bookedParty(stay) };
  return (
    <LinkButton
      to={bookingAddress({ ...choice, change: access.id })}
      onClick={() => rememberChange(storage(), access)}
    >
      {t('bookingChange.addExtras')}
    </LinkButton>
  );
}
