import type { Hotel } from '#contracts/provider/hotels.ts';
import { useCalendarDays } from '../../api/hotels/calendarApi.ts';
import type { StayAndParty } from '../../domain/addresses/stayAddress.ts';
import { addDays, today } from '../../domain/search/calendarDay.ts';
import { stayDaysText } from '../../domain/search/describeStay.ts';
import { otherDays, type OtherStay } from '../../domain/stay/otherDays.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { usePriceText } from '../../ui/money/Converted.tsx';
import { useI18n } from '../../ui/useI18n.ts';
import styles from './OtherDays.module.css';

/** How many days earlier and later the calendar is searched. */
const reach = 14;

/**
 * Where a hotel has no room for a stay: the nearest days on which it has, with what the nights cost.
 * Nothing where the calendar knows none.
 */
export function OtherDays({
  hotel: { id },
  stay,
  addressOf,
}: {
  hotel: Pick<Hotel, 'id'>;
  stay: StayAndParty;
  addressOf: (stay: { checkIn: string; checkOut: string }) => string;
}) {
  const { t } = useI18n();
  const earliest = addDays(stay.checkIn, -reach);
  const from = earliest < today() ? today() : earliest;
  const calendar = useCalendarDays(id, stay, { from, to: addDays(stay.checkOut, reach) });
  const found = otherDays(calendar, stay, stay.rooms);
  if (found.length === 0) return null;
  return (
    <section aria-label={t('rooms.otherDays.title')} className={styles.days}>
      <h3>{t('rooms.otherDays.title')}</h3>
      <ul className={styles.list}>
        {found.map((other) => (
          <li key={other.checkIn}>
            <OtherStayLink stay={other} to={addressOf(other)} />
          </li>
        ))}
      </ul>
      <p className={styles.note}>{t('rooms.otherDays.note')}</p>
    </section>
  );
}

function OtherStayLink({
  stay: { checkIn, checkOut, about },
  to,
}: {
  stay: OtherStay;
  to: string;
}) {
  const i18n = useI18n();
  const amount = usePriceText(about);
  return (
    <LinkButton to={to} className={styles.link}>
      <span>{stayDaysText(i18n, checkIn, checkOut)}</span>
      <span className={styles.price}>{amount}</span>
    </LinkButton>
  );
}
