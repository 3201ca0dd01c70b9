import type { ListingFilters } from '../../domain/listing/facets.ts';
import {
  lastPosition,
  limitAt,
  positionOf,
  type PriceScale,
} from '../../domain/listing/priceScale.ts';
import { parseTypedAmount } from '../../domain/money/readAmount.ts';
import { classNames } from '../../ui/classNames.ts';
import { useI18n } from '../../ui/useI18n.ts';
import styles from './PriceRange.module.css';

type Limits = Pick<ListingFilters, 'minPrice' | 'maxPrice'>;

/**
 * Renders a slider with two ends over a histogram of the prices. The ends cannot pass each other.
 */
export function PriceRange({
  scale,
  minPrice,
  maxPrice,
  onChange,
}: Limits & { scale: PriceScale; onChange: (changed: Partial<Limits>) => void }) {
  const { t, formats } = useI18n();
  const from = positionOf(scale, minPrice, 0);
  const to = positionOf(scale, maxPrice, lastPosition);
  const { low, high } = scale;
  const spoken = (limit: string, unlimited: typeof low) =>
    formats.money(parseTypedAmount(limit, low.currency) ?? unlimited, 'short');
  const end = { type: 'range', min: 0, max: lastPosition, className: styles.end } as const;
  return (
    <div>
      <Histogram bars={scale.bars} from={from} to={to} />
      <div className={styles.slider}>
        <input
          {...end}
          aria-label={t('filters.price.lowest')}
          aria-valuetext={spoken(minPrice, low)}
          value={from}
          onChange={({ target }) =>
            onChange({ minPrice: limitAt(scale, Math.min(target.valueAsNumber, to), 0) })
          }
        />
        <input
          {...end}
          aria-label={t('filters.price.highest')}
          aria-valuetext={spoken(maxPrice, high)}
          value={to}
          onChange={({ target }) =>
            onChange({
              maxPrice: limitAt(scale, Math.max(target.valueAsNumber, from), lastPosition),
            })
          }
        />
      </div>
    </div>
  );
}

function Histogram({ bars, from, to }: { bars: readonly number[]; from: number; to: number }) {
  const width = lastPosition / bars.length;
  const most = Math.max(1, ...bars);
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${lastPosition} 40`}
      preserveAspectRatio="none"
      className={styles.histogram}
    >
      {bars.map((hotels, index) => {
        const height = (hotels / most) * 40;
        const inside = (index + 1) * width > from && index * width < to;
        return (
          <rect
            key={index}
            x={index * width}
            y={40 - height}
            width={width * 0.85}
            height={height}
            className={classNames(styles.bar, inside && styles.inside)}
          />
        );
      })}
    </svg>
  );
}
