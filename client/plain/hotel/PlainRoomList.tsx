import type { Hotel } from '#contracts/provider/hotels.ts';
import type { BedChoice } from '../../domain/hotels/beds.ts';
import { roomName } from '../../domain/hotels/hotelText.ts';
import { RoomCards } from '../../features/rooms/RoomCards.tsx';
import { useI18n } from '../../ui/useI18n.ts';
import { SampleOffer } from './SampleOffer.tsx';

/** The rooms of a hotel, each with the sample offer, or 'No rooms available'. Spec §2 and §8. */
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
      inPairs
      hotel={hotel}
      beds={beds}
      arrange={(rooms) =>
        rooms.map((room) => ({ room, offer: <SampleOffer name={roomName(i18n, room)} /> }))
      }
    />
  );
}
