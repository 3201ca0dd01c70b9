import { type ReactNode, useDeferredValue, useRef, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { FilterControls, type FilterProps } from './FilterControls.tsx';
import { SkipTo } from '../../ui/frame/SkipLink.tsx';
import { useI18n } from '../../ui/useI18n.ts';
import styles from './FilterPanel.module.css';
import { Skeleton, SkeletonLines } from '../../ui/Skeleton.tsx';
import { CloseIcon } from '../../ui/icons.tsx';
import { MapButton, MapPreview } from './MapPreview.tsx';

/**
 * The id of the heading of the results. The heading follows the filters and takes the focus when
 * they are skipped.
 */
export const resultsId = 'results';

/**
 * Renders the filters of the listing. If `wide`, they are a column beside the results, which
 * scrolls on its own and stays in view. Otherwise they are in a drawer. The button 'Filters' opens
 * the drawer. It is on a bar that stays in view, together with `sort` and the map button.
 *
 * The choices are in the address, so they are not lost when the drawer closes or a tablet is
 * turned. While the hotels are `loading`, skeletons replace the controls, because the controls
 * depend on the hotels.
 */
export function FilterPanel({ wide, ...panel }: PanelProps & { wide: boolean }) {
  const { t } = useI18n();
  if (!wide) return <FilterDrawer {...panel} />;
  const { loading, ...filters } = panel;
  const { shown, change, listed, withSamples } = filters;
  return (
    <aside aria-label={t('filters.title')} className={withSamples ? undefined : styles.column}>
      <SkipTo to={resultsId}>{t('filters.skip')}</SkipTo>
      {loading ? (
        <FilterSkeleton />
      ) : (
        <>
          <MapPreview
            open={shown.map}
            mapped={listed.list.mapped}
            onChange={(map) => change({ map, page: shown.page })}
          />
          <FilterControls {...filters} />
        </>
      )}
    </aside>
  );
}

type PanelProps = FilterProps & { sort: ReactNode; loading: boolean };

function FilterSkeleton() {
  return (
    <>
      <Skeleton className={styles.preview} />
      <SkeletonLines widths={['60%', '80%', '45%', '70%', '55%', '65%', '40%', '75%']} />
    </>
  );
}

function FilterDrawer({ sort, loading, ...filters }: PanelProps) {
  const { t } = useI18n();
  const drawer = useRef<HTMLDialogElement>(null);
  const [opened, setOpened] = useState(false);
  // The drawer is closed at first, so its controls must not delay the page.
  const ready = useDeferredValue(true, false);
  const hasControls = (opened || ready) && !loading;
  const { shown, change, listed } = filters;
  const close = () => drawer.current?.close();
  const open = () => {
    setOpened(true);
    drawer.current?.showModal();
  };
  return (
    <>
      <div className={styles.bar}>
        <Button onClick={open}>{t('filters.title')}</Button>
        {sort}
        <MapButton
          short
          open={shown.map}
          mapped={listed.list.mapped}
          onChange={(map) => change({ map, page: shown.page })}
        />
      </div>
      <dialog ref={drawer} aria-label={t('filters.title')} className={styles.drawer}>
        <div className={styles.top}>
          <h2>{t('filters.title')}</h2>
          <button
            type="button"
            aria-label={t('filters.close')}
            className={styles.close}
            onClick={close}
          >
            <CloseIcon />
          </button>
        </div>
        <div className={styles.controls}>
          {hasControls ? <FilterControls {...filters} /> : <FilterSkeleton />}
        </div>
        <div className={styles.foot}>
          <Button look="brand" wide onClick={close}>
            {t(listed.list.hasRates ? 'filters.showHotels' : 'filters.showResults', {
              count: loading ? 0 : (listed.availability?.available ?? listed.matches.length),
            })}
          </Button>
        </div>
      </dialog>
    </>
  );
}
