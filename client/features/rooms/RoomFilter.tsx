import type { ReactNode } from 'react';
import type { BedChoice } from '../../domain/hotels/beds.ts';
import { countRooms } from '../../domain/search/counts.ts';
import styles from './RoomFilter.module.css';

const choices = [
  { beds: '', label: 'All rooms' },
  { beds: '1', label: '1 bed' },
  { beds: '2', label: '2 beds' },
  { beds: '3', label: '3+ beds' },
] as const;

/** The room filter: which rooms are shown, by their number of beds, and how many that are. Spec §2. */
export function RoomFilter({
  shown,
  live = false,
  beds,
  onChange,
  action,
}: {
  /** The number of rooms shown. */
  shown: number;
  /** Whether the hotel has rates; the specification has no singular. */
  live?: boolean;
  beds: BedChoice | '';
  onChange: (beds: BedChoice | '') => void;
  /** Stands after the choices. */
  action?: ReactNode;
}) {
  return (
    <div className={styles.filter}>
      <div role="group" aria-label="Filter rooms" className={styles.choices}>
        {choices.map((choice) => (
          <button
            key={choice.beds}
            type="button"
            className={styles.choice}
            aria-pressed={choice.beds === beds}
            onClick={() => onChange(choice.beds)}
          >
            {choice.label}
          </button>
        ))}
        {action}
      </div>
      <p role="status" className={styles.shown}>
        Showing {live ? countRooms(shown) : `${shown} rooms`}
      </p>
    </div>
  );
}
