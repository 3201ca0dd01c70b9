import dubai from './dubai.svg';
import istanbul from './istanbul.svg';
import karachi from './karachi.svg';
import kyoto from './kyoto.svg';
import lisbon from './lisbon.svg';
import marrakech from './marrakech.svg';
import { Link } from 'react-router-dom';
import { searchAddress } from '../../../domain/addresses/searchAddress.ts';
import type { StayAndParty } from '../../../domain/addresses/stayAddress.ts';
import type { ListedDestination } from '#contracts/site/destinations.ts';
import { cityText } from '#contracts/texts/placeNames.ts';
import { popularCities } from '#contracts/values/popularCities.ts';
import { classNames } from '../../../ui/classNames.ts';
import { hideBroken } from '../../../ui/Picture.tsx';
import swiped from '../../../ui/swiped.module.css';
import { useI18n } from '../../../ui/useI18n.ts';
import styles from './PopularDestinations.module.css';

const pictures = { karachi, dubai, marrakech, istanbul, lisbon, kyoto } as const;
const posters = new Map<string, (typeof popularCities)[number]['id']>(
  popularCities.map(({ city, id }) => [city, id]),
);

/**
 * Shows cities as links to their hotels for the `stay`. Each city has a drawing or the picture of a
 * hotel there. A plain click calls `onChoose`, which searches. The links can still be opened in
 * another tab. While the `destinations` are unknown, empty boxes take their place.
 *
 * The caption has its own dark background, so that its text has the contrast of WCAG AA on every
 * picture. Spec §1.
 */
export function PopularDestinations({
  destinations,
  stay,
  onChoose,
}: {
  destinations: readonly ListedDestination[] | undefined;
  stay: StayAndParty;
  onChoose: (city: string) => void;
}) {
  const i18n = useI18n();
  const { t, formats } = i18n;
  if (!destinations) {
    return (
      <div aria-hidden="true" className={classNames(swiped.row, styles.destinations)}>
        {popularCities.map(({ id }) => (
          <div key={id} className={styles.destination} />
        ))}
      </div>
    );
  }
  return (
    <ul className={classNames(swiped.row, styles.destinations)}>
      {destinations.map(({ name, country_code: code = '', picture }) => {
        const poster = posters.get(name);
        const src = poster ? pictures[poster] : picture?.replace('{size}', 'x600');
        return (
          <li key={name}>
            <Link
              to={searchAddress({ ...stay, city: name })}
              className={classNames(styles.destination, !src && styles.bare)}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
                event.preventDefault();
                onChoose(name);
              }}
            >
              {src && (
                <img
                  src={src}
                  alt=""
                  loading="lazy"
                  className={styles.picture}
                  onError={hideBroken}
                />
              )}
              <span className={styles.caption}>
                <span className={styles.city}>
                  {poster ? t(`destinations.popular.${poster}`) : cityText(i18n, name, code)}
                </span>
                {code && <span className={styles.country}>{formats.country(code)}</span>}
              </span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
