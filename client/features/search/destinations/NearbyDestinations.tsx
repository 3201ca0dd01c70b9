import { useId } from 'react';
import { listingAddress } from '../../../domain/addresses/listingAddress.ts';
import type { StayAndParty } from '../../../domain/addresses/stayAddress.ts';
import { distanceText } from '../../../domain/search/centreDistance.ts';
import { counted } from '../../../domain/search/counts.ts';
import type { ProposedPlace } from '../../../domain/search/nearbyPlaces.ts';
import { countryName } from '../../../domain/travellers/countryNames.ts';
import { TextLink } from '../../../ui/TextLink.tsx';
import styles from './NearbyDestinations.module.css';

/**
 * Proposes other places for a search that found nothing, as links that search there for the same days and party: the
 * nearest of the provider's places, or those with a similar name. Nothing where there are none. ADR 0040.
 */
export function NearbyDestinations({
  proposed,
  stay,
}: {
  proposed: readonly ProposedPlace[];
  stay: StayAndParty;
}) {
  const titleId = useId();
  const [first] = proposed;
  if (!first) return null;
  return (
    <nav aria-labelledby={titleId} className={styles.places}>
      <h2 id={titleId} className={styles.title}>
        {first.km === undefined ? 'Did you mean' : 'Nearest places with hotels'}
      </h2>
      <ul className={styles.list}>
        {proposed.map((each) => (
          <li key={`${each.place.name} ${each.place.country_code ?? ''}`}>
            <TextLink to={listingAddress({ ...stay, city: each.place.name })}>
              <bdi>{nameOf(each)}</bdi>
            </TextLink>
            <span className={styles.detail}>{detailOf(each)}</span>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function nameOf({ place: { name, country_code: code } }: ProposedPlace): string {
  return code && /^[A-Z]{2}$/.test(code) ? `${name}, ${countryName(code)}` : name;
}

function detailOf({ place: { hotels }, km }: ProposedPlace): string {
  const distance = km === undefined ? '' : `${distanceText(km, navigator.language)} away`;
  return [distance, hotels ? counted(hotels, 'hotel', 'hotels') : ''].filter(Boolean).join(' · ');
}
