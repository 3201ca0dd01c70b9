import dubai from './dubai.svg';
import istanbul from './istanbul.svg';
import karachi from './karachi.svg';
import kyoto from './kyoto.svg';
import lisbon from './lisbon.svg';
import marrakech from './marrakech.svg';
import { Link } from 'react-router-dom';
import { searchAddress } from '../../../domain/addresses/searchAddress.ts';
import type { StayAndParty } from '../../../domain/addresses/stayAddress.ts';
import { popularCities } from '../../../domain/search/popularCities.ts';
import { classNames } from '../../../ui/classNames.ts';
import { hideBroken } from '../../../ui/Picture.tsx';
import swiped from '../../../ui/swiped.module.css';
import { useI18n } from '../../../ui/useI18n.ts';
import styles from './PopularDestinations.module.css';

const pictures = {
  karachi,
  dubai,
  marrakech,
  istanbul,
  lisbon,
  kyoto,
} as const;

/**
 * Six cities, each drawn in its own light, each a link to its hotels for the `stay`, which opens in
 * another tab too; a plain click calls `onChoose`, which searches. The caption brings its own dark
 * ground, so that its text keeps WCAG AA whatever the picture shows. Spec §1.
 */
export function PopularDestinations({
  stay,
  onChoose,
}: {
  stay: StayAndParty;
  onChoose: (city: string) => void;
}) {
  const { t, formats } = useI18n();
  return (
    <ul className={classNames(swiped.row, styles.destinations)}>
      {popularCities.map(({ id, city, countryCode }) => (
        <li key={city}>
          <Link
            to={searchAddress({ ...stay, city })}
            className={styles.destination}
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
              event.preventDefault();
              onChoose(city);
            }}
          >
            <img
              src={pictures[id]}
              alt=""
              loading="lazy"
              className={styles.picture}
              onError={hideBroken}
            />
            <span className={styles.caption}>
              <span className={styles.city}>{t(`destinations.popular.${id}`)}</span>
              <span className={styles.country}>{formats.country(countryCode)}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
