import { type ReactNode, useRef } from 'react';
import { Button } from '../../ui/Button.tsx';
import { FilterControls, type FilterProps } from './FilterControls.tsx';
import { useI18n } from '../../ui/useI18n.ts';
import styles from './FilterPanel.module.css';
import { Skeleton, SkeletonLines } from '../../ui/Skeleton.tsx';
import { MapButton } from './MapPreview.tsx';

/**
 * The listing's left column: beside the results where it is `wide`, else a drawer behind 'Filters'
 * in a bar that stays in view, with `sort` and the map. The choices are in the address, so they
 * survive closing the drawer and turning a tablet. While the hotels are `loading`, shapes stand for
 * the controls, which depend on them.
 */
export function FilterPanel({ wide, ...panel }: PanelProps & { wide: boolean }) {
  const { t } = useI18n();
  if (!wide) return <FilterDrawer {...panel} />;
  const { loading, ...filters } = panel;
  return (
    <aside aria-label={t('filters.title')}>
      {loading ? <FilterSkeleton /> : <FilterControls {...filters} />}
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

/** The drawer is closed when it opens the map, which is below its button. */
function FilterDrawer({ sort, loading, ...filters }: PanelProps) {
  const { t } = useI18n();
  const drawer = useRef<HTMLDialogElement>(null);
  const { shown, change, listed } = filters;
  return (
    <>
      <div className={styles.bar}>
        <Button onClick={() => drawer.current?.showModal()}>{t('filters.title')}</Button>
        {sort}
        <MapButton
          short
          open={shown.map}
          mapped={listed.list.mapped}
          onChange={(map) => change({ map, page: shown.page })}
        />
      </div>
      <dialog ref={drawer} aria-label={t('filters.title')} className={styles.drawer}>
        <div className={styles.controls}>
          {loading ? (
            <FilterSkeleton />
          ) : (
            <FilterControls {...filters} onMap={() => drawer.current?.close()} />
          )}
        </div>
        <div className={styles.close}>
          <Button look="brand" wide onClick={() => drawer.current?.close()}>
            {t('filters.showResults')}
          </Button>
        </div>
      </dialog>
    </>
  );
}
