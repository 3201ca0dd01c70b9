import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { listingAddress } from '../../domain/addresses/listingAddress.ts';
import { noFilters } from '../../domain/listing/facets.ts';
import { activeFilters } from '../../domain/listing/filterHotels.ts';
import { useI18n } from '../../ui/useI18n.ts';
import { CloseIcon } from '../../ui/icons.tsx';
import styles from './ActiveFilters.module.css';
import { FilterButton } from './FilterButton.tsx';
import type { FilterProps } from './FilterControls.tsx';

/**
 * Lists the active filters, each with a button to remove it, and 'Clear all'. When a button with
 * the focus disappears, the focus moves to the group. The server renders the filters as links. ADR
 * 0042.
 */
export function ActiveFilters({ shown, change, listed }: Omit<FilterProps, 'withSamples'>) {
  const group = useRef<HTMLDivElement>(null);
  const i18n = useI18n();
  const { t } = i18n;
  const active = activeFilters(i18n, listed.list, shown);
  const remove = (off: Partial<typeof noFilters>) => {
    group.current?.focus({ preventScroll: true });
    change(off);
  };
  return (
    <div
      ref={group}
      role="group"
      aria-label={t('filters.active.title')}
      tabIndex={-1}
      className={styles.filters}
    >
      {active.map(({ text, off }) => {
        const chip = {
          className: styles.chip,
          'aria-label': t('filters.active.remove', { filter: text }),
          children: [text, <CloseIcon key="" size={16} />],
        };
        return typeof window === 'undefined' ? (
          <Link key={text} to={listingAddress({ ...shown, ...off, page: 1 })} {...chip} />
        ) : (
          <button key={text} type="button" onClick={() => remove(off)} {...chip} />
        );
      })}
      {active.length > 0 && (
        <FilterButton look="quiet" shown={shown} off={noFilters} change={remove}>
          {t('filters.active.clear')}
        </FilterButton>
      )}
    </div>
  );
}
