import type { Hotel } from '#contracts/provider/hotels.ts';
import type { RateFact } from '#contracts/site/rateFacts.ts';
import type { Party } from '#contracts/values/party.ts';
import type { BedChoice } from '../../domain/hotels/beds.ts';
import { roomName } from '../../domain/hotels/hotelText.ts';
import { bookedFirst, type BookedTerms, isBookedRoom } from '../../domain/stay/bookedFirst.ts';
import { roomsWithOffers } from '../../domain/stay/roomsWithOffers.ts';
import { useI18n } from '../../ui/useI18n.ts';
import { RoomCards, roomsWith } from './RoomCards.tsx';
import styles from './RoomList.module.css';
import { ofRoom, type RoomChoice, RoomOffers, termsOf, UncollectedNote } from './RoomOffers.tsx';

type HotelRooms = Pick<Hotel, 'id' | 'images' | 'room_groups' | 'rates' | 'time_zone'>;

/**
 * The rooms of a hotel with the offers that fit a room of the party, the cheapest first and rooms
 * without any last. Above them it says once that some are not booked here.
 */
export function RoomList({
  hotel,
  party,
  choice,
  beds,
  wanted = [],
  change = '',
  booked,
  most = Infinity,
  folds = false,
}: {
  hotel: HotelRooms;
  party: Party;
  /** The room that they are for; undefined for a party of one. */
  choice?: RoomChoice | undefined;
  beds: BedChoice | '';
  /** The facts of the offers that come first. */
  wanted?: readonly RateFact[];
  /**
   * The id of the booking that is being changed, and the booking itself: its room and terms come
   * first.
   */
  change?: string;
  booked?: BookedTerms | undefined;
  /** How many rooms are shown. */
  most?: number;
  /** Whether the offers of each room fold behind the first. */
  folds?: boolean;
}) {
  const i18n = useI18n();
  const offered = roomsWithOffers(
    { ...hotel, room_groups: roomsWith(beds, hotel) },
    ofRoom(party, choice),
    (offer) => termsOf(i18n, offer, hotel.time_zone),
    wanted,
  );
  const shown = (booked ? bookedFirst(offered, booked) : offered).slice(0, most);
  const rooms = shown.map(({ room, offers }) => ({
    room,
    rates: offers.flatMap((offer) => offer.rates),
    offer: (
      <>
        {booked && isBookedRoom({ room }, booked) && (
          <p className={styles.booked}>{i18n.t('rooms.booked')}</p>
        )}
        <RoomOffers
          hotel={hotel}
          name={roomName(i18n, room)}
          offers={offers}
          party={party}
          choice={choice}
          wanted={wanted}
          change={change}
          folds={folds}
        />
      </>
    ),
  }));
  return (
    <>
      <UncollectedNote hotel={hotel} offers={shown.flatMap(({ offers }) => offers)} />
      <RoomCards hotel={hotel} rooms={rooms} />
    </>
  );
}
