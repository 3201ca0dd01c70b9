import { type ReactNode, useRef } from 'react';
import { Button } from '../../ui/Button.tsx';
import { FilterControls, type FilterProps } from './FilterControls.tsx';
import styles from './FilterPanel.module.css';
import { MapButton } from './MapPreview.tsx';

/**
 * The listing's left column: beside the results where it is `wide`, else a drawer behind 'Filters' in a bar
 * that stays in view, with `sort` and the map. The choices are in the address, so they survive closing the
 * drawer and turning a tablet.
 */
export function FilterPanel({
  wide,
  sort,
  ...filters
}: FilterProps & { wide: boolean; sort: ReactNode }) {
  if (!wide) return <FilterDrawer sort={sort} {...filters} />;
  return (
    <aside aria-label="Filters">
      <FilterControls {...filters} />
    </aside>
  );
}

/** The drawer is closed when it opens the map, which is below its button. */
function FilterDrawer({ sort, ...filters }: FilterProps & { sort: ReactNode }) {
  const drawer = useRef<HTMLDialogElement>(null);
  const { shown, change, listed } = filters;
  return (
    <>
      <div className={styles.bar}>
        <Button onClick={() => drawer.current?.showModal()}>Filters</Button>
        {sort}
        <MapButton
          short
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
