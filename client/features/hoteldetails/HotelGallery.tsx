import type { ReactNode } from 'react';
import type { Hotel } from '#contracts/provider/hotels.ts';
import { firstImage, imagesOf, imageUrls } from '../../domain/hotels/hotel.ts';
import { pictureCaption } from '../../domain/hotels/pictureCaption.ts';
import { classNames } from '../../ui/classNames.ts';
import { Isolated } from '../../ui/Isolated.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { useGallery } from '../../ui/gallery/useGallery.tsx';
import { useI18n } from '../../ui/useI18n.ts';
import styles from './HotelGallery.module.css';

/** The maximum number of small pictures beside the main picture. Spec §9. */
const mostSmall = 4;

/** The class of the grid by the number of small pictures. The full grid needs no class. */
const shapes: ReadonlyMap<number, string | undefined> = new Map([
  [0, styles.one],
  [1, styles.two],
  [2, styles.three],
]);

/** Returns the number of small pictures that make an even grid. */
function smallOf(pictures: number): number {
  if (pictures > mostSmall) return mostSmall;
  return Math.min(2, Math.max(0, pictures - 1));
}

/**
 * Renders one large picture and four small pictures, each of which opens all pictures full screen.
 * With `placeholders` the grid always keeps its shape, and placeholders replace missing pictures.
 * Otherwise a few pictures are shown larger, and a hotel without pictures gets a band with its
 * name. Spec §2 and §8.
 */
export function HotelGallery({
  hotel,
  placeholders = false,
}: {
  hotel: Pick<Hotel, 'name' | 'images' | 'room_groups'>;
  placeholders?: boolean;
}) {
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

  const shown = placeholders ? mostSmall : smallOf(small.length);
  const shape = shapes.get(shown);
  if (!placeholders && small.length === 0) {
    return (
      // The heading below the band already says the name.
      <div className={styles.band} aria-hidden="true">
        <Isolated>{hotel.name}</Isolated>
      </div>
    );
  }

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
    <div className={classNames(styles.gallery, shape)}>
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
            // The accessible name of the button already says the number.
            <span className={styles.badge} aria-hidden="true">
              {t('hotel.gallery.badge', { number: 1, count: small.length })}
            </span>
          )}
        </>,
      )}
      {Array.from({ length: shown }, (_, each) => each + 1).map((index) =>
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
