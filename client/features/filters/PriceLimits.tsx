import { useEffect, useEffectEvent, useState } from 'react';
import { compareMoney, type Money } from '#contracts/money/money.ts';
import type { SiteI18n } from '#contracts/texts/siteI18n.ts';
import type { ListingFilters } from '../../domain/listing/facets.ts';
import type { ListFacts } from '../../domain/listing/listFacts.ts';
import type { PriceScale } from '../../domain/listing/priceScale.ts';
import { parseTypedAmount, readTypedFigure } from '../../domain/money/readAmount.ts';
import { classNames } from '../../ui/classNames.ts';
import { TextField } from '../../ui/fields/TextField.tsx';
import { useI18n } from '../../ui/useI18n.ts';
import styles from './PriceFilter.module.css';
import { PriceRange } from './PriceRange.tsx';

/** The maximum length, in characters, at which the two amounts fit side by side. */
const mostBeside = 10;

type Limits = Pick<ListingFilters, 'minPrice' | 'maxPrice'>;

/**
 * Renders the lowest and the highest price, both as text fields and as a slider with two ends. The
 * fields and the slider follow each other.
 */
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
  const i18n = useI18n();
  const { t, formats } = i18n;
  const long = [scale.low, scale.high].some(
    (price) => formats.money(price, 'short').length > mostBeside,
  );
  const [pending, change] = useDelayedChange<Limits>(onChange);
  const { minPrice, maxPrice } = pending ?? limits;
  const set = (changed: Partial<Limits>) => change({ minPrice, maxPrice, ...changed });
  const [min, max] = [minPrice, maxPrice].map((limit) =>
    parseTypedAmount(limit, scale.low.currency),
  );
  return (
    <div>
      <div className={classNames(styles.figures, long && styles.long)}>
        <PriceField
          label={t('filters.price.min')}
          limit={minPrice}
          unlimited={scale.low}
          error={
            min && max && compareMoney(min, max) > 0 ? t('filters.price.minAboveMax') : undefined
          }
          onLimit={(limit) => set({ minPrice: limit })}
        />
        <PriceField
          label={t('filters.price.max')}
          limit={maxPrice}
          unlimited={scale.high}
          onLimit={(limit) => set({ maxPrice: limit })}
        />
      </div>
      <PriceRange scale={scale} minPrice={minPrice} maxPrice={maxPrice} onChange={set} />
      <p className={styles.note}>{scopeText(i18n, { currencies, notCompared }, scale)}</p>
    </div>
  );
}

/** Says to which prices the limits apply. */
export function scopeText(
  { t, formats }: SiteI18n,
  { currencies, notCompared }: Pick<ListFacts, 'currencies' | 'notCompared'>,
  { low }: PriceScale,
): string {
  if (currencies.every((each) => each === low.currency)) return t('filters.price.scope');
  const currency = formats.currency(low.currency);
  return notCompared.length > 0
    ? t('filters.price.scopeOfSome', { currency, currencies: formats.list(notCompared) })
    : t('filters.price.scopeIn', { currency });
}

/**
 * Renders a field for an amount, which may be typed with or without currency and separators. An
 * empty field removes the limit. Text that is not an amount changes nothing and shows an error.
 * `error` is an error that concerns the limit rather than its text.
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
  const { t, formats } = useI18n();
  const [typed, setTyped] = useState<string>();
  const { currency } = unlimited;
  const amount = parseTypedAmount(limit, currency) ?? unlimited;
  const read = (text: string) => readTypedFigure(formats, text, currency);
  return (
    <TextField
      label={label}
      inputMode="decimal"
      autoComplete="off"
      error={read(typed ?? '') === undefined ? t('filters.price.noAmount') : error}
      value={typed ?? formats.money(amount, 'short')}
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
 * Delays the changes of a control that changes many times a second, such as a slider. Returns the
 * pending value, if there is one, and a function that takes a new value. `onChange` receives the
 * last value once a quarter of a second has passed without another value. If the traveler leaves
 * the page, the pending value is dropped.
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
