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
 * Lists the hotel's first 10 distinct amenities, or says 'No amenities listed'. A button shows all
 * amenities in the provider's groups. Amenities of only some rates, such as breakfast, are left out
 * if the price on the page does not include them. Spec §3 and §8.
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
  /** The facts of rates that the traveler looks for, such as breakfast. */
  wanted?: readonly RateFact[];
  /** How many amenities are visible at first. */
  most?: number;
  /** Whether the most wanted amenities come first, instead of the provider's order. */
  popularFirst?: boolean;
}) {
  const i18n = useI18n();
  const { t } = i18n;
  const id = useId();
  // The server renders the list open, because the button needs JavaScript.
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

/** Lists the hotel's amenities that concern accessibility, or says that none are listed. */
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
