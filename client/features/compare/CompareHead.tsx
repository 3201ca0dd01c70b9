import { firstImage } from '../../domain/hotels/hotel.ts';
import { Button } from '../../ui/Button.tsx';
import { CloseIcon } from '../../ui/icons.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import styles from './CompareTable.module.css';
import type { ComparedHotel } from './useComparedHotels.ts';

const messages = {
  loading: 'Loading...',
  gone: 'This property is no longer offered.',
  failed: 'This property could not be loaded.',
} as const;

/**
 * The head of the comparison: picture and name of each hotel, or why it is missing, and the button that
 * removes it. A hotel that did not load can be requested again.
 */
export function CompareHead({
  hotels,
  addressOf,
  onRemove,
}: {
  hotels: readonly ComparedHotel[];
  addressOf: (id: string) => string;
  onRemove: (id: string) => void;
}) {
  return (
    <thead>
      <tr>
        <td className={styles.corner} />
        {hotels.map(({ id, hotel }) => (
          <td key={id} className={styles.top}>
            <Picture
              src={hotel && firstImage(hotel, 'x300')}
              alt=""
              placeholder="320x180"
              className={styles.picture}
            />
          </td>
        ))}
      </tr>
      <tr>
        <td className={styles.corner} />
        {hotels.map((compared) => (
          <th key={compared.id} scope="col" className={styles.hotel}>
            <div className={styles.heading}>
              <Heading compared={compared} addressOf={addressOf} />
            </div>
            <Button
              look="quiet"
              aria-label={`Remove: ${compared.hotel?.name ?? compared.id}`}
              className={styles.remove}
              onClick={() => onRemove(compared.id)}
            >
              <CloseIcon size={16} />
              Remove
            </Button>
          </th>
        ))}
      </tr>
    </thead>
  );
}

function Heading({
  compared: { id, status, hotel, retry },
  addressOf,
}: {
  compared: ComparedHotel;
  addressOf: (id: string) => string;
}) {
  if (hotel) return <TextLink to={addressOf(id)}>{hotel.name}</TextLink>;
  if (status === 'found') return null;
  return (
    <>
      <p className={status === 'loading' ? styles.loading : styles.missing}>{messages[status]}</p>
      {status === 'failed' && (
        <Button aria-label={`Try again: ${id}`} onClick={retry}>
          Try again
        </Button>
      )}
    </>
  );
}
