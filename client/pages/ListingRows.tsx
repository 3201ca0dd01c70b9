import {
  type ComponentType,
  memo,
  startTransition,
  useDeferredValue,
  useEffect,
  useState,
} from 'react';
import type { Hotel } from '#contracts/provider/hotels.ts';
import type { RateFact } from '#contracts/site/rateFacts.ts';
import type { Place } from '#contracts/provider/places.ts';
import { hotelAddress } from '../domain/addresses/hotelAddress.ts';
import { type StayAndParty, stayQuery } from '../domain/addresses/stayAddress.ts';
import type { HotelFacts } from '../domain/listing/hotelFacts.ts';
import { CompareBox } from '../features/compare/CompareBox.tsx';
import { FavoriteButton } from '../features/favorites/FavoriteButton.tsx';
import { CenterDistance } from '../features/search/destinations/CenterDistance.tsx';
import { HotelRow } from '../features/hotels/HotelRow.tsx';
import { HighlightedItem } from '../features/map/Highlight.tsx';
import styles from './ListingRows.module.css';

interface RowContext {
  /** The stay and the party of the search. */
  stay: StayAndParty;
  /** The facts of rates that the traveler looks for. The hotel's page shows them first. */
  wanted: readonly RateFact[];
  /** The city that was searched for. */
  city: string;
  /** The places with the name of the searched city whose center is known. */
  centers: readonly Place[];
}

/** The properties of a row of the results. */
export interface RowProps extends RowContext {
  hotel: Hotel;
  /** The address of the hotel's page, with the stay and the party of the search. */
  address: string;
}

/**
 * The number of rows that are drawn in one step. It is greater than the number of rows in view, so
 * that later steps do not move the visible rows.
 */
const rowsOfStep = 8;

/**
 * Draws the rows of a page of results. A row renders again only when it changes, and with low
 * priority, so that the control or the response that caused the change is shown first. On a new
 * page the rows are drawn in steps, which keeps a slow phone responsive. Rows that the server has
 * already drawn are replaced all at once.
 */
export const ListingRows = memo(function ListingRows({
  items,
  Row,
  ...context
}: RowContext & { items: readonly HotelFacts[]; Row: ComponentType<RowProps> }) {
  const shown = useDeferredValue(items);
  const [drawn, setDrawn] = useState(firstStep);
  useEffect(() => {
    if (drawn < shown.length) startTransition(() => setDrawn(drawn + rowsOfStep));
  }, [drawn, shown]);
  return (
    <ul className={styles.rows}>
      {shown.slice(0, drawn).map(({ key, hotel }) => (
        <HighlightedItem key={key} id={key}>
          <Row
            hotel={hotel}
            address={hotelAddress(hotel.id, { ...context.stay, facts: context.wanted })}
            {...context}
          />
        </HighlightedItem>
      ))}
    </ul>
  );
});

/**
 * Returns the number of rows to draw at first. All rows are drawn on the server, and where the
 * server has already drawn them.
 */
function firstStep(): number {
  const areDrawn =
    typeof window === 'undefined' || document.getElementsByClassName(styles.rows ?? '').length > 0;
  return areDrawn ? Infinity : rowsOfStep;
}

/** Draws a row with the price of the hotel. */
export const LiveRow = memo(function LiveRow({
  hotel,
  address,
  stay,
  wanted,
  city,
  centers,
}: RowProps) {
  return (
    <HotelRow
      hotel={hotel}
      address={address}
      stay={stay}
      wanted={wanted}
      city={city}
      distance={centers.length > 0 && <CenterDistance hotel={hotel} centers={centers} />}
      action={<FavoriteButton hotel={hotel} stay={stayQuery(stay)} bare />}
      choice={<CompareBox hotel={hotel} />}
    />
  );
});
