import { useRef } from 'react';
import { noFilters } from '../../domain/listing/facets.ts';
import { activeFilters } from '../../domain/listing/filterHotels.ts';
import { useI18n } from '../../ui/useI18n.ts';
import { CloseIcon } from '../../ui/icons.tsx';
import { Button } from '../../ui/Button.tsx';
import styles from './ActiveFilters.module.css';
import type { FilterProps } from './FilterControls.tsx';

/**
 * The filters that are on, each with a button that removes it, and 'Clear all'. The focus stays in
 * the group when its button goes.
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
      {active.map(({ text, off }) => (
        <button
          key={text}
          type="button"
          aria-label={t('filters.active.remove', { filter: text })}
          className={styles.chip}
          onClick={() => remove(off)}
        >
          {text}
          <CloseIcon size={16} />
        </button>
      ))}
      {active.length > 0 && (
        <Button look="quiet" onClick={() => remove(noFilters)}>
          {t('filters.active.clear')}
        </Button>
      )}
    </div>
  );
}
