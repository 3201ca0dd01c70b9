import { RadioField } from '../../ui/fields/ChoiceField.tsx';
import styles from './booking.module.css';

/** Who bears what a guest does not pay, or gets back. */
export type PaidBy = 'hotel' | 'site';
const payers = ['hotel', 'site'] as const;

/** The choice of that; `texts` has the words of its legend and its choices. */
export function PaidByField({
  value,
  texts,
  onChange,
}: {
  value: PaidBy;
  texts: { legend: string } & Record<PaidBy, string>;
  onChange: (paidBy: PaidBy) => void;
}) {
  return (
    <fieldset className={styles.choices}>
      <legend>{texts.legend}</legend>
      {payers.map((each) => (
        <RadioField
          key={each}
          name="paidBy"
          checked={value === each}
          onChange={() => onChange(each)}
        >
          {texts[each]}
        </RadioField>
      ))}
    </fieldset>
  );
}
