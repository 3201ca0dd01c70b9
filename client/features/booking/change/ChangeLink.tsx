import { type Booking } from '#contracts/site/bookings.ts';
import { type BookingAccess, bookingLink } from '../../../domain/addresses/bookingLink.ts';
import { isChangeable } from '../../../domain/stay/bookingChange.ts';
import { LinkButton } from '../../../ui/Button.tsx';
import { useI18n } from '../../../ui/useI18n.ts';

/** Opens the change of a booking on its page; draws nothing for one that cannot be changed. */
export function ChangeLink({
  id,
  access,
  booking,
}: {
  /** Of the link, which gets the focus back when the change is closed. */
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
