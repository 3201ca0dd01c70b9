import { type Booking, formatBookingNumber } from '#contracts/site/bookings.ts';
import { instantText } from '#contracts/texts/termsText.ts';
import { contentAddress } from '../../domain/paths.ts';
import { useMayBeSignedIn } from '../../ui/frame/AccountSlot.tsx';
import { SignInLink } from '../../ui/frame/SignInLink.tsx';
import { useSiteSettings } from '../../ui/page/siteSettings.ts';
import { Panel } from '../../ui/stay/Panel.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { useI18n } from '../../ui/useI18n.ts';
import styles from './booking.module.css';

/**
 * Lists the events of a booking, in the time of the hotel. A guest booking has a hint that signing
 * in adds the booking to an account. If the desk reads messages, the last line is a link for
 * writing to the desk about the booking.
 */
export function BookingRecord({
  booking: { history, hotel, inAccount, number, traveller },
}: {
  booking: Booking;
}) {
  const i18n = useI18n();
  const { t } = i18n;
  const mayBeSignedIn = useMayBeSignedIn();
  const { contact } = useSiteSettings();
  return (
    <div className={styles.record}>
      <Panel title={t('booking.title')}>
        <ol className={styles.history} aria-label={t('booking.record.label')}>
          {history.map(({ at, status }, index) => (
            <li key={index}>
              <strong>{t(`booking.record.event.${status}`)}</strong>{' '}
              <time dateTime={at}>{instantText(i18n, at, hotel.timeZone)}</time>
            </li>
          ))}
        </ol>
        {!inAccount && !mayBeSignedIn && traveller && (
          <p className={styles.part}>
            {t.rich('booking.record.saveToAccount', {
              link: (chunks) => <SignInLink>{chunks}</SignInLink>,
            })}
          </p>
        )}
        {contact && (
          <p className={styles.part}>
            <TextLink to={`${contentAddress('contact-us')}?booking=${formatBookingNumber(number)}`}>
              {t('content.contact.aboutBooking')}
            </TextLink>
          </p>
        )}
      </Panel>
    </div>
  );
}
