import { useRef } from 'react';
import { Button } from '../../ui/Button.tsx';
import { useMediaQuery } from '../../ui/useMediaQuery.ts';
import { FilterControls, type FilterProps } from './FilterControls.tsx';
import styles from './FilterPanel.module.css';
import { MapButton } from './MapPreview.tsx';

/**
 * The listing's left column: beside the results on wide screens, a drawer behind 'Filters' on narrow
 * ones. The choices are in the address, so they survive closing the drawer and turning a tablet.
 */
export function FilterPanel(filters: FilterProps) {
  const wide = useMediaQuery('(min-width: 1024px)');
  if (!wide) return <FilterDrawer {...filters} />;
  return (
    <aside aria-label="Filters">
      <FilterControls {...filters} />
    </aside>
  );
}

/** The drawer is closed when it opens the map, which is below its button. */
function FilterDrawer(filters: FilterProps) {
  const drawer = useRef<HTMLDialogElement>(null);
  const { shown, change, listed } = filters;
  return (
    <>
      <div className={styles.open}>
        <Button onClick={() => drawer.current?.showModal()}>Filters</Button>
        <MapButton
          open={shown.map}
          mapped={listed.list.mapped}
          onChange={(map) => change({ map, page: shown.page })}
        />
      </div>
      <dialog ref={drawer} aria-label="Filters" className={styles.drawer}>
        <div className={styles.controls}>
          <FilterControls {...filters} onMap={() => drawer.current?.close()} />
        </div>
        <div className={styles.close}>
          <Button look="brand" wide onClick={() => drawer.current?.close()}>
            Show results
          </Button>
        </div>
      </dialog>
    </>
  );
}
