import { chakra } from '@chakra-ui/react/styled-system';
import type { Hotel } from '#contracts/hotels.ts';
import { imageUrls } from '../../domain/hotel.ts';
import { RoomCard } from './RoomCard.tsx';
import type { RoomOffer } from './sampleStay.ts';

/**
 * The rooms of a hotel, or 'No rooms available'. Rooms have no pictures of their own, so they use the
 * hotel's in turn, starting with the second because the first shows the building. Spec §2 and §8.
 */
export function RoomList({
  hotel,
  offer,
}: {
  hotel: Pick<Hotel, 'images' | 'room_groups'>;
  offer: RoomOffer;
}) {
  const rooms = hotel.room_groups ?? [];
  const pictures = imageUrls(hotel, 'x600').slice(1);
  if (rooms.length === 0) {
    return (
      <chakra.p p="6" bg="sand" borderRadius="card" alignSelf="start">
        No rooms available
      </chakra.p>
    );
  }
  return (
    <chakra.ul
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }}
      alignContent="start"
      gap="5"
      listStyleType="none"
    >
      {rooms.map((room, index) => (
        <RoomCard
          key={index}
          room={room}
          picture={pictures[index % pictures.length]}
          offer={offer}
        />
      ))}
    </chakra.ul>
  );
}
