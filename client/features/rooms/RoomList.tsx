import type { Hotel } from '#contracts/provider/hotels.ts';
import type { RateFact } from '#contracts/site/rateFacts.ts';
import type { Party } from '#contracts/values/party.ts';
import type { BedChoice } from '../../domain/addresses/hotelAddress.ts';
import { roomNameAmong } from '../../domain/hotels/hotelText.ts';
import { bookedFirst, type BookedTerms, isBookedRoom } from '../../domain/stay/bookedFirst.ts';
import { roomsWithOffers } from '../../domain/stay/roomsWithOffers.ts';
import { useI18n } from '../../ui/useI18n.ts';
import { roomsWith } from './RoomCards.tsx';
import styles from './RoomList.module.css';
import { ofRoom, type RoomChoice, RoomOffers, termsOf, UncollectedNote } from './RoomOffers.tsx';
import { RoomWithRates } from './RoomWithRates.tsx';

type HotelRooms = Pick<Hotel, 'id' | 'images' | 'room_groups' | 'rates' | 'time_zone'>;

/**
 * Lists the rooms of a hotel with the offers that fit a room of the party. Rooms with the cheapest
 * offers come first, and rooms without offers last. A note above the rooms says if some offers
 * cannot be booked on this site.
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
  mostRates = Infinity,
  saysTaxes = false,
}: {
  hotel: HotelRooms;
  party: Party;
  /** The room of the party that the offers are for, or undefined for a party of one room. */
  choice?: RoomChoice | undefined;
  beds: BedChoice | '';
  /** The facts whose offers come first. */
  wanted?: readonly RateFact[];
  /**
   * The id of the booking that is being changed, and that booking. The booked room and its terms
   * come first.
   */
  change?: string;
  booked?: BookedTerms | undefined;
  /** The maximum number of rooms. */
  most?: number;
  /** How many offers of each room are visible before the button for the others. */
  mostRates?: number;
  /** Whether each row says if its price includes taxes, because only some prices do. */
  saysTaxes?: boolean;
}) {
  const i18n = useI18n();
  const offered = roomsWithOffers(
    { ...hotel, room_groups: roomsWith(beds, hotel) },
    ofRoom(party, choice),
    (offer) => termsOf(i18n, offer, hotel.time_zone),
    wanted,
  );
  const shown = (booked ? bookedFirst(offered, booked) : offered).slice(0, most);
  const all = hotel.room_groups ?? [];
  if (shown.length === 0) {
    return (
      <p className={styles.none}>
        {i18n.t(all.length === 0 ? 'rooms.none' : 'rooms.noneWithBeds')}
      </p>
    );
  }
  return (
    <>
      <UncollectedNote hotel={hotel} offers={shown.flatMap(({ offers }) => offers)} />
      <ul className={styles.rooms}>
        {shown.map(({ room, offers }) => {
          const name = roomNameAmong(i18n, room, all);
          return (
            <RoomWithRates
              key={all.indexOf(room)}
              room={room}
              name={name}
              rates={offers.flatMap((offer) => offer.rates)}
            >
              {booked && isBookedRoom({ room }, booked) && (
                <p className={styles.booked}>{i18n.t('rooms.booked')}</p>
              )}
              <RoomOffers
                hotel={hotel}
                name={name}
                offers={offers}
                party={party}
                choice={choice}
                wanted={wanted}
                change={change}
                most={mostRates}
                saysTaxes={saysTaxes}
              />
            </RoomWithRates>
          );
        })}
      </ul>
    </>
  );
}
