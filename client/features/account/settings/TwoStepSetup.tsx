import type { Session, TwoStepStart } from '#contracts/site/account/account.ts';
import { useConfirmTwoStepMutation } from '../../../api/account/accountApi.ts';
import { AuthenticatorCodeField, AuthenticatorSetup } from '../../../ui/AuthenticatorSetup.tsx';
import { Button } from '../../../ui/Button.tsx';
import { useFocusOnMount } from '../../../ui/useFocusOnMount.ts';
import { useI18n } from '../../../ui/useI18n.ts';
import styles from '../account.module.css';
import { onlyErrors } from '../checkFields.ts';
import { FormAlert } from '../formParts.tsx';
import { useAccountForm } from '../useAccountForm.ts';

/**
 * The steps that turn two-step sign-in on: the key for the app, the recovery codes, and a code of
 * the app.
 */
export function TwoStepSetup({
  started: { uri, secret, recoveryCodes },
  onConfirmed,
}: {
  started: TwoStepStart;
  onConfirmed: (session: Session) => void;
}) {
  const { t } = useI18n();
  const [confirm] = useConfirmTwoStepMutation();
  const steps = useFocusOnMount<HTMLDivElement>();
  const { errors, sending, props } = useAccountForm({
    check: (read) => onlyErrors({ code: !read('code').trim() && 'code' }),
    send: async (read) => {
      const { session } = await confirm({ code: read('code').trim() }).unwrap();
      if (session) onConfirmed(session);
    },
  });
  return (
    <div ref={steps} tabIndex={-1} className={styles.fields}>
      <AuthenticatorSetup uri={uri} secret={secret} recoveryCodes={recoveryCodes} />
      <form {...props} className={styles.fields}>
        <FormAlert message={errors['']} />
        <AuthenticatorCodeField error={errors['code']} />
        <Button type="submit" look="brand" aria-disabled={sending}>
          {t('accountSettings.twoStep.turnOn')}
        </Button>
      </form>
    </div>
  );
}
