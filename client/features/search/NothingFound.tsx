import { listingAddress } from '../../domain/addresses/listingAddress.ts';
import type { StayAndParty } from '../../domain/addresses/stayAddress.ts';
import { addDays, formatStay, today } from '../../domain/search/calendarDay.ts';
import { popularCities } from '../../domain/search/popularCities.ts';
import type { Party } from '../../domain/search/party.ts';
import type { SearchCriteria, Stay } from '../../domain/search/searchQuery.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { useLiveSite } from '../../ui/page/LiveSite.ts';
import { NearbyDestinations } from './destinations/NearbyDestinations.tsx';
import styles from './NothingFound.module.css';

/** How many days earlier and later the same nights are proposed. */
const proposedShifts = [-7, 7, 14];

/**
 * Says that a search has found no hotel. A live site proposes what to search for next: other days for the same
 * place, and other places for the same days and party. Spec §2.
 */
export function NothingFound({ criteria, party }: { criteria: SearchCriteria; party: Party }) {
  const live = useLiveSite();
  return (
    <>
      <p role="status" className={styles.warning}>
        No hotels found for your search.
      </p>
      <NearbyDestinations criteria={criteria} party={party} />
      {live && <NextSearches city={criteria.city} stay={{ ...criteria, ...party }} />}
    </>
  );
}

function NextSearches({ city, stay }: { city: string; stay: StayAndParty }) {
  const { rooms, adults, childAges } = stay;
  const party = { rooms, adults, childAges };
  const { checkIn, checkOut } = stay;
  const others = popularCities.filter((each) => each.city !== city);
  return (
    <div className={styles.next}>
      <Proposals
        title={city ? `Other days in ${city}` : 'Other days'}
        links={otherDays(stay).map((days) => ({
          text: formatStay(days.checkIn, days.checkOut),
          to: listingAddress({ city, ...days, ...party }),
        }))}
      />
      <Proposals
        title={city ? `Check how ${city} is spelled, or look elsewhere` : 'Look elsewhere'}
        links={[
          ...others.map((each) => ({
            text: each.city,
            to: listingAddress({ city: each.city, checkIn, checkOut, ...party }),
          })),
          ...(city
            ? [{ text: 'All places', to: listingAddress({ checkIn, checkOut, ...party }) }]
            : []),
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
