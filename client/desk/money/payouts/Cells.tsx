import { ibanText } from './ibanText.ts';
import styles from './payouts.module.css';

/** An IBAN in groups, left to right in every language. */
export function Iban({ iban }: { iban: string }) {
  return (
    <bdi dir="ltr" className={styles.account}>
      {ibanText(iban)}
    </bdi>
  );
}

/**
 * A checkbox in a table. Its label is for screen readers only, and its target is large enough for
 * touch.
 */
export function Tick({
  label,
  checked,
  onChange,
}: {
  label: string;
  checked: boolean;
  onChange: () => void;
}) {
  return (
    <label className={styles.tick}>
      <input type="checkbox" aria-label={label} checked={checked} onChange={onChange} />
    </label>
  );
}
