import { useId } from 'react';
import { useGetPlacesQuery } from '../../../api/hotels/hotelsApi.ts';
import { listingAddress } from '../../../domain/addresses/listingAddress.ts';
import { distanceText } from '../../../domain/search/centreDistance.ts';
import { counted } from '../../../domain/search/counts.ts';
import { nearbyPlaces, type ProposedPlace } from '../../../domain/search/nearbyPlaces.ts';
import type { Party } from '../../../domain/search/party.ts';
import { normalizeCriteria, type SearchCriteria } from '../../../domain/search/searchQuery.ts';
import { countryName } from '../../../domain/travellers/countryNames.ts';
import { useLiveSite } from '../../../ui/page/LiveSite.ts';
import { TextLink } from '../../../ui/TextLink.tsx';
import styles from './NearbyDestinations.module.css';

/**
 * Proposes other places for a search that found nothing, as links that search there for the same days and party:
 * the nearest of the provider's places, or those with a similar name. Nothing on a site that is not live, and where
 * the provider lists no such places. ADR 0040.
 */
export function NearbyDestinations({
  criteria,
  party,
}: {
  criteria: SearchCriteria;
  party: Party;
}) {
  const live = useLiveSite();
  const titleId = useId();
  const { city, ...stay } = normalizeCriteria(criteria);
  const { data } = useGetPlacesQuery(undefined, { skip: !live || city === '' });
  const proposed = nearbyPlaces(data?.places ?? [], city);
  const [first] = proposed;
  if (!live || !first) return null;
  return (
    <nav aria-labelledby={titleId} className={styles.places}>
      <h2 id={titleId} className={styles.title}>
        {first.km === undefined ? 'Did you mean' : 'Nearest places with hotels'}
      </h2>
      <ul className={styles.list}>
        {proposed.map((each) => (
          <li key={`${each.place.name} ${each.place.country_code ?? ''}`}>
            <TextLink to={listingAddress({ city: each.place.name, ...stay, ...party })}>
              {nameOf(each)}
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
