import { memo, useDeferredValue } from 'react';
import type { Hotel } from '#contracts/provider/hotels.ts';
import type { RateFact } from '#contracts/site/rateFacts.ts';
import type { Place } from '#contracts/provider/places.ts';
import { hotelAddress } from '../domain/addresses/hotelAddress.ts';
import { stayQuery } from '../domain/addresses/stayAddress.ts';
import type { HotelFacts } from '../domain/listing/hotelFacts.ts';
import type { Party } from '../domain/search/party.ts';
import type { Stay } from '../domain/search/searchQuery.ts';
import { CompareBox } from '../features/compare/CompareBox.tsx';
import { FavouriteButton } from '../features/favourites/FavouriteButton.tsx';
import { CentreDistance } from '../features/search/destinations/CentreDistance.tsx';
import { HotelRow } from '../features/hotels/HotelRow.tsx';
import { HighlightedItem } from '../features/map/Highlight.tsx';
import styles from './ListingRows.module.css';

interface RowContext {
  stay: Stay;
  party: Party;
  live: boolean;
  /** The facts of rates that the traveller looks for. */
  wanted: readonly RateFact[];
  /** The places of the searched name, whose centre is known. */
  centres: readonly Place[];
}

/**
 * The address of a hotel of the results, with the stay and the party of the search. Rates with
 * the facts that are wanted come first on the hotel's page.
 */
export function addressOf(
  hotel: Hotel,
  { stay, party, live, wanted }: Omit<RowContext, 'centres'>,
): string {
  const { checkIn, checkOut } = stay;
  return hotelAddress(hotel.id, { checkIn, checkOut, ...party, facts: live ? wanted : [] });
}

/**
 * The rows of a page of results, rendered again only when one of them changes. They follow a change
 * with low priority: the control or the response that made it is shown first.
 */
export const ListingRows = memo(function ListingRows({
  items,
  ...context
}: RowContext & { items: readonly HotelFacts[] }) {
  const shown = useDeferredValue(items);
  return (
    <ul className={styles.rows}>
      {shown.map(({ key, hotel }) => (
        <HighlightedItem key={key} id={key}>
          <Row hotel={hotel} {...context} />
        </HighlightedItem>
      ))}
    </ul>
  );
});

const Row = memo(function Row({
  hotel,
  stay,
  party,
  live,
  wanted,
  centres,
}: RowContext & { hotel: Hotel }) {
  const asked = { checkIn: stay.checkIn, checkOut: stay.checkOut, ...party };
  return (
    <HotelRow
      hotel={hotel}
      address={addressOf(hotel, { stay, party, live, wanted })}
      party={asked}
      live={live}
      wanted={wanted}
      distance={centres.length > 0 && <CentreDistance hotel={hotel} centres={centres} />}
      action={<FavouriteButton hotel={hotel} stay={live ? stayQuery(asked) : undefined} />}
      choice={<CompareBox hotel={hotel} />}
    />
  );
});
