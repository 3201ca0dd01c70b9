import { useEffect, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { Button } from '../../ui/Button.tsx';
import { FavouriteCard } from './FavouriteCard.tsx';
import { useI18n } from '../../ui/useI18n.ts';
import styles from './FavouriteList.module.css';
import { selectFavourites } from './favouritesSlice.ts';
import type { Favourite } from '#contracts/site/account/favourites.ts';
import { useToggleFavourite } from './FavouriteButton.tsx';

/**
 * Renders cards of some favorites. After a favorite was removed, a note says so and offers to add
 * it again. The note takes over the focus of the removed card.
 */
export function FavouriteList({ shown }: { shown: readonly Favourite[] }) {
  const { t } = useI18n();
  const favourites = useSelector(selectFavourites);
  const [before, setBefore] = useState(favourites);
  const [removed, setRemoved] = useState<Favourite>();
  const toggle = useToggleFavourite();
  const note = useRef<HTMLDivElement>(null);
  if (before !== favourites) {
    setBefore(favourites);
    setRemoved(before.find(({ id }) => favourites.every((other) => other.id !== id)));
  }
  useEffect(() => {
    if (removed && document.activeElement === document.body) {
      note.current?.focus({ preventScroll: true });
    }
  }, [removed]);
  return (
    <>
      <div ref={note} role="status" tabIndex={-1} className={styles.note}>
        {removed && (
          <>
            <span>{t('favourites.removed', { name: removed.name })}</span>
            <Button look="quiet" onClick={() => toggle(removed)}>
              {t('favourites.undo')}
            </Button>
          </>
        )}
      </div>
      <ul className={styles.cards}>
        {shown.map((favourite) => (
          <li key={favourite.id}>
            <FavouriteCard favourite={favourite} />
          </li>
        ))}
      </ul>
    </>
  );
}
