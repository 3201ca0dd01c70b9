import { Grid } from '@chakra-ui/react';
import { chakra } from '@chakra-ui/react/styled-system';
import type { Hotel } from '#contracts/provider/hotels.ts';
import { keyed } from '../../domain/hotels/hotel.ts';
import { HotelCard } from './HotelCard.tsx';

/** A grid of 4, 2 or 1 hotels a row; it shows 'Loading hotels...' while there are none. Spec §2 and §8. */
export function HotelGrid({
  hotels,
  live,
  addressOf,
}: {
  hotels: readonly Hotel[];
  live: boolean;
  addressOf: (id: string) => string;
}) {
  if (hotels.length === 0) return <chakra.p color="inkMuted">Loading hotels...</chakra.p>;
  return (
    <Grid
      as="ul"
      listStyleType="none"
      templateColumns={{ base: '1fr', sm: '1fr 1fr', lg: 'repeat(4, 1fr)' }}
      gap="5"
    >
      {keyed(hotels).map(({ key, hotel }) => (
        <li key={key}>
          <HotelCard hotel={hotel} live={live} address={addressOf(hotel.id)} />
        </li>
      ))}
    </Grid>
  );
}
