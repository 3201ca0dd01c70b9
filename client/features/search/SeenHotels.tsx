import { type ReactNode, useState } from 'react';
import { cityText } from '#contracts/texts/placeNames.ts';
import { useThunkDispatch } from '../../api/thunk.ts';
import { hotelAddress } from '../../domain/addresses/hotelAddress.ts';
import type { StayAndParty } from '../../domain/addresses/stayAddress.ts';
import { Button } from '../../ui/Button.tsx';
import { Card, CardLink } from '../../ui/Card.tsx';
import { Isolated } from '../../ui/Isolated.tsx';
import { Section } from '../../ui/page/Section.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useI18n } from '../../ui/useI18n.ts';
import { clearSeenHotels, seenHotelsKey } from './destinations/recentSearches.ts';
import { readSeenHotels } from './seenHotels.ts';
import styles from './SeenHotels.module.css';

/**
 * Lists the hotels that were last viewed on this device, with a button to forget them. Renders
 * nothing if there are none. The server renders a hidden placeholder for the list, which becomes
 * visible only on a device that has such hotels.
 */
export function SeenHotels({ stay }: { stay: StayAndParty }) {
  const i18n = useI18n();
  const { t } = i18n;
  const dispatch = useThunkDispatch();
  const [seen, setSeen] = useState(() =>
    dispatch((_dispatch, _getState, { storage }) => readSeenHotels(storage)),
  );
  const onServer = typeof window === 'undefined';
  if (seen.length === 0 && !onServer) return null;
  function forget() {
    dispatch((_dispatch, _getState, { storage }) => clearSeenHotels(storage));
    setSeen([]);
  }
  const section = (hotels: ReactNode) => (
    <Section
      title={t('home.seen.title')}
      action={
        <Button look="quiet" onClick={forget}>
          {t('home.seen.clear')}
        </Button>
      }
    >
      <ul className={styles.hotels}>{hotels}</ul>
    </Section>
  );
  if (onServer) {
    const shape = <Skeleton className={styles.picture} />;
    return (
      <div hidden data-stored={seenHotelsKey}>
        {section(
          <Card as="li" className={styles.hotel}>
            {shape}
          </Card>,
        )}
      </div>
    );
  }
  return section(
    seen.map(({ id, name, city, countryCode, picture }) => (
      <li key={id}>
        <CardLink to={hotelAddress(id, stay)} className={styles.hotel}>
          <Picture src={picture} alt="" placeholder="320x180" className={styles.picture} />
          <span className={styles.text}>
            <span className={styles.name}>
              <Isolated>{name}</Isolated>
            </span>
            <span className={styles.city}>
              <Isolated>{cityText(i18n, city, countryCode)}</Isolated>
            </span>
          </span>
        </CardLink>
      </li>
    )),
  );
}
