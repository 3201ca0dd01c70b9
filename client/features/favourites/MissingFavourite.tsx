import { Button } from '../../ui/Button.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import styles from './FavouriteCard.module.css';
import type { Favourite } from './storedFavourites.ts';
import { useToggleFavourite } from './useToggleFavourite.ts';

/** Says that the hotel of a favourite is gone, or could not be loaded, and what can be done about it. */
export function MissingFavourite({
  favourite,
  gone,
  onRetry,
}: {
  favourite: Favourite;
  gone: boolean;
  onRetry: () => void;
}) {
  const toggle = useToggleFavourite();
  const of = <VisuallyHidden>: {favourite.name}</VisuallyHidden>;
  return (
    <>
      <p className={styles.missing}>
        {gone ? 'This property is no longer offered.' : 'This property could not be loaded.'}
      </p>
      <div className={styles.actions}>
        {!gone && <Button onClick={onRetry}>Try again{of}</Button>}
        <Button onClick={() => toggle(favourite)}>Remove{of}</Button>
      </div>
    </>
  );
}
