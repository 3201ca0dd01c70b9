import { createContext, useContext } from 'react';
import { PinIcon } from './icons.tsx';
import styles from './MapFrame.module.css';

/** The operator's map address with `{lat}` and `{lng}` in it; the app provides the configured one. Spec §7. */
export const MapEmbedUrl = createContext('');

/** Degrees as a plain decimal of about 10 cm: a maps service does not read `1e-7`. */
function degrees(value: number): string {
  return String(Number(value.toFixed(6)));
}

/**
 * The map's address for a place in WGS 84 degrees, or `undefined` where there is no such place: a
 * coordinate is missing or out of range, or both are 0, as feeds write an unknown place.
 */
export function mapAddress(
  template: string,
  latitude: number | null | undefined,
  longitude: number | null | undefined,
): string | undefined {
  if (latitude == null || longitude == null) return undefined;
  if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return undefined;
  if (latitude === 0 && longitude === 0) return undefined;
  return template.replaceAll('{lat}', degrees(latitude)).replaceAll('{lng}', degrees(longitude));
}

/**
 * The embedded map of one place, loaded when it comes near the view. Where the place is not known, a
 * quiet panel of the same shape says so. Spec §2 and §7.
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
  const src = mapAddress(useContext(MapEmbedUrl), latitude, longitude);
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
          <p>Map not available</p>
        </div>
      )}
    </div>
  );
}
