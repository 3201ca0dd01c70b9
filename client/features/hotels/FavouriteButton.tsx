import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { HeartIcon } from '../../ui/icons.tsx';

const Heart = chakra('button', {
  base: {
    position: 'absolute',
    top: '2',
    right: '2',
    display: 'grid',
    placeItems: 'center',
    boxSize: '11',
    bg: 'surface',
    color: 'coral',
    borderRadius: 'pill',
    boxShadow: 'float',
    cursor: 'pointer',
  },
});

/** The heart over a picture. It remembers being pressed as long as it is shown, and nothing else. Spec §2. */
export function FavouriteButton({ hotelName }: { hotelName: string }) {
  const [pressed, setPressed] = useState(false);
  return (
    <Heart
      type="button"
      aria-label={`Add to favorites: ${hotelName}`}
      title="Add to favorites"
      aria-pressed={pressed}
      onClick={() => setPressed(!pressed)}
    >
      <HeartIcon filled={pressed} />
    </Heart>
  );
}
