import type { StayDetails } from '../../domain/stay/stayDetails.ts';
import styles from './TaxNote.module.css';

/** Shows a text in place of taxes if there are none. */
export function TaxNote({ stay: { taxNote } }: { stay: Pick<StayDetails, 'taxNote'> }) {
  if (!taxNote) return null;
  return <p className={styles.taxNote}>{taxNote}</p>;
}
