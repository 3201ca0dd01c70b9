import { useSelector } from 'react-redux';
import { classNames } from '../../ui/classNames.ts';
import { HeartIcon } from '../../ui/icons.tsx';
import { useI18n } from '../../ui/useI18n.ts';
import styles from './FavoriteButton.module.css';
import {
  favoriteToggled,
  selectFavorites,
  selectFavoritesFull,
  selectIsFavorite,
  type StateWithFavorites,
} from './favoritesSlice.ts';
import { type Favorite, maxFavorites } from '#contracts/site/account/favorites.ts';
import { type Thunk, useThunkDispatch } from '../../api/thunk.ts';
import { keepFavorites, toFavorite } from './storedFavorites.ts';

/**
 * Renders the heart of a hotel, which is pressed while the hotel is a favorite on this device. The
 * accessible name stays the same in both states, as for every button with `aria-pressed`.
 *
 * The heart is over a picture, unless it is `inline`. With `bare` it has no circle around it. Once
 * the device cannot keep further favorites, the heart is `aria-disabled` and says so. Spec §2.
 */
export function FavoriteButton({
  hotel,
  stay,
  inline = false,
  bare = false,
}: {
  hotel: Pick<Favorite, 'id' | 'name'>;
  /** The query of the hotel's page with the current stay, which the favorite keeps. */
  stay?: string | undefined;
  inline?: boolean;
  bare?: boolean;
}) {
  const { t } = useI18n();
  const toggle = useToggleFavorite();
  const pressed = useSelector((state: StateWithFavorites) => selectIsFavorite(state, hotel.id));
  const refused = useSelector(selectFavoritesFull) && !pressed;
  return (
    <button
      type="button"
      className={classNames(
        styles.heart,
        inline ? styles.inline : bare ? styles.bare : styles.over,
      )}
      aria-label={t('favorites.heart.addOf', { name: hotel.name })}
      title={
        refused
          ? t('favorites.heart.full', { most: maxFavorites })
          : t(pressed ? 'favorites.heart.added' : 'favorites.heart.add')
      }
      aria-pressed={pressed}
      aria-disabled={refused || undefined}
      onClick={() => toggle({ ...hotel, stay })}
    >
      <HeartIcon filled={pressed} />
    </button>
  );
}

/** Adds or removes a favorite, in the store and on the device. */
function toggleFavorite(hotel: Favorite): Thunk<void, StateWithFavorites> {
  return (dispatch, getState, { storage }) => {
    dispatch(favoriteToggled(toFavorite(hotel)));
    keepFavorites(storage, selectFavorites(getState()));
  };
}

/**
 * Returns a function that adds a hotel with its stay to the favorites, or removes it if it is
 * already there.
 */
export function useToggleFavorite(): (hotel: Favorite) => void {
  const dispatch = useThunkDispatch<StateWithFavorites>();
  return (hotel) => dispatch(toggleFavorite(hotel));
}
