import { instantText } from '#contracts/texts/termsText.ts';
import { Instant } from '../ui/Instant.tsx';
import { useDeskI18n } from '../ui/useDeskI18n.ts';
import { classNames } from '../../ui/classNames.ts';
import styles from './Timeline.module.css';

/** An instant in the time of the desk and, where the hotel has another one, in that as well. */
export function BookingTime({ at, timeZone }: { at: string; timeZone: string | null }) {
  const i18n = useDeskI18n();
  const { t, formats } = i18n;
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const offsetIn = (zone: string) => formats.timeZoneOffset(Date.parse(at), zone);
  const hotels = timeZone ? offsetIn(timeZone) : undefined;
  return (
    <span className={classNames(styles.small, styles.times)}>
      <Instant at={at} />
      {timeZone && hotels !== undefined && hotels !== offsetIn(own) && (
        <span>
          {t('deskBooking.timeline.atHotel', { instant: instantText(i18n, at, timeZone) })}
        </span>
      )}
    </span>
  );
}
