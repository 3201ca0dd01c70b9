import { useId } from 'react';
import { cityText } from '#contracts/texts/placeNames.ts';
import type { SiteI18n } from '#contracts/texts/siteI18n.ts';
import { searchAddress } from '../../../domain/addresses/searchAddress.ts';
import type { StayAndParty } from '../../../domain/addresses/stayAddress.ts';
import { distanceText } from '../../../domain/search/centerDistance.ts';
import type { ProposedPlace } from '../../../domain/search/nearbyPlaces.ts';
import { TextLink } from '../../../ui/TextLink.tsx';
import { useI18n } from '../../../ui/useI18n.ts';
import styles from './NearbyDestinations.module.css';

/**
 * Proposes other places after a search that found nothing, as links that search there with the same
 * days and party. The proposed places are the provider's places that are nearest or have a similar
 * name. It renders nothing if there are none. ADR 0012.
 */
export function NearbyDestinations({
  proposed,
  stay,
}: {
  proposed: readonly ProposedPlace[];
  stay: StayAndParty;
}) {
  const i18n = useI18n();
  const { t } = i18n;
  const titleId = useId();
  const [first] = proposed;
  if (!first) return null;
  return (
    <nav aria-labelledby={titleId} className={styles.places}>
      <h2 id={titleId} className={styles.title}>
        {first.km === undefined ? t('destinations.didYouMean') : t('destinations.nearest')}
      </h2>
      <ul className={styles.list}>
        {proposed.map((each) => (
          <li key={`${each.place.name} ${each.place.country_code ?? ''}`}>
            <TextLink to={searchAddress({ ...stay, city: each.place.name })}>
              <bdi>{nameOf(i18n, each)}</bdi>
            </TextLink>
            <span className={styles.detail}>{detailOf(i18n, each)}</span>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function nameOf(i18n: SiteI18n, { place }: ProposedPlace): string {
  const { t, formats } = i18n;
  const { country_code: code } = place;
  const name = cityText(i18n, place.name, code);
  return code && /^[A-Z]{2}$/.test(code)
    ? t('destinations.placeInCountry', { place: name, country: formats.country(code) })
    : name;
}

function detailOf(i18n: SiteI18n, { place: { hotels }, km }: ProposedPlace): string {
  const { t } = i18n;
  const distance =
    km !== undefined &&
    t('destinations.away', { distance: distanceText(i18n, km, navigator.language) });
  return [distance, hotels && t('destinations.hotels', { count: hotels })]
    .filter(Boolean)
    .join(' · ');
}
