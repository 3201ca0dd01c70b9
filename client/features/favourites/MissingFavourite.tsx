import { Button } from '../../ui/Button.tsx';
import styles from './FavouriteCard.module.css';
import type { Favourite } from '#contracts/site/favourites.ts';
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
  return (
    <>
      <p className={styles.missing}>
        {gone ? 'This property is no longer offered.' : 'This property could not be loaded.'}
      </p>
      <div className={styles.actions}>
        {!gone && (
          <Button aria-label={`Try again: ${favourite.name}`} onClick={onRetry}>
            Try again
          </Button>
        )}
        <Button aria-label={`Remove: ${favourite.name}`} onClick={() => toggle(favourite)}>
          Remove
        </Button>
      </div>
    </>
  );
}
