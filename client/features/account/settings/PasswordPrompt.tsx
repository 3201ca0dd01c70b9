import { Button } from '../../../ui/Button.tsx';
import styles from '../account.module.css';
import { CurrentPasswordField } from '../accountFields.tsx';
import { onlyErrors, passwordError } from '../checkFields.ts';
import { FormAlert } from '../formParts.tsx';
import { useAccountForm } from '../useAccountForm.ts';

/** Asks for the password before a change. `submit` rejects with what its call was rejected with. */
export function PasswordPrompt({
  submit,
  action,
}: {
  submit: (password: string) => Promise<void>;
  action: string;
}) {
  const { errors, sending, props } = useAccountForm({
    check: (read) => onlyErrors({ password: passwordError(read) }),
    send: (read) => submit(read('password')),
  });
  return (
    <form {...props} className={styles.fields}>
      <FormAlert message={errors['']} />
      <CurrentPasswordField error={errors['password']} />
      <Button type="submit" aria-disabled={sending}>
        {action}
      </Button>
    </form>
  );
}
