import { useEffect, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { Button } from '../../ui/Button.tsx';
import { FavoriteCard } from './FavoriteCard.tsx';
import { useI18n } from '../../ui/useI18n.ts';
import styles from './FavoriteList.module.css';
import { selectFavorites } from './favoritesSlice.ts';
import type { Favorite } from '#contracts/site/account/favorites.ts';
import { useToggleFavorite } from './FavoriteButton.tsx';

/**
 * Renders cards of some favorites. After a favorite was removed, a note says so and offers to add
 * it again. The note takes over the focus of the removed card.
 */
export function FavoriteList({ shown }: { shown: readonly Favorite[] }) {
  const { t } = useI18n();
  const favorites = useSelector(selectFavorites);
  const [before, setBefore] = useState(favorites);
  const [removed, setRemoved] = useState<Favorite>();
  const toggle = useToggleFavorite();
  const note = useRef<HTMLDivElement>(null);
  if (before !== favorites) {
    setBefore(favorites);
    setRemoved(before.find(({ id }) => favorites.every((other) => other.id !== id)));
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
            <span>{t('favorites.removed', { name: removed.name })}</span>
            <Button look="quiet" onClick={() => toggle(removed)}>
              {t('favorites.undo')}
            </Button>
          </>
        )}
      </div>
      <ul className={styles.cards}>
        {shown.map((favorite) => (
          <li key={favorite.id}>
            <FavoriteCard favorite={favorite} />
          </li>
        ))}
      </ul>
    </>
  );
}
