import { useState } from 'react';
import {
  minPasswordLength,
  passwordFault,
  type PasswordOwner,
} from '#contracts/site/account/passwordRules.ts';
import type { AccountTexts } from '#contracts/texts/en/accountTexts.ts';
import { PasswordBox } from '../../ui/fields/PasswordBox.tsx';
import { useI18n } from '../../ui/useI18n.ts';
import styles from './account.module.css';
import type { FormErrors } from './useAccountForm.ts';

/**
 * Renders two fields for a new password, and the strength of the password below the first field.
 * The second field is named `confirmPassword`. `newPasswordErrors` checks both fields.
 */
export function NewPasswordFields({
  label,
  name,
  errors,
  owner,
}: {
  label: string;
  name: string;
  errors: FormErrors;
  /** The owner of the password, if the form has no fields for the name and the email address. */
  owner?: PasswordOwner;
}) {
  const { t } = useI18n();
  const [strength, setStrength] = useState<PasswordStrength>();
  const attributes = { autoComplete: 'new-password', maxLength: 128 };
  return (
    <>
      <div>
        <PasswordBox
          {...attributes}
          label={label}
          name={name}
          hint={t('account.fields.passwordHint', { minimum: minPasswordLength })}
          error={errors[name]}
          onChange={({ target: { value, form } }) =>
            setStrength(value ? passwordStrength(value, owner ?? ownerIn(form)) : undefined)
          }
        />
        <p role="status" className={styles.strength}>
          {strength && t(`account.strength.${strength}`)}
        </p>
      </div>
      <PasswordBox
        {...attributes}
        label={t('account.fields.confirmPassword')}
        name="confirmPassword"
        error={errors['confirmPassword']}
      />
    </>
  );
}

/** Reads the name and the email address from the fields of the form. */
function ownerIn(form: HTMLFormElement | null): PasswordOwner {
  const data = new FormData(form ?? undefined);
  const read = (field: string) => {
    const value = data.get(field);
    return typeof value === 'string' ? value : '';
  };
  return { name: read('name'), email: read('email') };
}

/**
 * The strength shown below a new password. The form rejects `short`, `common` and `personal`
 * passwords.
 */
type PasswordStrength = keyof AccountTexts['account']['strength'];

const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^a-zA-Z\d]/];

/**
 * Estimates the strength of a password from its length, the number of different characters and
 * their kinds. Length counts most, as NIST SP 800-63B recommends. The form rejects a password with
 * a fault. Every other result is only advice.
 */
export function passwordStrength(password: string, owner: PasswordOwner = {}): PasswordStrength {
  const fault = passwordFault(password, owner);
  if (fault) return fault;
  const different = new Set(password.toLowerCase()).size;
  const variety = kinds.filter((kind) => kind.test(password)).length;
  const points = Math.min(password.length, different * 2) + 2 * variety;
  if (points < 14) return 'weak';
  return points < 20 ? 'fair' : 'strong';
}
