import { useState } from 'react';
import { HeartIcon } from '../../ui/icons.tsx';
import styles from './FavouriteButton.module.css';

/** The heart over a picture. It remembers being pressed as long as it is shown, and nothing else. Spec §2. */
export function FavouriteButton({ hotelName }: { hotelName: string }) {
  const [pressed, setPressed] = useState(false);
  return (
    <button
      type="button"
      className={styles.heart}
      aria-label={`Add to favorites: ${hotelName}`}
      title="Add to favorites"
      aria-pressed={pressed}
      onClick={() => setPressed(!pressed)}
    >
      <HeartIcon filled={pressed} />
    </button>
  );
}
