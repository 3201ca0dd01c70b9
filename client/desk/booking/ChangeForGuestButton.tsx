import { formatBookingNumber } from '#contracts/site/bookings.ts';
import type { DeskBooking } from '#contracts/site/desk/deskBooking.ts';
import { pathIn } from '#contracts/texts/languages.ts';
import { bookingLink } from '../../domain/addresses/bookingLink.ts';
import { beginForGuest, deskKey } from '../../domain/travelers/forGuest.ts';
import { Button } from '../../ui/Button.tsx';
import { deskPath } from '../deskPaths.ts';
import { forGuestWords } from '../ui/forGuestWords.ts';
import { useDeskI18n } from '../ui/useDeskI18n.ts';

/**
 * Opens the site in this tab. There the staff changes the booking for a guest on the phone, with
 * the guest's own form. The pages are in the desk's language. The mails stay in the guest's
 * language.
 */
export function ChangeForGuestButton({ shown: { booking } }: { shown: DeskBooking }) {
  const { t, language } = useDeskI18n();
  const { id } = booking;
  const begin = () => {
    const number = formatBookingNumber(booking.number);
    const says = t('deskBooking.changeForGuest.says', { number });
    beginForGuest(window.sessionStorage, forGuestWords(t, says, deskPath('booking', { id })));
    window.location.assign(pathIn(language, bookingLink({ id, key: deskKey }, {})));
  };
  return <Button onClick={begin}>{t('deskBooking.changeForGuest.open')}</Button>;
}
