import type { StayDay } from '../../domain/stay/stayDetails.ts';
import { useI18n } from '../useI18n.ts';
import styles from './StayDates.module.css';

/** The check-in, the check-out and the length of a stay. Spec §2 and §9. */
export function StayDates({
  checkIn,
  checkOut,
  nights,
}: {
  checkIn: StayDay;
  checkOut: StayDay;
  nights: number;
}) {
  const { t } = useI18n();
  return (
    <div>
      <dl className={styles.days}>
        <Day label={t('chosenStay.checkIn')} day={checkIn} />
        <Day label={t('chosenStay.checkOut')} day={checkOut} />
      </dl>
      <p className={styles.nights}>{t('chosenStay.nights', { nights })}</p>
    </div>
  );
}

function Day({ label, day }: { label: string; day: StayDay }) {
  return (
    <div className={styles.day}>
      <dt>{label}</dt>
      <dd className={styles.date}>
        <time dateTime={day.iso}>{day.day}</time>
      </dd>
      {day.time && <dd>{day.time}</dd>}
    </div>
  );
}
