import { useMemo } from 'react';
import { availabilityOf } from '../../domain/listing/availability.ts';
import type { HotelFacts } from '../../domain/listing/hotelFacts.ts';
import { countRooms } from '../../domain/search/counts.ts';
import type { Party } from '../../domain/search/party.ts';
import { Button } from '../../ui/Button.tsx';
import styles from './Availability.module.css';
import type { ChangeListing } from './useListing.ts';

/** How many of the results can be booked; where the party needs more rooms, a button that asks for them. */
export function Availability({
  matches,
  party,
  change,
}: {
  matches: readonly HotelFacts[];
  party: Party;
  change: ChangeListing;
}) {
  const available = useMemo(() => availabilityOf(matches, party), [matches, party]);
  if (!available) return null;
  const { text, rooms } = available;
  return (
    <p role="status" className={styles.line}>
      {text}
      {rooms !== undefined && (
        <Button look="quiet" onClick={() => change({ rooms })}>
          Try {countRooms(rooms)}
        </Button>
      )}
    </p>
  );
}
