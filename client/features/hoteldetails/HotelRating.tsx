import { Flex } from '@chakra-ui/react';
import type { Hotel } from '#contracts/provider/hotels.ts';
import { ratingLabel } from '../../domain/hotels/hotel.ts';
import { StarIcon } from '../../ui/icons.tsx';

const mostStars = 5;

/** The star rating drawn, never more than it says nor more than five, with its words behind it. Spec §2. */
export function HotelRating({ hotel }: { hotel: Pick<Hotel, 'star_rating'> }) {
  const stars = Math.min(mostStars, Math.floor(hotel.star_rating ?? 0));
  return (
    <Flex as="span" align="center" gap="2">
      {stars > 0 && (
        <Flex as="span" color="amber">
          {Array.from({ length: stars }, (_, star) => (
            <StarIcon key={star} filled size={16} />
          ))}
        </Flex>
      )}
      {ratingLabel(hotel)}
    </Flex>
  );
}
