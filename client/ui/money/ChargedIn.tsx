import { use } from 'react';
import { hasRate } from '#contracts/money/convertMoney.ts';
import { classNames } from '../classNames.ts';
import { useI18n } from '../useI18n.ts';
import styles from './money.module.css';
import { PriceDisplay } from './PriceDisplay.ts';

/**
 * A note for travelers who see prices in another currency. It says in which currencies the hotel is
 * paid, and that the converted amounts are estimates.
 */
export function ChargedIn({
  currencies,
  className,
}: {
  currencies: readonly string[];
  className?: string | undefined;
}) {
  const { t, formats } = useI18n();
  const { currency, rates } = use(PriceDisplay);
  const charged = [...new Set(currencies)];
  if (!currency || charged.every((each) => each === currency)) return null;
  const others = charged.filter((each) => each !== currency);
  const converted = rates && others.filter((each) => hasRate(each, rates.rates));
  const missing = rates && others.filter((each) => !converted?.includes(each));
  const names = charged.map((code) =>
    t('chargedIn.nameAndCode', { name: formats.currency(code), code }),
  );
  return (
    <p className={classNames(styles.charged, className)}>
      <strong>{t('chargedIn.charged', { currencies: formats.list(names) })}</strong>
      {rates && converted && converted.length > 0 && (
        <>
          {' '}
          {t('chargedIn.estimates', {
            currency: formats.currency(currency),
            date: formats.yearDay(rates.date),
          })}
        </>
      )}
      {missing && missing.length > 0 && (
        <> {t('chargedIn.noRate', { currencies: formats.list(missing) })}</>
      )}
    </p>
  );
}
