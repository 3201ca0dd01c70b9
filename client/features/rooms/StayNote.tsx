import type { SiteI18n } from '#contracts/texts/siteI18n.ts';
import { partyText } from '#contracts/texts/stayText.ts';
import type { Party } from '#contracts/values/party.ts';
import { addDays, nextDayOfYear } from '../../domain/search/calendarDay.ts';
import { type Stay, stayOf } from '../../domain/search/searchQuery.ts';
import type { TaxedPrices } from '../../domain/stay/taxesOf.ts';
import { isFull, type KnownRates } from '../../domain/stay/whyUnavailable.ts';
import { useI18n } from '../../ui/useI18n.ts';
import styles from './StayNote.module.css';

/**
 * Says once for which nights and guests the prices below apply, or that there are no prices.
 * Without days in the address, the prices are for tonight. With `taxes`, it also says whether the
 * prices include taxes, and tells a party of several rooms that each price is for one room. Renders
 * nothing if the provider gives no rates.
 */
export function StayNote({
  hotel,
  stay,
  party,
  taxes,
}: {
  hotel: KnownRates;
  stay: Stay;
  party: Party;
  taxes?: TaxedPrices;
}) {
  const i18n = useI18n();
  const { t } = i18n;
  const { rates } = hotel;
  if (rates == null) return null;
  const [rate] = rates;
  const shown = rate ? stayOf(rate) : stay;
  const days = shown.checkIn || shown.checkOut ? periodText(i18n, shown) : '';
  const known = rate ? 'known' : isFull(hotel) ? 'full' : 'unknown';
  const asked = stay.checkIn || stay.checkOut ? 'days' : 'tonight';
  const rooms = taxes ? party.length : 1;
  return (
    <p className={styles.note}>
      {t(`rooms.prices.${asked}.${known}`, {
        days,
        party: partyText(i18n, party),
        taxes: taxes ?? 'some',
        rooms,
      })}
    </p>
  );
}

/**
 * Returns the days of a stay in the form for the middle of a sentence: 'Apr 12 - Apr 16', in French
 * 'du 12 au 16 avr.'. A single day stands for one night. The year is left out if each day is the
 * next day with its date.
 */
function periodText({ t, formats }: SiteI18n, { checkIn, checkOut }: Stay): string {
  const from = checkIn || addDays(checkOut, -1);
  const to = checkOut || addDays(checkIn, 1);
  const isNear = [from, to].every((day) => day === nextDayOfYear(day.slice(5)));
  const dayIn = isNear ? formats.day : formats.yearDay;
  const first = Number(from.slice(8));
  const oneMonth = from.slice(0, 7) === to.slice(0, 7);
  const oneYear = from.slice(0, 4) === to.slice(0, 4);
  const start =
    formats.language === 'fr' && oneMonth
      ? `${first}${first === 1 ? 'er' : ''}`
      : (oneYear ? formats.day : dayIn)(from);
  return t('rooms.prices.period', { from: start, to: dayIn(to) });
}
