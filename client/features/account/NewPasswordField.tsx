import { useState } from 'react';
import { minPasswordLength } from '#contracts/site/account.ts';
import { passwordStrength } from '../../domain/passwordStrength.ts';
import { TextField } from '../../ui/fields.tsx';
import styles from './account.module.css';

/** A field for a new password, with a line that says how strong it is. */
export function NewPasswordField({
  label,
  name,
  error,
}: {
  label: string;
  name: string;
  error: string | undefined;
}) {
  const [password, setPassword] = useState('');
  return (
    <div>
      <TextField
        label={label}
        type="password"
        name={name}
        autoComplete="new-password"
        maxLength={128}
        hint={`At least ${minPasswordLength} characters. A few words that only you would put together are strong.`}
        error={error}
        onChange={({ target }) => setPassword(target.value)}
      />
      <p role="status" className={styles.strength}>
        {password && `Strength: ${passwordStrength(password, minPasswordLength)}`}
      </p>
    </div>
  );
}
