import { useMemo } from 'react';
import { countParty, type Party } from '#contracts/values/party.ts';
import { availabilityOf } from '../../domain/listing/availability.ts';
import type { HotelFacts } from '../../domain/listing/hotelFacts.ts';
import { Button } from '../../ui/Button.tsx';
import { useI18n } from '../../ui/useI18n.ts';
import styles from './Availability.module.css';
import type { ChangeListing } from './useListing.ts';

/**
 * How many of the results can be booked; where the party needs more rooms, a button that asks for
 * them.
 */
export function Availability({
  matches,
  party,
  change,
}: {
  matches: readonly HotelFacts[];
  party: Party;
  change: ChangeListing;
}) {
  const { t } = useI18n();
  const found = useMemo(() => availabilityOf(matches, party), [matches, party]);
  if (!found) return null;
  const { available, total, small, roomier } = found;
  const { rooms, adults, children } = countParty(party);
  const people = {
    who: children > 0 ? 'travelers' : 'adults',
    people: adults + children,
    rooms,
  };
  return (
    <p role="status" className={styles.line}>
      {small === 0 && t('listing.availability.some', { available, total })}
      {small === total && t('listing.availability.noneHasRoom', { available, total, ...people })}
      {small > 0 &&
        small < total &&
        t('listing.availability.fewHaveRoom', { available, total, small, ...people })}
      {roomier && (
        <Button look="quiet" onClick={() => change({ party: roomier })}>
          {t('hotels.price.tryRooms', { rooms: roomier.length })}
        </Button>
      )}
    </p>
  );
}
