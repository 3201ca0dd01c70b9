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
 * The heart of a hotel: pressed while it is a favourite on this device. Its name stays the same, as
 * that of a pressed button must. It stands over a picture unless it is `inline`, there without a
 * circle around it if it is `bare`. When the device keeps no more favourites, it is `aria-disabled`
 * and says so. Spec §2.
 */
export function FavouriteButton({
  hotel,
  stay,
  inline = false,
  bare = false,
}: {
  hotel: Pick<Favourite, 'id' | 'name'>;
  /** The query of the hotel's page with the stay that is looked at, which the favourite keeps. */
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

/** Adds a favourite or removes it, in the store and on the device. */
function toggleFavourite(hotel: Favourite): Thunk<void, StateWithFavourites> {
  return (dispatch, getState, { storage }) => {
    dispatch(favouriteToggled(toFavourite(hotel)));
    keepFavourites(storage, selectFavourites(getState()));
  };
}

/**
 * Returns a function that makes a hotel a favourite, with the stay that it was found with, or
 * removes it when it is one.
 */
export function useToggleFavourite(): (hotel: Favourite) => void {
  const dispatch = useThunkDispatch<StateWithFavourites>();
  return (hotel) => dispatch(toggleFavourite(hotel));
}
