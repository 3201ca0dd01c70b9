import type { ComponentProps } from 'react';
import { TextField } from '../../ui/fields/TextField.tsx';

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
