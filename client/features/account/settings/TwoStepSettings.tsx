import { useState } from 'react';
import type { Session, TwoStepStart } from '#contracts/site/account/account.ts';
import {
  useConfirmTwoStepMutation,
  useEndTwoStepMutation,
  useRenewRecoveryCodesMutation,
  useStartTwoStepMutation,
} from '../../../api/account/accountApi.ts';
import { Button } from '../../../ui/Button.tsx';
import { useI18n } from '../../../ui/useI18n.ts';
import {
  AuthenticatorCodeField,
  AuthenticatorSetup,
  RecoveryCodeList,
} from '../../../ui/fields/AuthenticatorSetup.tsx';
import { useFocusOnMount } from '../../../ui/browser/useFocusOnMount.ts';
import { useSessionChange } from '../session/useSessionChange.ts';
import { FormAlert, SettingsPanel } from '../formParts.tsx';
import styles from '../account.module.css';
import { CurrentPasswordField } from '../accountFields.tsx';
import { onlyErrors, passwordError } from '../checkFields.ts';
import { useAccountForm } from '../useAccountForm.ts';

/**
 * Turns two-step sign-in on and off, and creates new recovery codes. Turning it on sets up an
 * authenticator app and recovery codes.
 */
export function TwoStepSettings({ session }: { session: Session }) {
  const { t } = useI18n();
  const [started, setStarted] = useState<TwoStepStart>();
  const [renewing, setRenewing] = useState(false);
  const [start] = useStartTwoStepMutation();
  const [end] = useEndTwoStepMutation();
  const changeSession = useSessionChange();
  const { twoStep } = session;
  const onConfirmed = (confirmed: Session) => {
    setStarted(undefined);
    changeSession(confirmed);
  };
  const submit = async (password: string) => {
    if (twoStep) changeSession((await end({ password }).unwrap()).session);
    else setStarted(await start({ password }).unwrap());
  };
  return (
    <SettingsPanel title={t('accountSettings.twoStep.heading')}>
      <p role="status">
        {twoStep ? t('accountSettings.twoStep.on') : t('accountSettings.twoStep.off')}
      </p>
      {started && <TwoStepSetup started={started} onConfirmed={onConfirmed} />}
      {!started && twoStep && renewing && <RenewCodes />}
      {!started && !(twoStep && renewing) && (
        <PasswordPrompt
          key={String(twoStep)}
          submit={submit}
          action={
            twoStep ? t('accountSettings.twoStep.turnOff') : t('accountSettings.twoStep.turnOn')
          }
        />
      )}
      {twoStep && !renewing && (
        <Button onClick={() => setRenewing(true)}>
          {t('accountSettings.recoveryCodes.renew')}
        </Button>
      )}
    </SettingsPanel>
  );
}

/** Asks for the password before a change. `submit` must reject with the error of its API call. */
function PasswordPrompt({
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

/** Creates new recovery codes. All previous codes stop working. */
function RenewCodes() {
  const { t } = useI18n();
  const [renew, { data }] = useRenewRecoveryCodesMutation();
  const form = useFocusOnMount<HTMLDivElement>();
  const submit = async (password: string) => {
    await renew({ password }).unwrap();
  };
  if (data) return <RenewedCodes codes={data.recoveryCodes} />;
  return (
    <div ref={form} tabIndex={-1} className={styles.fields}>
      <p>{t('accountSettings.recoveryCodes.warning')}</p>
      <PasswordPrompt submit={submit} action={t('accountSettings.recoveryCodes.make')} />
    </div>
  );
}

function RenewedCodes({ codes }: { codes: readonly string[] }) {
  const { t } = useI18n();
  const part = useFocusOnMount<HTMLDivElement>();
  return (
    <div ref={part} tabIndex={-1} className={styles.fields}>
      <p>{t('accountSettings.recoveryCodes.made')}</p>
      <RecoveryCodeList codes={codes} />
    </div>
  );
}

/**
 * Renders the steps that turn on two-step sign-in: add the key to the app, save the recovery codes,
 * and enter a code from the app.
 */
function TwoStepSetup({
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
