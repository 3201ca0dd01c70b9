import type { ReactNode } from 'react';
import type { Hotel } from '#contracts/provider/hotels.ts';
import { nearbyGroups, type NearKind, nearText } from '../../domain/hotels/nearby.ts';
import { icon } from '../../ui/icons.tsx';
import { Isolated } from '../../ui/Isolated.tsx';
import { Section } from '../../ui/page/Section.tsx';
import { useI18n } from '../../ui/useI18n.ts';
import styles from './HotelNearby.module.css';

const SightIcon = icon(
  <path d="M4 20.5h16M5.5 17.5v-7M10 17.5v-7M14 17.5v-7M18.5 17.5v-7M3.5 8 12 3.5 20.5 8Z" />,
);
const TrainIcon = icon(
  <>
    <rect x="5.5" y="3.5" width="13" height="13.5" rx="3" />
    <path d="M5.5 11h13M9 14h.01M15 14h.01M8.5 17 6 20.5M15.5 17l2.5 3.5" />
  </>,
);
const PlaneIcon = icon(<path d="m3.5 13.5 17-7.5-5 15-3.5-5.5Z" />);
const icons: Readonly<Partial<Record<NearKind | 'other', ReactNode>>> = {
  sight: <SightIcon />,
  transport: <TrainIcon />,
  airport: <PlaneIcon />,
};

/**
 * Lists the places near a hotel by kind, with their distances. It renders nothing if no place has a
 * visible name.
 */
export function HotelNearby({
  hotel,
  folds = false,
}: {
  hotel: Pick<Hotel, 'nearby'>;
  folds?: boolean;
}) {
  const i18n = useI18n();
  const { t } = i18n;
  const groups = nearbyGroups(hotel);
  if (groups.length === 0) return null;
  return (
    <Section title={t('hotel.sections.nearby')} folds={folds}>
      <div className={styles.groups}>
        {groups.map(({ kind, places }) => (
          <div key={kind}>
            <h3 className={styles.kind}>
              {icons[kind]}
              {t(`hotel.nearby.${kind}`)}
            </h3>
            <ul>
              {places.map(({ name, meters }, index) => (
                <li key={index} className={styles.place}>
                  <span className={styles.name}>
                    <Isolated>{name}</Isolated>
                  </span>
                  <span className={styles.distance}>
                    {nearText(i18n, meters, navigator.language)}
                  </span>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <p className={styles.note}>{t('hotel.nearby.straight')}</p>
    </Section>
  );
}
