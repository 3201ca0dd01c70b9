import { use } from 'react';
import { hasRate } from '#contracts/money/convertMoney.ts';
import { currencyName, namesOfCurrencies } from '../../domain/money/price.ts';
import { formatYearDay } from '../../domain/search/calendarDay.ts';
import { classNames } from '../classNames.ts';
import styles from './money.module.css';
import { PriceDisplay } from './PriceDisplay.ts';

/**
 * Says in which currencies the hotel is paid, and what the converted amounts are worth, to somebody who sees
 * prices in another one.
 */
export function ChargedIn({
  currencies,
  className,
}: {
  currencies: readonly string[];
  className?: string | undefined;
}) {
  const { currency, rates } = use(PriceDisplay);
  const charged = [...new Set(currencies)];
  if (!currency || charged.every((each) => each === currency)) return null;
  const others = charged.filter((each) => each !== currency);
  const converted = rates && others.filter((each) => hasRate(each, rates.rates));
  const missing = rates && others.filter((each) => !converted?.includes(each));
  return (
    <p className={classNames(styles.charged, className)}>
      <strong>You pay the hotel in {namesOfCurrencies(charged)}.</strong>
      {rates && converted && converted.length > 0 && (
        <>
          {' '}
          Amounts with ≈ are estimates in {currencyName(currency)}, by the European Central Bank’s
          exchange rates of {formatYearDay(rates.date)}.
        </>
      )}
      {missing && missing.length > 0 && (
        <> There is no exchange rate for {missing.join(' and ')}.</>
      )}
    </p>
  );
}
