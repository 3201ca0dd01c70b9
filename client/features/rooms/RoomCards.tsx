import type { ReactNode } from 'react';
import type { Hotel, RoomGroup } from '#contracts/provider/hotels.ts';
import { roomAmenities } from '../../domain/hotels/amenities.ts';
import type { BedChoice } from '../../domain/addresses/hotelAddress.ts';
import { hasBeds } from '../../domain/hotels/beds.ts';
import { imagesOf, imageUrls } from '../../domain/hotels/hotel.ts';
import { roomName } from '../../domain/hotels/hotelText.ts';
import { pictureCaption } from '../../domain/hotels/pictureCaption.ts';
import { roomSizeText } from '../../domain/hotels/roomSize.ts';
import { classNames } from '../../ui/classNames.ts';
import { useGallery } from '../../ui/gallery/useGallery.tsx';
import { useI18n } from '../../ui/useI18n.ts';
import { Card } from '../../ui/Card.tsx';
import { Isolated } from '../../ui/Isolated.tsx';
import { Picture } from '../../ui/Picture.tsx';
import styles from './RoomCards.module.css';

/** Returns the rooms of a hotel with the chosen number of beds, or all rooms without a choice. */
export function roomsWith(beds: BedChoice | '', { room_groups }: Pick<Hotel, 'room_groups'>) {
  return (room_groups ?? []).filter((room) => !beds || hasBeds(room, beds));
}

/** A room and its offers. */
interface ShownRoom {
  room: RoomGroup;
  /** The content below the room's amenities. */
  offer: ReactNode;
}

/**
 * Shows the `rooms` of a hotel, two side by side if they fit, or 'No rooms available'. A room
 * without pictures gets a picture of the hotel. These rooms get the hotel's pictures in turn. The
 * second picture is used first, because the first picture shows the building. Spec §2 and §8.
 */
export function RoomCards({
  hotel,
  rooms,
}: {
  hotel: Pick<Hotel, 'images' | 'room_groups'>;
  rooms: readonly ShownRoom[];
}) {
  const { t } = useI18n();
  const all = hotel.room_groups ?? [];
  if (all.length === 0) return <p className={styles.none}>{t('rooms.none')}</p>;
  if (rooms.length === 0) {
    return <p className={styles.none}>{t('rooms.noneWithBeds')}</p>;
  }
  const pictures = imageUrls(hotel, 'x600').slice(1);
  return (
    <ul className={styles.rooms}>
      {rooms.map(({ room, offer }) => {
        const index = all.indexOf(room);
        return (
          <RoomCard key={index} room={room} picture={pictures[index % pictures.length]}>
            {offer}
          </RoomCard>
        );
      })}
    </ul>
  );
}

const amenitiesShown = 4;

/**
 * Shows one kind of room with its offers. The room's own pictures open full screen. If a picture of
 * the hotel takes their place, it is only decoration, and screen readers skip it. Spec §2 and §8.
 */
function RoomCard({
  room,
  picture,
  children,
}: {
  room: RoomGroup;
  /** The picture of the hotel that replaces a missing picture of the room. */
  picture: string | undefined;
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
  const amenities = roomAmenities(i18n, room).slice(0, amenitiesShown);
  const size = roomSizeText(i18n, room);
  return (
    <Card as="li" className={styles.card}>
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
