import { useEffect, useEffectEvent, useState } from 'react';
import { compareMoney, type Money } from '#contracts/money/money.ts';
import type { ListingFilters } from '../../domain/listing/listingFilters.ts';
import type { ListFacts } from '../../domain/listing/listFacts.ts';
import type { PriceScale } from '../../domain/listing/priceScale.ts';
import { currencyName, formatMoney, parseTypedAmount } from '../../domain/money/price.ts';
import { TextField } from '../../ui/fields/TextField.tsx';
import styles from './PriceFilter.module.css';
import { PriceRange } from './PriceRange.tsx';

type Limits = Pick<ListingFilters, 'minPrice' | 'maxPrice'>;

/** The lowest and the highest price as figures to type and as a slider with two ends, which follow each other. */
export function PriceLimits({
  list: { currencies, notCompared },
  scale,
  limits,
  onChange,
}: {
  list: Pick<ListFacts, 'currencies' | 'notCompared'>;
  scale: PriceScale;
  limits: Limits;
  onChange: (changed: Partial<ListingFilters>) => void;
}) {
  const [pending, change] = useDelayedChange<Limits>(onChange);
  const { minPrice, maxPrice } = pending ?? limits;
  const set = (changed: Partial<Limits>) => change({ minPrice, maxPrice, ...changed });
  const [min, max] = [minPrice, maxPrice].map((limit) =>
    parseTypedAmount(limit, scale.low.currency),
  );
  return (
    <div>
      <div className={styles.figures}>
        <PriceField
          label="Min"
          limit={minPrice}
          unlimited={scale.low}
          error={min && max && compareMoney(min, max) > 0 ? 'Min is above Max.' : undefined}
          onLimit={(limit) => set({ minPrice: limit })}
        />
        <PriceField
          label="Max"
          limit={maxPrice}
          unlimited={scale.high}
          onLimit={(limit) => set({ maxPrice: limit })}
        />
      </div>
      <PriceRange scale={scale} minPrice={minPrice} maxPrice={maxPrice} onChange={set} />
      <p className={styles.note}>
        For the whole stay, taxes included
        {currencies.length > 1 && `, in ${currencyName(scale.low.currency)}`}
        {notCompared.length > 0 &&
          `. With a limit, hotels in ${notCompared.join(', ')} are not shown`}
      </p>
    </div>
  );
}

/**
 * A figure that can be typed, with or without currency and separators. Empty removes the limit; what is no
 * amount changes nothing and is said. `error` is what is wrong with the limit itself.
 */
function PriceField({
  label,
  limit,
  unlimited,
  error,
  onLimit,
}: {
  label: string;
  limit: string;
  unlimited: Money;
  error?: string | undefined;
  onLimit: (limit: string) => void;
}) {
  const [typed, setTyped] = useState<string>();
  const { currency } = unlimited;
  const amount = parseTypedAmount(limit, currency) ?? unlimited;

  /** The limit that a typed text means; undefined when it means none. */
  function read(text: string): string | undefined {
    const figure = text.replace(currency, '').replaceAll(/[\p{Sc}\s,]|\.$/gu, '');
    return figure === '' || parseTypedAmount(figure, currency) ? figure : undefined;
  }
  return (
    <TextField
      label={label}
      inputMode="decimal"
      autoComplete="off"
      error={read(typed ?? '') === undefined ? 'Enter an amount, such as 120.' : error}
      value={typed ?? formatMoney(amount, 'short')}
      onFocus={({ target }) => target.select()}
      onBlur={() => setTyped(undefined)}
      onChange={({ target }) => {
        setTyped(target.value);
        const figure = read(target.value);
        if (figure !== undefined) onLimit(figure);
      }}
    />
  );
}

const delayMs = 250;

/**
 * For a control that changes many times a second, such as a slider: returns the value that is waiting,
 * if any, and a function that takes a new one. `onChange` gets the last one when none has followed for
 * a quarter of a second; leaving the page drops it.
 */
function useDelayedChange<T>(
  onChange: (value: T) => void,
): [pending: T | undefined, change: (value: T) => void] {
  const [pending, setPending] = useState<T>();
  const commit = useEffectEvent(onChange);
  useEffect(() => {
    if (pending === undefined) return undefined;
    const timer = setTimeout(() => {
      setPending(undefined);
      commit(pending);
    }, delayMs);
    return () => clearTimeout(timer);
  }, [pending]);
  return [pending, setPending];
}
