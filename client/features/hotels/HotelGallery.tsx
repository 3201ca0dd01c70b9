import type { Hotel } from '#contracts/hotels.ts';
import { firstImage, imageUrls } from '../../domain/hotel.ts';
import { Picture } from '../../ui/Picture.tsx';
import styles from './HotelGallery.module.css';

/** The hotel's pictures 2 to 5 beside the main one. Spec §9. */
const thumbnails = [1, 2, 3, 4];

/**
 * One large picture and four small ones. The grid keeps its shape whatever is missing: placeholders
 * stand where a hotel has fewer pictures. Spec §2 and §8.
 */
export function HotelGallery({ hotel }: { hotel: Pick<Hotel, 'name' | 'images'> }) {
  const small = imageUrls(hotel, 'x300');
  return (
    <div className={styles.gallery}>
      <Picture
        src={firstImage(hotel, 'x600')}
        alt={hotel.name}
        placeholder="600x400"
        priority
        className={styles.main}
      />
      {thumbnails.map((index) => (
        <Picture
          key={index}
          src={small[index]}
          alt={small[index] ? `${hotel.name}, picture ${index + 1}` : ''}
          placeholder="320x180"
          className={styles.thumbnail}
        />
      ))}
    </div>
  );
}
