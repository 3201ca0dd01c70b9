import type { ReactNode } from 'react';
import type { Hotel } from '#contracts/provider/hotels.ts';
import { firstImage, imagesOf, imageUrls } from '../../domain/hotels/hotel.ts';
import { pictureCaption } from '../../domain/hotels/pictureCaption.ts';
import { classNames } from '../../ui/classNames.ts';
import { Picture } from '../../ui/Picture.tsx';
import { useGallery } from '../../ui/gallery/useGallery.tsx';
import { useI18n } from '../../ui/useI18n.ts';
import styles from './HotelGallery.module.css';

/** The hotel's pictures 2 to 5 beside the main one. Spec §9. */
const thumbnails = [1, 2, 3, 4];

/**
 * One large picture and four small ones, each of which opens all pictures full screen. The grid
 * keeps its shape whatever is missing: placeholders stand where a hotel has fewer pictures. Spec §2
 * and §8.
 */
export function HotelGallery({ hotel }: { hotel: Pick<Hotel, 'name' | 'images' | 'room_groups'> }) {
  const i18n = useI18n();
  const { t } = i18n;
  const small = imageUrls(hotel, 'x300');
  const { open, gallery } = useGallery({
    name: hotel.name,
    pictures: imagesOf(hotel, 'x600').map((image) => ({
      url: image.url,
      caption: pictureCaption(i18n, image, hotel.room_groups ?? []),
    })),
  });

  const frame = (index: number, className: string | undefined, picture: ReactNode) =>
    small[index] ? (
      <button
        key={index}
        type="button"
        aria-haspopup="dialog"
        aria-label={t('hotel.gallery.show', { number: index + 1, count: small.length })}
        className={classNames(styles.frame, className)}
        onClick={() => open(index)}
      >
        {picture}
      </button>
    ) : (
      <div key={index} className={classNames(styles.frame, className)}>
        {picture}
      </div>
    );

  return (
    <div className={styles.gallery}>
      {frame(
        0,
        styles.main,
        <>
          <Picture
            src={firstImage(hotel, 'x600')}
            alt={hotel.name}
            placeholder="600x400"
            priority
            className={styles.picture}
          />
          {small.length > 1 && (
            // The name of the button says it.
            <span className={styles.badge} aria-hidden="true">
              {t('hotel.gallery.badge', { number: 1, count: small.length })}
            </span>
          )}
        </>,
      )}
      {thumbnails.map((index) =>
        frame(
          index,
          styles.thumbnail,
          <Picture
            src={small[index]}
            alt={
              small[index]
                ? t('hotel.gallery.picture', { hotel: hotel.name, number: index + 1 })
                : ''
            }
            placeholder="320x180"
            className={styles.picture}
          />,
        ),
      )}
      {gallery}
    </div>
  );
}
