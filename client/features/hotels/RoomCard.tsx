import type { RoomGroup } from '#contracts/hotels.ts';
import { roomAmenities, roomName } from '../../domain/hotel.ts';
import { routes } from '../../domain/paths.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { CheckIcon } from '../../ui/icons.tsx';
import { Picture } from '../../ui/Picture.tsx';
import styles from './RoomCard.module.css';
import type { RoomOffer } from './sampleStay.ts';

const amenitiesShown = 4;

/**
 * One kind of room with its offer and the way to reserve it. The picture is one of the hotel's and
 * not of this very room, so it is decoration to a screen reader. Spec §2.
 */
export function RoomCard({
  room,
  picture,
  offer,
}: {
  room: RoomGroup;
  picture: string | undefined;
  offer: RoomOffer;
}) {
  const name = roomName(room);
  const amenities = roomAmenities(room).slice(0, amenitiesShown);
  return (
    <Card as="li" className={styles.card}>
      <Picture src={picture} alt="" placeholder="600x400" className={styles.picture} />
      <div className={styles.text}>
        <h3 className={styles.name}>{name}</h3>
        {amenities.length > 0 && (
          <ul className={styles.amenities}>
            {amenities.map((amenity) => (
              <li key={amenity}>{amenity}</li>
            ))}
          </ul>
        )}
        <div className={styles.refundable}>
          <p>
            <CheckIcon />
            Fully refundable
          </p>
          <p className={styles.until}>{offer.refundableUntil}</p>
        </div>
        <div className={styles.offer}>
          <div>
            <p>
              <span className={styles.nightly}>{offer.nightlyPrice}</span> nightly
            </p>
            <p className={styles.total}>{offer.totalPrice}</p>
          </div>
          <LinkButton to={routes.preCheckout} look="brand" aria-label={`Reserve ${name}`}>
            Reserve
          </LinkButton>
        </div>
      </div>
    </Card>
  );
}
