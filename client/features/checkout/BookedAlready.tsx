import { type BookingProblem, formatBookingNumber } from '#contracts/site/bookings.ts';
import { daysText } from '#contracts/texts/stayText.ts';
import { keyOfLink } from '../../domain/addresses/bookingLink.ts';
import { AnchorButton, Button, LinkButton } from '../../ui/Button.tsx';
import { Numbered } from '../../ui/stay/Numbered.tsx';
import { StayNotice } from '../../ui/stay/StayNotice.tsx';
import { useI18n } from '../../ui/useI18n.ts';

/** Asks whether the traveler really wants to book the same stay again a moment after booking it. */
export function BookedAlready({
  booked: { link, number, hotel, checkIn, checkOut },
  onBookAgain,
}: {
  booked: NonNullable<BookingProblem['booked']>;
  onBookAgain: () => void;
}) {
  const i18n = useI18n();
  const { t } = i18n;
  const isElsewhere = keyOfLink(link) === '' && !link.startsWith('/desk/');
  const reason = isElsewhere ? 'elsewhere' : 'reason';
  return (
    <StayNotice
      title={t('checkout.notBooked.bookedAlready.title', {
        hotel,
        days: daysText(i18n, checkIn, checkOut),
      })}
      reason={
        <Numbered>
          {t(`checkout.notBooked.bookedAlready.${reason}`, { number: formatBookingNumber(number) })}
        </Numbered>
      }
      takesFocus
    >
      {link.startsWith('/desk/') ? (
        // The booking opens in a new tab, because this tab keeps the typed details of the guest.
        <AnchorButton href={link} target="_blank" look="brand">
          {t('checkout.notBooked.openThat')}
        </AnchorButton>
      ) : (
        <LinkButton to={link} look="brand">
          {t('checkout.notBooked.openThat')}
        </LinkButton>
      )}
      <Button onClick={onBookAgain}>{t('checkout.notBooked.onceMore')}</Button>
    </StayNotice>
  );
}
