import type { ReactNode } from 'react';
import type { Hotel, RoomGroup } from '#contracts/provider/hotels.ts';
import type { Rate } from '#contracts/provider/rateFields.ts';
import type { RateFact } from '#contracts/site/rateFacts.ts';
import { roomAmenities } from '../../domain/hotels/amenities.ts';
import { imagesOf, imageUrls } from '../../domain/hotels/hotel.ts';
import { roomName } from '../../domain/hotels/hotelText.ts';
import { pictureCaption } from '../../domain/hotels/pictureCaption.ts';
import { roomSizeText } from '../../domain/hotels/roomSize.ts';
import { useLiveHotel } from '../../ui/page/siteSettings.ts';
import type { Party } from '../../domain/search/party.ts';
import { type BedChoice, hasBeds } from '../../domain/hotels/beds.ts';
import {
  bookedFirst,
  type BookedTerms,
  isBookedRoom,
  roomsWithOffers,
} from '../../domain/stay/bookedFirst.ts';
import { classNames } from '../../ui/classNames.ts';
import { useGallery } from '../../ui/gallery/useGallery.tsx';
import { useI18n } from '../../ui/useI18n.ts';
import { Card } from '../../ui/Card.tsx';
import { Isolated } from '../../ui/Isolated.tsx';
import { Picture } from '../../ui/Picture.tsx';
import styles from './RoomList.module.css';
import { RoomOffers, termsOf } from './RoomOffers.tsx';
import { SampleOffer, sampleRoomPrice } from './SampleOffer.tsx';

type HotelRooms = Pick<Hotel, 'id' | 'images' | 'room_groups' | 'rates' | 'time_zone'>;

/** The rooms of a hotel that have as many beds as chosen; all of them without a choice. */
export function roomsWith(beds: BedChoice | '', { room_groups }: Pick<Hotel, 'room_groups'>) {
  return (room_groups ?? []).filter((room) => !beds || hasBeds(room, beds));
}

/**
 * The rooms of a hotel, or 'No rooms available': where the provider gives rates, with the offers
 * that fit the party, the cheapest first and rooms without any last; else with the sample offer. A
 * room without pictures has one of the hotel's, in turn and starting with the second because the
 * first shows the building. Spec §2 and §8.
 */
export function RoomList({
  hotel,
  party,
  beds,
  wanted = [],
  change = '',
  booked,
  most = Infinity,
  folds = false,
}: {
  hotel: HotelRooms;
  party: Party;
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
  const { t } = i18n;
  const live = useLiveHotel(hotel);
  const all = hotel.room_groups ?? [];
  const rooms = roomsWith(beds, hotel);
  if (all.length === 0) return <p className={styles.none}>{t('rooms.none')}</p>;
  if (rooms.length === 0) {
    return <p className={styles.none}>{t('rooms.noneWithBeds')}</p>;
  }
  const pictures = imageUrls(hotel, 'x600').slice(1);
  const offered = live
    ? roomsWithOffers(
        { ...hotel, room_groups: rooms },
        party,
        (offer) => termsOf(i18n, offer, hotel.time_zone),
        wanted,
      )
    : rooms.map((room) => ({ room, offers: [] }));
  const shown = booked ? bookedFirst(offered, booked) : offered;
  return (
    <ul className={classNames(styles.rooms, !live && styles.pairs)}>
      {shown.slice(0, most).map(({ room, offers }) => {
        const index = all.indexOf(room);
        const name = roomName(i18n, room);
        return (
          <RoomCard
            key={index}
            room={room}
            picture={pictures[index % pictures.length]}
            rates={offers.map(({ rate }) => rate)}
            wide={live}
          >
            {booked && isBookedRoom({ room }, booked) && (
              <p className={styles.booked}>{t('rooms.booked')}</p>
            )}
            {live ? (
              <RoomOffers
                hotel={hotel}
                name={name}
                offers={offers}
                party={party}
                wanted={wanted}
                change={change}
                folds={folds}
              />
            ) : (
              <SampleOffer name={name} ledger={sampleRoomPrice} />
            )}
          </RoomCard>
        );
      })}
    </ul>
  );
}

const amenitiesShown = 4;

/**
 * One kind of room with its offers. Its own pictures open full screen. One of the hotel's, which
 * stands for a room without any, is decoration to a screen reader. Spec §2 and §8.
 */
function RoomCard({
  room,
  picture,
  rates,
  wide = false,
  children,
}: {
  room: RoomGroup;
  /** The picture of the hotel that is shown where the room has none. */
  picture: string | undefined;
  /** The rates whose prices stand below its amenities. */
  rates: readonly Rate[];
  /** The only card of its row. */
  wide?: boolean;
  children: ReactNode;
}) {
  const i18n = useI18n();
  const { t } = i18n;
  const name = roomName(i18n, room);
  const [own] = imagesOf(room, 'x300');
  const { open, gallery } = useGallery({
    name,
    pictures: imagesOf(room, 'x600').map(({ url, caption }) => {
      return { url, caption: pictureCaption(i18n, { url, caption }) };
    }),
  });
  const amenities = roomAmenities(i18n, room, rates).slice(0, amenitiesShown);
  const size = roomSizeText(i18n, room);
  return (
    <Card as="li" className={classNames(styles.card, wide && styles.wide)}>
      {own ? (
        <button
          type="button"
          aria-haspopup="dialog"
          aria-label={t('hotel.gallery.label', { hotel: name })}
          className={classNames(styles.picture, styles.opens)}
          onClick={() => open(0)}
        >
          <Picture src={own.url} alt="" placeholder="600x400" className={styles.fills} />
        </button>
      ) : (
        <Picture src={picture} alt="" placeholder="600x400" className={styles.picture} />
      )}
      {gallery}
      <div className={styles.text}>
        <div className={styles.head}>
          <h3 className={styles.name}>
            <Isolated>{name}</Isolated>
          </h3>
          {size && <span className={styles.size}>{size}</span>}
        </div>
        {amenities.length > 0 ? (
          <ul className={styles.amenities}>
            {amenities.map((amenity) => (
              <li key={amenity}>
                <Isolated>{amenity}</Isolated>
              </li>
            ))}
          </ul>
        ) : (
          <p className={styles.amenities}>{t('hotel.noAmenities')}</p>
        )}
        {children}
      </div>
    </Card>
  );
}
