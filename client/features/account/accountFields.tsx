import type { ComponentProps } from 'react';
import { longestEmail, longestName, longestPassword } from '#contracts/values/longestTexts.ts';
import { PasswordBox } from '../../ui/fields/PasswordBox.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { useI18n } from '../../ui/useI18n.ts';

type FieldProps = Partial<ComponentProps<typeof TextField>>;
type PasswordProps = Partial<ComponentProps<typeof PasswordBox>>;

/** Renders the field `name` for the full name of the account. */
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

/**
 * Renders the field `email` for the address of the account. Password managers treat the address as
 * the user name.
 */
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

/** Renders the field `password` for the current password of the account. */
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

/**
 * Renders the field `password` for the account page, where sensitive changes require the current
 * password.
 */
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
