import { useState } from 'react';
import { minPasswordLength } from '#contracts/site/account.ts';
import { TextField } from '../../ui/fields/TextField.tsx';
import styles from './account.module.css';
import { passwordStrength } from './passwordStrength.ts';
import type { FormErrors } from './useAccountForm.ts';

/**
 * The fields for a new password, typed twice, and a line that says how strong it is. The second field is
 * named `confirmPassword`; `newPasswordErrors` checks both.
 */
export function NewPasswordFields({
  label,
  name,
  errors,
}: {
  label: string;
  name: string;
  errors: FormErrors;
}) {
  const [password, setPassword] = useState('');
  const attributes = { type: 'password', autoComplete: 'new-password', maxLength: 128 };
  return (
    <>
      <div>
        <TextField
          {...attributes}
          label={label}
          name={name}
          hint={`At least ${minPasswordLength} characters. A few words that only you would put together are strong.`}
          error={errors[name]}
          onChange={({ target }) => setPassword(target.value)}
        />
        <p role="status" className={styles.strength}>
          {password && `Strength: ${passwordStrength(password, minPasswordLength)}`}
        </p>
      </div>
      <TextField
        {...attributes}
        label="Confirm Password"
        name="confirmPassword"
        error={errors['confirmPassword']}
      />
    </>
  );
}
