import type { Hotel } from '#contracts/provider/hotels.ts';
import type { BedChoice } from '../../domain/addresses/hotelAddress.ts';
import { roomName } from '../../domain/hotels/hotelText.ts';
import { RoomCards, roomsWith } from '../../features/rooms/RoomCards.tsx';
import { useI18n } from '../../ui/useI18n.ts';
import { SampleOffer } from './SampleOffer.tsx';

/**
 * Renders the rooms of a hotel, each with the sample offer, or 'No rooms available'. Spec §2 and
 * §8.
 */
export function PlainRoomList({
  hotel,
  beds,
}: {
  hotel: Pick<Hotel, 'images' | 'room_groups'>;
  beds: BedChoice | '';
}) {
  const i18n = useI18n();
  return (
    <RoomCards
      hotel={hotel}
      rooms={roomsWith(beds, hotel).map((room) => ({
        room,
        offer: <SampleOffer name={roomName(i18n, room)} />,
      }))}
    />
  );
}
