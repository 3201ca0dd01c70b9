import { useId } from 'react';
import styles from './Stepper.module.css';

/**
 * A number between two buttons. A button at its limit stays focusable, so that pressing it for the last
 * time does not lose the focus.
 */
export function Stepper({
  label,
  value,
  min,
  max,
  onChange,
}: {
  label: string;
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
}) {
  const id = useId();
  const what = label.toLowerCase();
  const step = (name: string, sign: string, next: number) => (
    <button
      type="button"
      aria-label={`${name} ${what}`}
      aria-disabled={next < min || next > max}
      className={styles.step}
      onClick={() => next >= min && next <= max && onChange(next)}
    >
      {sign}
    </button>
  );
  return (
    <div role="group" aria-labelledby={id} className={styles.stepper}>
      <span id={id} className={styles.label}>
        {label}
      </span>
      {step('Fewer', '−', value - 1)}
      <output className={styles.value}>{value}</output>
      {step('More', '+', value + 1)}
    </div>
  );
}
