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
 * The fields for a new password, typed twice, and a line that says how strong it is. The second
 * field is named `confirmPassword`; `newPasswordErrors` checks both.
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
  /** Whose password it is, if that does not stand in the same form. */
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

/** The name and address that stand in the form. */
function ownerIn(form: HTMLFormElement | null): PasswordOwner {
  const data = new FormData(form ?? undefined);
  const read = (field: string) => {
    const value = data.get(field);
    return typeof value === 'string' ? value : '';
  };
  return { name: read('name'), email: read('email') };
}

/**
 * What the line under a new password says. With `short`, `common` and `personal` the form is
 * refused.
 */
type PasswordStrength = keyof AccountTexts['account']['strength'];

const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^a-zA-Z\d]/];

/**
 * Estimates a password of its owner by its length, its different characters and their kinds. It is
 * advice, but for what is refused: length counts most, as NIST SP 800-63B recommends.
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
