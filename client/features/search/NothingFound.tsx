import { foldText } from '#contracts/values/foldText.ts';
import { listingAddress } from '../../domain/addresses/listingAddress.ts';
import type { StayAndParty } from '../../domain/addresses/stayAddress.ts';
import { addDays, formatStay, today } from '../../domain/search/calendarDay.ts';
import { popularCities } from '../../domain/search/popularCities.ts';
import type { Party } from '../../domain/search/party.ts';
import {
  normalizeCriteria,
  type SearchCriteria,
  type Stay,
} from '../../domain/search/searchQuery.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { useLiveSite } from '../../ui/page/LiveSite.ts';
import { NearbyDestinations } from './destinations/NearbyDestinations.tsx';
import { useProposedPlaces } from './destinations/useProposedPlaces.ts';
import styles from './NothingFound.module.css';

/** How many days earlier and later the same nights are proposed. */
const proposedShifts = [-7, 7, 14];

/**
 * Says that a search has found no hotel. A live site proposes what to search for next: other places by the provider's
 * list, other days for the same place, and popular cities that are not among these. It waits for the list, so that
 * nothing moves once it is shown. Spec §2.
 */
export function NothingFound({ criteria, party }: { criteria: SearchCriteria; party: Party }) {
  const live = useLiveSite();
  const { city, checkIn, checkOut } = criteria;
  const searched = normalizeCriteria(criteria).city;
  const proposed = useProposedPlaces(searched);
  const stay = { checkIn, checkOut, ...party };
  return (
    <>
      <p role="status" className={styles.warning}>
        No hotels found for your search.
      </p>
      {live && proposed && (
        <>
          <NearbyDestinations proposed={proposed} stay={stay} />
          <NextSearches
            city={city}
            stay={stay}
            shown={[searched, ...proposed.map(({ place }) => place.name)]}
          />
        </>
      )}
    </>
  );
}

function NextSearches({
  city,
  stay,
  shown,
}: {
  city: string;
  stay: StayAndParty;
  /** Places that are named already. */
  shown: readonly string[];
}) {
  const named = new Set(shown.map(foldText));
  const others = popularCities.filter((each) => !named.has(foldText(each.city)));
  return (
    <div className={styles.next}>
      <Proposals
        title={city ? `Other days in ${city}` : 'Other days'}
        links={otherDays(stay).map((days) => ({
          text: formatStay(days.checkIn, days.checkOut),
          to: listingAddress({ ...stay, ...days, city }),
        }))}
      />
      <Proposals
        title={city ? `Check how ${city} is spelled, or look elsewhere` : 'Look elsewhere'}
        links={[
          ...others.map((each) => ({
            text: each.city,
            to: listingAddress({ ...stay, city: each.city }),
          })),
          ...(city ? [{ text: 'All places', to: listingAddress(stay) }] : []),
        ]}
      />
    </div>
  );
}

/** The same number of nights, some days earlier and later; without days, from tonight on. */
function otherDays({ checkIn, checkOut }: Stay): Stay[] {
  const from = checkIn || (checkOut ? addDays(checkOut, -1) : today());
  const to = checkOut || addDays(from, 1);
  return proposedShifts
    .map((days) => ({ checkIn: addDays(from, days), checkOut: addDays(to, days) }))
    .filter((stay) => stay.checkIn >= today() && stay.checkOut !== '');
}

function Proposals({
  title,
  links,
}: {
  title: string;
  links: readonly { text: string; to: string }[];
}) {
  if (links.length === 0) return null;
  return (
    <section aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.links}>
        {links.map(({ text, to }) => (
          <li key={to}>
            <LinkButton to={to}>{text}</LinkButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
