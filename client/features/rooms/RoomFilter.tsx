import type { ReactNode } from 'react';
import type { BedChoice } from '../../domain/hotels/beds.ts';
import { useI18n } from '../../ui/useI18n.ts';
import styles from './RoomFilter.module.css';

const choices = [
  { beds: '', label: 'all' },
  { beds: '1', label: 'oneBed' },
  { beds: '2', label: 'twoBeds' },
  { beds: '3', label: 'threeBeds' },
] as const;

/**
 * The room filter: which rooms are shown, by their number of beds, and how many that are. Spec §2.
 */
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
  const { t } = useI18n();
  return (
    <div className={styles.filter}>
      <div role="group" aria-label={t('rooms.filter.label')} className={styles.choices}>
        {choices.map((choice) => (
          <button
            key={choice.beds}
            type="button"
            className={styles.choice}
            aria-pressed={choice.beds === beds}
            onClick={() => onChange(choice.beds)}
          >
            {t(`rooms.filter.${choice.label}`)}
          </button>
        ))}
        {action}
      </div>
      <p role="status" className={styles.shown}>
        {t(live ? 'rooms.filter.shown' : 'rooms.filter.shownPlain', { rooms: shown })}
      </p>
    </div>
  );
}
