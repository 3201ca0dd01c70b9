import { compareMoney, type Money } from '#contracts/money/money.ts';
import type { Hotel } from '#contracts/provider/hotels.ts';
import { useCalendar, useCalendarDays } from '../../api/hotels/calendarApi.ts';
import type { StayAndParty } from '../../domain/addresses/stayAddress.ts';
import { addDays, today } from '../../domain/search/calendarDay.ts';
import { stayDaysText } from '../../domain/search/describeStay.ts';
import {
  flexibleDays,
  flexibleStays,
  otherDays,
  type OtherStay,
} from '../../domain/stay/otherDays.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { usePriceText } from '../../ui/money/Converted.tsx';
import { NotLoaded } from '../../ui/NotLoaded.tsx';
import { useI18n } from '../../ui/useI18n.ts';
import styles from './OtherDays.module.css';

/** How many days earlier and later the calendar is searched. */
const reach = 14;

interface Asked {
  hotel: Pick<Hotel, 'id'>;
  stay: StayAndParty;
  addressOf: (stay: { checkIn: string; checkOut: string }) => string;
}

/** The days of the calendar from so many days before a stay until as many after it. */
function daysAround({ checkIn, checkOut }: StayAndParty, days: number) {
  const earliest = addDays(checkIn, -days);
  return { from: earliest < today() ? today() : earliest, to: addDays(checkOut, days) };
}

/**
 * Where a hotel has no room for a stay: the nearest days on which it has, with what the nights cost.
 * Nothing where the calendar knows none.
 */
export function OtherDays({ hotel: { id }, stay, addressOf }: Asked) {
  const { t } = useI18n();
  const calendar = useCalendarDays(id, stay, daysAround(stay, reach));
  const found = otherDays(calendar, stay, stay.rooms);
  if (found.length === 0) return null;
  return (
    <section aria-label={t('rooms.otherDays.title')} className={styles.days}>
      <h3>{t('rooms.otherDays.title')}</h3>
      <Stays found={found} stay={stay} addressOf={addressOf} />
    </section>
  );
}

/**
 * For travellers who can come some days earlier or later: what as many nights cost then, the lowest
 * price marked, or that no prices are known.
 */
export function FlexibleDays({ hotel: { id }, stay, addressOf }: Asked) {
  const { t } = useI18n();
  const query = useCalendar(id, stay, daysAround(stay, flexibleDays));
  const { currentData, isError } = query;
  if (isError) return <NotLoaded what={t('rooms.flexible.what')} query={query} />;
  const found = currentData ? flexibleStays(currentData.days, stay, stay.rooms) : [];
  if (found.length === 0) {
    return <p role="status">{t(currentData ? 'rooms.flexible.none' : 'reviews.loading')}</p>;
  }
  return (
    <div className={styles.days}>
      <Stays found={found} stay={stay} addressOf={addressOf} lowest={t('rooms.flexible.lowest')} />
    </div>
  );
}

/** Stays with about what they cost; `lowest` marks those than which others cost more and none less. */
function Stays({
  found,
  stay,
  addressOf,
  lowest,
}: Omit<Asked, 'hotel'> & { found: readonly OtherStay[]; lowest?: string }) {
  const { t } = useI18n();
  const isLowest = ({ about }: OtherStay) =>
    found.some((other) => isLess(about, other.about)) &&
    !found.some((other) => isLess(other.about, about));
  return (
    <>
      <ul className={styles.list}>
        {found.map((other) => (
          <li key={other.checkIn}>
            <OtherStayLink
              stay={other}
              to={addressOf(other)}
              isCurrent={other.checkIn === stay.checkIn}
              note={isLowest(other) ? lowest : undefined}
            />
          </li>
        ))}
      </ul>
      <p className={styles.note}>{t('rooms.otherDays.note')}</p>
    </>
  );
}

/** Whether an amount is lower than another one of the same currency. */
function isLess(one: Money, other: Money): boolean {
  return one.currency === other.currency && compareMoney(one, other) < 0;
}

function OtherStayLink({
  stay: { checkIn, checkOut, about },
  to,
  isCurrent,
  note,
}: {
  stay: OtherStay;
  to: string;
  /** Whether it is the stay of the page. */
  isCurrent: boolean;
  note: string | undefined;
}) {
  const i18n = useI18n();
  const amount = usePriceText(about);
  return (
    <LinkButton to={to} className={styles.link} aria-current={isCurrent || undefined}>
      <span>{stayDaysText(i18n, checkIn, checkOut)}</span>
      <span className={styles.price}>{amount}</span>
      {note && <span className={styles.lowest}>{note}</span>}
    </LinkButton>
  );
}
