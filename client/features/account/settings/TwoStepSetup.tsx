import type { Session, TwoStepStart } from '#contracts/site/account.ts';
import { useConfirmTwoStepMutation } from '../../../api/account/accountApi.ts';
import { AnchorButton, Button } from '../../../ui/Button.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { QrCode } from '../../../ui/QrCode.tsx';
import { useFocusOnMount } from '../../../ui/useFocusOnMount.ts';
import { useI18n } from '../../../ui/useI18n.ts';
import styles from '../account.module.css';
import { onlyErrors } from '../checkFields.ts';
import { FormAlert } from '../formParts.tsx';
import { useAccountForm } from '../useAccountForm.ts';
import { RecoveryCodeList } from './RecoveryCodes.tsx';

/** The steps that turn two-step sign-in on: the key for the app, the recovery codes, and a code of the app. */
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
      <p>{t('accountSettings.twoStep.scan')}</p>
      <QrCode text={uri} label={t('accountSettings.twoStep.qrCode')} />
      <p>
        {t.rich('accountSettings.twoStep.typeKey', {
          key: secret,
          secret: (chunks) => (
            <bdi dir="ltr" className={styles.secret}>
              {chunks}
            </bdi>
          ),
        })}
      </p>
      <AnchorButton href={uri}>{t('accountSettings.twoStep.openApp')}</AnchorButton>
      <p>{t('accountSettings.twoStep.keepCodes')}</p>
      <RecoveryCodeList codes={recoveryCodes} />
      <form {...props} className={styles.fields}>
        <FormAlert message={errors['']} />
        <TextField
          label={t('accountSettings.twoStep.code')}
          name="code"
          dir="ltr"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={6}
          error={errors['code']}
        />
        <Button type="submit" look="brand" aria-disabled={sending}>
          {t('accountSettings.twoStep.turnOn')}
        </Button>
      </form>
    </div>
  );
}
