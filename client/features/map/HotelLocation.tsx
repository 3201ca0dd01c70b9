import type { Hotel } from '#contracts/provider/hotels.ts';
import { mapAddress } from '../../domain/map/mapAddress.ts';
import { coordinatesOf } from '../../domain/map/coordinates.ts';
import { useSiteSettings } from '../../ui/page/siteSettings.ts';
import { TextAnchor } from '../../ui/TextLink.tsx';
import { useI18n } from '../../ui/useI18n.ts';
import { PinIcon } from '../../ui/icons.tsx';
import styles from './HotelLocation.module.css';
import { MapBox } from './MapBox.tsx';

type Located = Pick<Hotel, 'name' | 'latitude' | 'longitude'>;

/**
 * Shows the place of a hotel on the site's own map, whose id is `id`, with a link to the operator's
 * map page. If the place is unknown, a panel says so. Spec §2 and §7.
 */
export function HotelLocation({ hotel, id }: { hotel: Located; id: string }) {
  const { t } = useI18n();
  const { mapEmbedUrl, mapTileUrl } = useSiteSettings();
  const place = coordinatesOf(hotel);
  const title = t('map.hotel.title', { name: hotel.name });
  const page = mapAddress(mapEmbedUrl, hotel.latitude, hotel.longitude);
  if (!place) return <MapFrame title={title} {...hotel} />;
  return (
    <>
      {typeof window !== 'undefined' && (
        <MapBox id={id} className={styles.map}>
          {({ PlaceMap }) => (
            <PlaceMap title={title} name={hotel.name} place={place} tiles={mapTileUrl} />
          )}
        </MapBox>
      )}
      {page && (
        <TextAnchor href={page} target="_blank" rel="noreferrer">
          {t('map.hotel.street')}
        </TextAnchor>
      )}
    </>
  );
}

/**
 * Shows the place of a booked hotel. Sites with live rates have their own map, other sites embed
 * the operator's map page.
 */
export function BookedLocation({ hotel, id }: { hotel: Located; id: string }) {
  const { live, mapEmbedUrl } = useSiteSettings();
  const title = useI18n().t('map.hotel.title', { name: hotel.name });
  if (live || !mapEmbedUrl) return <HotelLocation hotel={hotel} id={id} />;
  return <MapFrame title={title} latitude={hotel.latitude} longitude={hotel.longitude} />;
}

/**
 * Embeds the map of one place, which is loaded when it comes near the view. If the place is
 * unknown, a quiet panel of the same shape says so. Spec §2 and §7.
 */
export function MapFrame({
  title,
  latitude,
  longitude,
}: {
  title: string;
  latitude?: number | null | undefined;
  longitude?: number | null | undefined;
}) {
  const { t } = useI18n();
  const { mapEmbedUrl } = useSiteSettings();
  const src = mapAddress(mapEmbedUrl, latitude, longitude);
  return (
    <div className={styles.frameBox}>
      {src ? (
        <iframe
          className={styles.frame}
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
