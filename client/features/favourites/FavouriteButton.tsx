import { useSelector } from 'react-redux';
import { classNames } from '../../ui/classNames.ts';
import { HeartIcon } from '../../ui/icons.tsx';
import { useI18n } from '../../ui/useI18n.ts';
import styles from './FavouriteButton.module.css';
import {
  favouriteToggled,
  selectFavourites,
  selectFavouritesFull,
  selectIsFavourite,
  type StateWithFavourites,
} from './favouritesSlice.ts';
import { type Favourite, maxFavourites } from '#contracts/site/account/favourites.ts';
import { type Thunk, useThunkDispatch } from '../../api/thunk.ts';
import { keepFavourites, toFavourite } from './storedFavourites.ts';

/**
 * Renders the heart of a hotel, which is pressed while the hotel is a favorite on this device. The
 * accessible name stays the same in both states, as for every button with `aria-pressed`.
 *
 * The heart is over a picture, unless it is `inline`. With `bare` it has no circle around it. Once
 * the device cannot keep further favorites, the heart is `aria-disabled` and says so. Spec §2.
 */
export function FavouriteButton({
  hotel,
  stay,
  inline = false,
  bare = false,
}: {
  hotel: Pick<Favourite, 'id' | 'name'>;
  /** The query of the hotel's page with the current stay, which the favorite keeps. */
  stay?: string | undefined;
  inline?: boolean;
  bare?: boolean;
}) {
  const { t } = useI18n();
  const toggle = useToggleFavourite();
  const pressed = useSelector((state: StateWithFavourites) => selectIsFavourite(state, hotel.id));
  const refused = useSelector(selectFavouritesFull) && !pressed;
  return (
    <button
      type="button"
      className={classNames(
        styles.heart,
        inline ? styles.inline : bare ? styles.bare : styles.over,
      )}
      aria-label={t('favourites.heart.addOf', { name: hotel.name })}
      title={
        refused
          ? t('favourites.heart.full', { most: maxFavourites })
          : t(pressed ? 'favourites.heart.added' : 'favourites.heart.add')
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
function toggleFavourite(hotel: Favourite): Thunk<void, StateWithFavourites> {
  return (dispatch, getState, { storage }) => {
    dispatch(favouriteToggled(toFavourite(hotel)));
    keepFavourites(storage, selectFavourites(getState()));
  };
}

/**
 * Returns a function that adds a hotel with its stay to the favorites, or removes it if it is
 * already there.
 */
export function useToggleFavourite(): (hotel: Favourite) => void {
  const dispatch = useThunkDispatch<StateWithFavourites>();
  return (hotel) => dispatch(toggleFavourite(hotel));
}
