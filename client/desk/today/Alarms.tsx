import { Link } from 'react-router-dom';
import { formatBookingNumber } from '#contracts/site/bookings.ts';
import {
  type DeskDifference,
  type DeskHealth,
  type DeskToday,
  siteAlarmNames,
} from '#contracts/site/desk/deskToday.ts';
import type { DeskI18n } from '#contracts/texts/deskI18n.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { deskPath } from '../deskPaths.ts';
import { usePermitted } from '../session/StaffContext.ts';
import { Notice } from '../ui/Notice.tsx';
import { useDeskI18n } from '../ui/useDeskI18n.ts';
import { certificateText } from './certificateText.ts';
import styles from './today.module.css';

/**
 * The most differences to list. After a failover there are many, and a long list would push down
 * the rest of the page. Staff who may not open the comparisons see the whole list.
 */
const mostListed = 5;

/**
 * The alarms of the whole site, which are the same as in the operator's monitoring. The first
 * differences between bookings and the provider's reservations follow, with a link to all of them.
 */
export function Alarms({
  alarms,
  differences,
}: Pick<DeskHealth, 'alarms'> & Pick<DeskToday, 'differences'>) {
  const i18n = useDeskI18n();
  const mayCompare = usePermitted('comparisons.read');
  if (alarms.length === 0) return null;
  return (
    <Notice tone="danger" heading={i18n.t('deskToday.wrong')}>
      {alarms.map((alarm) => (
        <p key={[alarm.name, alarm.about].join()}>{alarmText(i18n, alarm)}</p>
      ))}
      {differences.length > 0 && (
        <ul className={styles.differences}>
          {differences.slice(0, mayCompare ? mostListed : undefined).map((difference) => (
            <Difference
              key={[difference.day, difference.id, difference.reference].join()}
              difference={difference}
            />
          ))}
        </ul>
      )}
      {differences.length > 0 && mayCompare && (
        <p>
          <TextLink to={deskPath('comparisons')}>{i18n.t('deskComparisons.open')}</TextLink>
        </p>
      )}
    </Notice>
  );
}

/** A difference with its day, its booking, its reservation and its kind. */
function Difference({
  difference: { day, kind, id, number, reference },
}: {
  difference: DeskDifference;
}) {
  const { t, formats } = useDeskI18n();
  return (
    <li>
      {formats.day(day)} ·{' '}
      {id !== null && number !== null && (
        <>
          <Link to={deskPath('booking', { id })}>
            <bdi>{formatBookingNumber(number)}</bdi>
          </Link>
          {reference !== null && ' '}
        </>
      )}
      {reference !== null && <bdi>{reference}</bdi>}: {t(`deskToday.differences.${kind}`)}
    </li>
  );
}

/**
 * Returns the text of an alarm. For an alarm from a later version of the site, the text has its
 * name.
 */
function alarmText(i18n: DeskI18n, { name, ...alarm }: DeskHealth['alarms'][number]) {
  const { t } = i18n;
  const { count = 0, of = 0 } = alarm;
  const key = siteAlarmNames.find((each) => each === name);
  const about = certificateText(i18n, alarm.about);
  return key
    ? t(`deskToday.alarms.${key}`, { count, of, about })
    : t('deskToday.alarms.other', { name });
}
