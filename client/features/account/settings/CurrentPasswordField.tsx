import { TextField } from '#client/ui/fields.tsx';

/** The field for the password of the account, which dangerous changes need. */
export function CurrentPasswordField({ error }: { error: string | undefined }) {
  return (
    <TextField
      label="Current password"
      type="password"
      name="password"
      autoComplete="current-password"
      maxLength={128}
      error={error}
    />
  );
}
