import type { ComponentProps } from 'react';
import { longestEmail, longestName, longestPassword } from '#contracts/values/longestTexts.ts';
import { PasswordBox } from '../../ui/fields/PasswordBox.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { useI18n } from '../../ui/useI18n.ts';

type FieldProps = Partial<ComponentProps<typeof TextField>>;
type PasswordProps = Partial<ComponentProps<typeof PasswordBox>>;

/** The field `name` for the full name of the account. */
export function NameField(props: FieldProps) {
  const { t } = useI18n();
  return (
    <TextField
      label={t('account.fields.name')}
      name="name"
      autoComplete="name"
      maxLength={longestName}
      {...props}
    />
  );
}

/** The field `email` for the address of the account, which password managers take for its name. */
export function EmailField(props: FieldProps) {
  const { t } = useI18n();
  return (
    <TextField
      label={t('account.fields.email')}
      type="email"
      dir="ltr"
      name="email"
      autoComplete="username"
      maxLength={longestEmail}
      {...props}
    />
  );
}

/** The field `password` for the password that the account has. */
export function PasswordField(props: PasswordProps) {
  const { t } = useI18n();
  return (
    <PasswordBox
      label={t('account.fields.password')}
      name="password"
      autoComplete="current-password"
      {...props}
    />
  );
}

/** The same on the account page, where dangerous changes need it. */
export function CurrentPasswordField(props: PasswordProps) {
  const { t } = useI18n();
  return (
    <PasswordField
      label={t('account.fields.currentPassword')}
      maxLength={longestPassword}
      {...props}
    />
  );
}
