import { useId, useState } from 'react';
import type { Hotel } from '#contracts/provider/hotels.ts';
import type { RateFact } from '#contracts/site/rateFacts.ts';
import type { Party } from '#contracts/values/party.ts';
import {
  type FacilityGroup,
  facilityGroups,
  popularFacilities,
} from '../../domain/hotels/facilities.ts';
import { cheapestOffer } from '../../domain/stay/cheapestOffer.ts';
import { Button } from '../../ui/Button.tsx';
import { CheckIcon } from '../../ui/icons.tsx';
import { Isolated } from '../../ui/Isolated.tsx';
import { useI18n } from '../../ui/useI18n.ts';
import { accessibilityFeatures } from '../../domain/hotels/policies.ts';
import styles from './HotelFacilities.module.css';
import { TickedList } from '../../ui/TickedList.tsx';

const maxFacilities = 10;

/**
 * The hotel's first 10 distinct amenities, behind a button all of them in the provider's groups, or
 * 'No amenities listed'. What only some rates have, such as breakfast, is left out where the price
 * on the page is without it. Spec §3 and §8.
 */
export function HotelFacilities({
  hotel,
  party,
  wanted,
  most = maxFacilities,
  popularFirst = false,
}: {
  hotel: Pick<Hotel, 'amenity_groups' | 'rates' | 'room_groups'>;
  party: Party;
  /** The facts of rates that the traveler looks for. */
  wanted?: readonly RateFact[];
  /** How many are shown at first. */
  most?: number;
  /** Whether what people ask for is shown first, and not what the provider names first. */
  popularFirst?: boolean;
}) {
  const i18n = useI18n();
  const { t } = i18n;
  const id = useId();
  // Without JavaScript nothing opens it.
  const [open, setOpen] = useState(typeof window === 'undefined');
  const offer = cheapestOffer(hotel, party, wanted);
  const groups = facilityGroups(i18n, hotel, offer?.rates);
  const names = groups.flatMap((group) => group.names);
  const first = popularFirst ? popularFacilities(i18n, hotel, offer?.rates) : names;
  if (names.length === 0) return <p className={styles.none}>{t('hotel.noAmenities')}</p>;
  return (
    <div>
      <div id={id}>
        {open ? (
          groups.map((group) => <NamedGroup key={group.title} {...group} />)
        ) : (
          <Names names={first.slice(0, most)} />
        )}
      </div>
      {names.length > most && (
        <div className={styles.button}>
          <Button aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
            {open ? t('hotel.fewerFacilities') : t('hotel.allFacilities', { count: names.length })}
          </Button>
        </div>
      )}
    </div>
  );
}

function NamedGroup({ title, names }: FacilityGroup) {
  return (
    <div className={styles.group}>
      {title && (
        <h3 className={styles.title}>
          <Isolated>{title}</Isolated>
        </h3>
      )}
      <Names names={names} />
    </div>
  );
}

function Names({ names }: { names: readonly string[] }) {
  return (
    <ul className={styles.names}>
      {names.map((name) => (
        <li key={name} className={styles.name}>
          <span className={styles.tick}>
            <CheckIcon />
          </span>
          <Isolated>{name}</Isolated>
        </li>
      ))}
    </ul>
  );
}

/** The hotel's amenities that speak of accessibility, or that none are listed. */
export function HotelAccessibility({
  hotel,
}: {
  hotel: Pick<Hotel, 'amenity_groups' | 'room_groups'>;
}) {
  const i18n = useI18n();
  const { t } = i18n;
  const features = accessibilityFeatures(i18n, hotel);
  if (features.length === 0) return <p>{t('hotel.noAccessibility')}</p>;
  return <TickedList lines={features} />;
}
