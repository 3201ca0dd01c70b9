import { use } from 'react';
import { currencyName } from '../../domain/money/price.ts';
import { formatYearDay } from '../../domain/search/calendarDay.ts';
import { Content } from '../page/Content.tsx';
import styles from './money.module.css';
import { PriceDisplay } from './PriceDisplay.ts';

/** Says why prices are not shown in the currency that the traveller has chosen; nothing while they are. */
export function RatesNote() {
  const { currency, rates, failed } = use(PriceDisplay);
  if (!currency || !(failed || rates?.outdated)) return null;
  const name = currencyName(currency);
  return (
    <Content>
      <p role="status" className={styles.note}>
        {rates?.outdated
          ? `Prices cannot be shown in ${name}: the latest exchange rates are of ${formatYearDay(rates.date)}.`
          : `Prices cannot be shown in ${name}: the exchange rates could not be loaded.`}
      </p>
    </Content>
  );
}
