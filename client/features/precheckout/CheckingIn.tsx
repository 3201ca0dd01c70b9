import type { ReactNode } from 'react';
import { longestName } from '#contracts/values/longestTexts.ts';
import type { FieldErrors } from '../../domain/travellers/travellerErrors.ts';
import type { Typed } from '../../domain/travellers/typedTraveller.ts';
import { FieldPair } from '../../ui/fields/FieldPair.tsx';
import { PhoneField } from '../../ui/fields/PhoneField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { Panel } from '../../ui/stay/Panel.tsx';
import { useI18n } from '../../ui/useI18n.ts';
import styles from './Review.module.css';

const noName = { firstName: '', lastName: '' };

/**
 * Who checks in at the hotel, and the number by which the hotel reaches them. `choice` is that of a
 * saved traveller. `onChange` gets what changed and the names of the fields.
 */
export function CheckingIn({
  typed,
  errors,
  choice,
  onChange,
}: {
  typed: Typed;
  errors: FieldErrors;
  choice: ReactNode;
  onChange: (changes: Partial<Typed>, ...fields: string[]) => void;
}) {
  const { t } = useI18n();
  const [first = noName, ...others] = typed.guests;
  const field = (name: 'firstName' | 'lastName', autoComplete: string) => (
    <TextField
      label={t(`precheckout.checkingIn.${name}`)}
      asterisk
      required
      name={`guests.0.${name}`}
      autoComplete={autoComplete}
      maxLength={longestName}
      value={first[name]}
      error={errors[`guests.0.${name}`]}
      onChange={({ target }) =>
        onChange({ guests: [{ ...first, [name]: target.value }, ...others] }, `guests.0.${name}`)
      }
    />
  );
  return (
    <Panel title={t('precheckout.checkingIn.title')}>
      <div className={styles.parts}>
        {choice}
        <FieldPair>
          {field('firstName', 'given-name')}
          {field('lastName', 'family-name')}
        </FieldPair>
        <PhoneField
          typed={typed}
          error={errors['phone']}
          onChange={(changes) => onChange(changes, 'phone')}
        />
      </div>
    </Panel>
  );
}
