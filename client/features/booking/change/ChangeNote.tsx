import type { ReactNode } from 'react';
import { bookedParty } from '#contracts/site/bookedParty.ts';
import { type Booking, formatBookingNumber } from '#contracts/site/bookings.ts';
import { daysText, guestsText } from '#contracts/texts/stayText.ts';
import { bookingErrorOf } from '../../../api/bookingError.ts';
import { bookingLink } from '../../../domain/addresses/bookingLink.ts';
import { routes } from '../../../domain/paths.ts';
import { changeTexts, isChangeable } from '../../../domain/stay/bookingChange.ts';
import { roomNamesText } from '../../../domain/stay/bookedRooms.ts';
import { statusOf } from '../../../domain/stay/bookingStatus.ts';
import { Button, LinkButton } from '../../../ui/Button.tsx';
import { Numbered } from '../../../ui/stay/Numbered.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { useI18n } from '../../../ui/useI18n.ts';
import styles from '../booking.module.css';
import { useChangedBooking } from './useChangedBooking.ts';

/**
 * Says during a change which booking is being changed, and that this booking remains valid until
 * the new booking is confirmed. If the booking cannot be changed, it says why.
 */
export function ChangeNote({ id }: { id: string }) {
  const i18n = useI18n();
  const { t } = i18n;
  const { access, data, error, refetch } = useChangedBooking(id);
  if (data) {
    return isChangeable(data) ? (
      <Changing booking={data} link={bookingLink(access)} />
    ) : (
      <Note
        title={t('bookingChange.note.impossible', { number: formatBookingNumber(data.number) })}
      >
        {!data.replacedBy && (
          <p>{t('bookingChange.note.status', { title: statusOf(i18n, data).title })}</p>
        )}
        <ChangeTexts booking={data} />
        <p>
          <TextLink to={bookingLink(access)}>{t('bookingChange.note.openYours')}</TextLink>
        </p>
      </Note>
    );
  }
  if (access.key && error === undefined) return null;
  if (error !== undefined && bookingErrorOf(error).kind === 'unknown') {
    return (
      <Note title={t('bookingChange.note.notLoaded')}>
        <p>{t('bookingChange.note.asItWas')}</p>
        <Button onClick={() => void refetch()}>{t('failures.retry')}</Button>
      </Note>
    );
  }
  return (
    <Note title={t('bookingChange.note.noKey')}>
      <p>{t('bookingChange.note.noKeyReason', { link: t('bookingChange.link') })}</p>
      <p>
        <TextLink to={routes.findBooking}>{t('page.findBooking')}</TextLink>
      </p>
    </Note>
  );
}

function Changing({ booking: { number, stay, hotel }, link }: { booking: Booking; link: string }) {
  const i18n = useI18n();
  const { t } = i18n;
  return (
    <Note title={t('bookingChange.note.title', { number: formatBookingNumber(number) })}>
      <p>
        {t('bookingChange.note.booked', {
          days: daysText(i18n, stay.checkIn, stay.checkOut),
          guests: guestsText(i18n, bookedParty(stay)),
          rooms: t('stay.rooms', { count: stay.rooms.length }),
          room: roomNamesText(i18n, hotel.roomNames),
        })}
      </p>
      <LinkButton to={link}>{t('bookingChange.note.keep')}</LinkButton>
    </Note>
  );
}

function Note({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.changeNote} aria-label={title}>
      <p className={styles.changeTitle}>
        <Numbered>{title}</Numbered>
      </p>
      {children}
    </section>
  );
}

/**
 * Lists the bookings that a changed booking has replaced or was replaced by. Each has a link, and a
 * text that says how it relates to this booking.
 */
export function ChangeTexts({ booking }: { booking: Booking }) {
  return changeTexts(useI18n(), booking).map(({ text, link, label }) => (
    <p key={link} className={styles.part}>
      <Numbered>{text}</Numbered>{' '}
      <TextLink to={link}>
        {/* A link, a flex row, drops the spaces between its parts. The span keeps them. */}
        <span>
          <Numbered>{label}</Numbered>
        </span>
      </TextLink>
    </p>
  ));
}
