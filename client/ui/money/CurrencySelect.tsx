import { use } from 'react';
import { displayCurrencies } from '#contracts/money/displayCurrencies.ts';
import { titleOfCurrency } from '../../domain/money/price.ts';
import { formatYearDay } from '../../domain/search/calendarDay.ts';
import { classNames } from '../classNames.ts';
import { ChevronDownIcon } from '../icons.tsx';
import { useLiveSite } from '../page/LiveSite.ts';
import { useMediaQuery } from '../useMediaQuery.ts';
import styles from './CurrencySelect.module.css';
import { PriceDisplay } from './PriceDisplay.ts';

/**
 * Chooses the currency in which prices are shown beside the charged one. It is in the header or, on a phone, in
 * the footer, and only on a live site: sample prices are not converted. Where the rates cannot be used it says why,
 * and prices stay as charged.
 */
export function CurrencySelect({ place }: { place: 'header' | 'footer' }) {
  const live = useLiveSite();
  const wide = useMediaQuery('(min-width: 48rem)');
  const { currency, rates, failed, prepare, choose } = use(PriceDisplay);
  if (!live || wide !== (place === 'header')) return null;
  const problem = rates?.outdated
    ? `No conversion: the latest exchange rates are of ${formatYearDay(rates.date)}`
    : failed && 'No conversion: the exchange rates could not be loaded';
  return (
    <div className={classNames(styles.box, place === 'footer' ? styles.onDark : styles.inHeader)}>
      <span aria-hidden="true" className={styles.shown}>
        {currency ?? (problem ? 'As charged' : 'Currency')}
        <span className={styles.arrow}>
          <ChevronDownIcon size={16} />
        </span>
      </span>
      <select
        aria-label="Currency to show prices in"
        className={styles.select}
        value={currency ?? ''}
        onFocus={prepare}
        onPointerEnter={prepare}
        onChange={({ target }) =>
          choose(displayCurrencies.find((code) => code === target.value) ?? null)
        }
      >
        <option value="">As charged</option>
        {problem && (
          <option value="none" disabled>
            {problem}
          </option>
        )}
        {displayCurrencies.map((code) => (
          <option key={code} value={code} disabled={Boolean(problem)}>
            {code} · {titleOfCurrency(code)}
          </option>
        ))}
      </select>
    </div>
  );
}
