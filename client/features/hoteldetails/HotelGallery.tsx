import { type ComponentType, type ReactNode, useState } from 'react';
import type { Hotel } from '#contracts/provider/hotels.ts';
import { firstImage, imageUrls } from '../../domain/hotels/hotel.ts';
import { classNames } from '../../ui/classNames.ts';
import { Picture } from '../../ui/Picture.tsx';
import { useI18n } from '../../ui/useI18n.ts';
import type { FullGalleryProps } from './FullGallery.tsx';
import styles from './HotelGallery.module.css';

/** The hotel's pictures 2 to 5 beside the main one. Spec §9. */
const thumbnails = [1, 2, 3, 4];

/**
 * One large picture and four small ones, each of which opens all pictures full screen. The grid
 * keeps its shape whatever is missing: placeholders stand where a hotel has fewer pictures. Spec §2
 * and §8.
 */
export function HotelGallery({ hotel }: { hotel: Pick<Hotel, 'name' | 'images'> }) {
  const { t } = useI18n();
  const large = imageUrls(hotel, 'x600');
  const small = imageUrls(hotel, 'x300');
  const [FullGallery, setFullGallery] = useState<ComponentType<FullGalleryProps>>();
  const [opened, setOpened] = useState<number>();

  /**
   * The code is loaded when first used. If that fails, nothing opens and the next press tries
   * again.
   */
  async function open(index: number) {
    try {
      const loaded = await import(/* webpackChunkName: "gallery" */ './FullGallery.tsx');
      setFullGallery(() => loaded.FullGallery);
      setOpened(index);
    } catch {
      setOpened(undefined);
    }
  }

  const frame = (index: number, className: string | undefined, picture: ReactNode) =>
    small[index] ? (
      <button
        key={index}
        type="button"
        aria-haspopup="dialog"
        aria-label={t('hotel.gallery.show', { number: index + 1, count: small.length })}
        className={classNames(styles.frame, className)}
        onClick={() => void open(index)}
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
        <Picture
          src={firstImage(hotel, 'x600')}
          alt={hotel.name}
          placeholder="600x400"
          priority
          className={styles.picture}
        />,
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
      {FullGallery && opened !== undefined && (
        <FullGallery
          name={hotel.name}
          pictures={large}
          first={opened}
          onClose={() => setOpened(undefined)}
        />
      )}
    </div>
  );
}
