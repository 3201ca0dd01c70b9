import { type ComponentProps, useState } from 'react';
import { minPasswordLength } from '#contracts/site/account.ts';
import { TextField } from '../../ui/fields/TextField.tsx';
import styles from './account.module.css';
import { passwordStrength } from './passwordStrength.ts';
import type { FormErrors } from './useAccountForm.ts';

type FieldProps = Partial<ComponentProps<typeof TextField>>;

/** The field `name` for the full name of the account. */
export function NameField(props: FieldProps) {
  return <TextField label="Full Name" name="name" autoComplete="name" maxLength={100} {...props} />;
}

/** The field `email` for the address of the account, which password managers take for its name. */
export function EmailField(props: FieldProps) {
  return (
    <TextField
      label="Email address"
      type="email"
      name="email"
      autoComplete="username"
      maxLength={254}
      {...props}
    />
  );
}

/** The field `password` for the password that the account has. */
export function PasswordField(props: FieldProps) {
  return (
    <TextField
      label="Password"
      type="password"
      name="password"
      autoComplete="current-password"
      {...props}
    />
  );
}

/** The same on the account page, where dangerous changes need it. */
export function CurrentPasswordField(props: FieldProps) {
  return <PasswordField label="Current password" maxLength={128} {...props} />;
}

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
