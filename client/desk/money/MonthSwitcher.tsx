import { LinkButton } from '../../ui/Button.tsx';
import { useDeskI18n } from '../ui/useDeskI18n.ts';
import styles from './money.module.css';
import { addMonths } from './months.ts';
import { monthText } from './moneyTexts.ts';

/**
 * The month that is shown, between links to the one before and the one after it. `to` is the
 * address of a month.
 */
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
