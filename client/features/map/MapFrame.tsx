import { useContext } from 'react';
import { mapAddress } from '../../domain/map/mapAddress.ts';
import { PinIcon } from '../../ui/icons.tsx';
import { useI18n } from '../../ui/useI18n.ts';
import styles from './MapFrame.module.css';
import { MapUrls } from './MapUrls.ts';

/**
 * The embedded map of one place, loaded when it comes near the view. Where the place is not known,
 * a quiet panel of the same shape says so. Spec §2 and §7.
 */
export function MapFrame({
  title,
  latitude,
  longitude,
}: {
  title: string;
  latitude: number | null | undefined;
  longitude: number | null | undefined;
}) {
  const { t } = useI18n();
  const src = mapAddress(useContext(MapUrls).embed, latitude, longitude);
  return (
    <div className={styles.box}>
      {src ? (
        <iframe
          className={styles.map}
          src={src}
          title={title}
          loading="lazy"
          referrerPolicy="strict-origin"
          allowFullScreen
        />
      ) : (
        <div className={styles.unknown}>
          <PinIcon size={32} />
          <p>{t('map.hotel.notAvailable')}</p>
        </div>
      )}
    </div>
  );
}
