import { hourMs } from '#contracts/values/durations.ts';
import type { HotelMonth } from '#contracts/site/desk/deskMoney.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { useDeskI18n } from '../ui/useDeskI18n.ts';
import { StatusBadge, type Tone } from '../ui/StatusBadge.tsx';
import styles from './money.module.css';
import { monthText } from './moneyTexts.ts';

/** The selected month between links to its neighbors. `to` returns the address of a month. */
export function MonthSwitcher({ month, to }: { month: string; to: (month: string) => string }) {
  const i18n = useDeskI18n();
  const { t } = i18n;
  return (
    <nav aria-label={t('deskMoney.monthOf')} className={styles.months}>
      <LinkButton to={to(addMonths(month, -1))} aria-label={t('deskMoney.previous')}>
        <span aria-hidden="true" className={styles.arrow}>
          ‹
        </span>
      </LinkButton>
      <strong aria-current="true" className={styles.month}>
        {monthText(i18n, month)}
      </strong>
      <LinkButton to={to(addMonths(month, 1))} aria-label={t('deskMoney.next')}>
        <span aria-hidden="true" className={styles.arrow}>
          ›
        </span>
      </LinkButton>
    </nav>
  );
}

/**
 * Returns the month `count` months later, or earlier if `count` is below zero. Months are
 * `YYYY-MM`.
 */
function addMonths(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7);
}

/** Returns the latest month that had ended in every time zone at an instant. */
export function lastMonth(now: Date): string {
  // A month ends last in UTC-12, at noon UTC of the first day of the next month.
  const earlier = new Date(now.getTime() - 12 * hourMs);
  return addMonths(earlier.toISOString().slice(0, 7), -1);
}

const tones: Readonly<Record<HotelMonth['state'], Tone>> = {
  running: 'neutral',
  waiting: 'amber',
  open: 'sea',
  adjustment: 'amber',
  settled: 'good',
};

/** The settlement state of a month, as a badge. */
export function MonthState({ state }: Pick<HotelMonth, 'state'>) {
  const { t } = useDeskI18n();
  return <StatusBadge tone={tones[state]}>{t(`deskMoney.stateOf.${state}`)}</StatusBadge>;
}
