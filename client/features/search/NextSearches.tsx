import { useState } from 'react';
import { cityText } from '#contracts/texts/placeNames.ts';
import { foldText } from '#contracts/values/foldText.ts';
import type { Party } from '#contracts/values/party.ts';
import { searchAddress } from '../../domain/addresses/searchAddress.ts';
import type { StayAndParty } from '../../domain/addresses/stayAddress.ts';
import { addDays, today } from '../../domain/search/calendarDay.ts';
import { stayDaysText } from '../../domain/search/describeStay.ts';
import { popularCities } from '#contracts/values/popularCities.ts';
import {
  type Near,
  nearOf,
  normalizeCriteria,
  type SearchCriteria,
  type Stay,
} from '../../domain/search/searchQuery.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { useI18n } from '../../ui/useI18n.ts';
import { NearbyDestinations } from './destinations/NearbyDestinations.tsx';
import { type Proposal, useProposedPlaces } from './destinations/useProposedPlaces.ts';
import styles from './NextSearches.module.css';

/** The shifts, in days, of the proposed stays with the same number of nights. */
const proposedShifts = [-7, 7, 14];
const mostOthers = 6;

/**
 * Proposes further searches after a live site has found nothing, once the provider's places are
 * known. It offers places from the provider's list that are near or have a similar name. Other days
 * follow if the place has hotels, and then further places.
 */
export function NextSearches({ criteria, party }: { criteria: SearchCriteria; party: Party }) {
  const i18n = useI18n();
  const { t } = i18n;
  const { city, checkIn, checkOut } = criteria;
  const searched = normalizeCriteria(criteria).city;
  const stay = { checkIn, checkOut, party };
  const near = nearOf(criteria);
  // A failed call for the places is repeated. The visible proposals stay in the meantime.
  const latest = useProposedPlaces(searched);
  const [held, hold] = useState(latest);
  if (latest && latest !== held) hold(latest);
  const proposal = latest ?? held;
  if (!proposal) return null;
  return (
    <>
      {proposal.standing === 'withoutHotels' && (
        <p className={styles.known}>
          {t('listing.nothingFound.noHotelsIn', { city: cityText(i18n, city) })}
        </p>
      )}
      <NearbyDestinations proposed={proposal.proposed} stay={stay} />
      <DaysAndPlaces {...{ city, near, searched, stay, proposal }} />
    </>
  );
}

/**
 * Proposes other days, unless the place has no hotels on any day. It also proposes other places
 * that are not named above.
 */
function DaysAndPlaces({
  city,
  near,
  searched,
  stay,
  proposal: { standing, proposed, places, nearestFirst },
}: {
  city: string;
  near: Near;
  /** The city without its country. */
  searched: string;
  stay: StayAndParty;
  proposal: Proposal;
}) {
  const i18n = useI18n();
  const { t } = i18n;
  const named = new Set([searched, ...proposed.map(({ place }) => place.name)].map(foldText));
  const known =
    places.length > 0 ? places.map(({ name }) => name) : popularCities.map((each) => each.city);
  const others = [...new Set(known)].filter((name) => !named.has(foldText(name)));
  const misspelt = city && (!standing || standing === 'unknown');
  return (
    <div className={styles.next}>
      {(!standing || standing === 'listed') && (
        <Proposals
          title={
            city
              ? t('listing.nothingFound.otherDaysIn', { city: cityText(i18n, city) })
              : t('listing.nothingFound.otherDays')
          }
          links={otherDays(stay).map((days) => ({
            text: stayDaysText(i18n, days.checkIn, days.checkOut),
            to: searchAddress({ ...stay, ...days, ...near, city }),
          }))}
        />
      )}
      {misspelt && <p>{t('listing.nothingFound.checkSpelling', { city })}</p>}
      <Proposals
        title={
          nearestFirst || places.length === 0
            ? t('listing.nothingFound.elsewhere')
            : t('listing.nothingFound.mostHotels')
        }
        links={[
          ...others.slice(0, mostOthers).map((name) => ({
            text: cityText(i18n, name),
            to: searchAddress({ ...stay, city: name }),
          })),
          ...(city ? [{ text: t('search.allPlaces'), to: searchAddress(stay) }] : []),
        ]}
      />
    </div>
  );
}

/**
 * Returns stays with the same number of nights, some days earlier and later. Without days, they
 * start from tonight.
 */
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
