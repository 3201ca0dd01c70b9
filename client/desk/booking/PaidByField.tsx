import { RadioField } from '../../ui/fields/ChoiceField.tsx';
import styles from './booking.module.css';

/** The party that bears the cost of a waived fee or a refund. */
export type PaidBy = 'hotel' | 'site';
const payers = ['hotel', 'site'] as const;

/** The choice of the paying party; `texts` holds the legend and the options. */
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
