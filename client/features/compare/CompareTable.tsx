import { type ReactNode, useRef } from 'react';
import { guestsText } from '#contracts/texts/stayText.ts';
import type { Party } from '#contracts/values/party.ts';
import type { ComparedRow } from '../../domain/hotels/facilityRows.ts';
import type { Comparison } from '../../domain/hotels/compareHotels.ts';
import type { Offer } from '../../domain/stay/offers.ts';
import type { Stay } from '../../domain/search/searchQuery.ts';
import { classNames } from '../../ui/classNames.ts';
import { CheckIcon } from '../../ui/icons.tsx';
import { SkeletonLines } from '../../ui/Skeleton.tsx';
import { PriceLedger } from '../../ui/stay/PriceLedger.tsx';
import { PriceSummary } from '../../ui/stay/PriceSummary.tsx';
import { CompareHead } from './CompareHead.tsx';
import { useI18n } from '../../ui/useI18n.ts';
import { Isolated } from '../../ui/Isolated.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import styles from './CompareTable.module.css';
import type { ComparedHotel } from './useComparedHotels.ts';

/**
 * Compares hotels side by side in a table, which scrolls sideways in its own region. Rows in which
 * the hotels differ are marked. With `onlyDifferences`, all other rows are left out. With
 * `hasShapes`, the rows appear only after all hotels have loaded, so that they do not grow while
 * someone reads.
 *
 * `addressOf` returns the address of a hotel's page. When a hotel is removed, the focus moves to
 * the region.
 */
export function CompareTable({
  hotels,
  comparison,
  party,
  onlyDifferences,
  hasShapes,
  addressOf,
  onRemove,
}: {
  hotels: readonly ComparedHotel[];
  comparison: Comparison;
  party: Party & Partial<Stay>;
  onlyDifferences: boolean;
  /** Whether skeletons stand in for content that is loading. */
  hasShapes: boolean;
  addressOf: (id: string) => string;
  onRemove: (id: string) => void;
}) {
  const { t } = useI18n();
  const region = useRef<HTMLDivElement>(null);
  const { offers, price } = comparison;
  const shapes = hasShapes && hotels.some(({ status }) => status === 'loading');
  const isShown = ({ differs }: Pick<ComparedRow, 'differs'>) =>
    !shapes && (differs || !onlyDifferences);
  const facts = comparison.facts.filter(isShown);
  const facilities = comparison.facilities.filter(isShown);
  const remove = (id: string) => {
    region.current?.focus({ preventScroll: true });
    onRemove(id);
  };
  return (
    <div
      ref={region}
      role="region"
      aria-label={t('compare.table')}
      tabIndex={0}
      className={styles.region}
    >
      <table className={classNames(styles.table, styles[`of${hotels.length}`])}>
        <CompareHead hotels={hotels} shapes={hasShapes} addressOf={addressOf} onRemove={remove} />
        <tbody>
          {shapes && <RowShapes hotels={hotels.length} />}
          {price && isShown(price) && (
            <CompareRow row={price}>
              {(text, index) => <Price text={text} offer={offers[index]} party={party} />}
            </CompareRow>
          )}
          {facts.map((row) => (
            <CompareRow key={row.label} row={row} />
          ))}
        </tbody>
        {facilities.length > 0 && (
          <tbody>
            <tr>
              <th scope="rowgroup" className={styles.group}>
                {t('compare.facilities')}
              </th>
              <td colSpan={hotels.length} className={styles.filler} />
            </tr>
            {facilities.map((row) => (
              <CompareRow key={row.label} row={row}>
                {(listed) => <Facility listed={listed} />}
              </CompareRow>
            ))}
          </tbody>
        )}
      </table>
      {onlyDifferences && !shapes && !price?.differs && facts.length + facilities.length === 0 && (
        <p className={styles.same}>{t('compare.same')}</p>
      )}
    </div>
  );
}

/** Renders skeletons of the first rows. */
function RowShapes({ hotels }: { hotels: number }) {
  return (
    <tr>
      {Array.from({ length: hotels + 1 }, (_, cell) => (
        <td key={cell} className={cell === 0 ? styles.label : styles.cell}>
          <SkeletonLines widths={shapeWidths} />
        </td>
      ))}
    </tr>
  );
}
const shapeWidths = Array.from({ length: 16 }, (_, line) => (line % 3 === 1 ? '80%' : '50%'));

/**
 * Renders the price of an offer, as a summary and line by line. Without an offer, `text` says why
 * there is none.
 */
function Price({ text, offer, party }: { text: string; offer: Offer | undefined; party: Party }) {
  const i18n = useI18n();
  if (!offer) return text;
  return (
    <div className={styles.price}>
      <PriceSummary
        ledger={offer.ledger}
        guests={guestsText(i18n, party)}
        className={styles.summary}
      />
      <PriceLedger ledger={offer.ledger} />
    </div>
  );
}

function Facility({ listed }: { listed: boolean }) {
  const { t } = useI18n();
  if (!listed) return <span className={styles.not}>{t('compare.facility.notListed')}</span>;
  return (
    <span className={styles.has}>
      <CheckIcon size={16} />
      {t('compare.facility.listed')}
    </span>
  );
}

/**
 * Renders a row of the comparison, with a label and a cell for each hotel. If the hotels differ,
 * the label has the mark 'Differs'. `children` renders the value of a cell. Without `children`, the
 * cell shows the value itself.
 */
function CompareRow<Value extends string | boolean>({
  row: { label, values, differs },
  children = (value) => <Isolated>{String(value)}</Isolated>,
}: {
  row: ComparedRow<Value>;
  children?: (value: Value, index: number) => ReactNode;
}) {
  const { t } = useI18n();
  return (
    <tr className={differs ? styles.differs : undefined}>
      <th scope="row" className={styles.label}>
        <Isolated>{label}</Isolated>
        {differs && <span className={styles.mark}>{t('compare.differs')}</span>}
      </th>
      {values.map((value, index) => (
        <td key={index} className={styles.cell}>
          {value === undefined ? (
            <VisuallyHidden>{t('compare.notKnown')}</VisuallyHidden>
          ) : (
            children(value, index)
          )}
        </td>
      ))}
    </tr>
  );
}
