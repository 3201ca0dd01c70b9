import { useState } from 'react';
import type { Session, TwoStepStart } from '#contracts/site/account.ts';
import {
  useConfirmTwoStepMutation,
  useEndTwoStepMutation,
  useRenewRecoveryCodesMutation,
  useStartTwoStepMutation,
} from '../../../api/account/accountApi.ts';
import { AnchorButton, Button } from '../../../ui/Button.tsx';
import { TextField } from '../../../ui/fields/fields.tsx';
import { useFocusOnMount } from '../../../ui/useFocusOnMount.ts';
import styles from '../account.module.css';
import { CurrentPasswordField } from '../accountFields.tsx';
import { onlyErrors, passwordError } from '../checkFields.ts';
import { FormAlert } from '../formParts.tsx';
import { useAccountForm } from '../useAccountForm.ts';
import { useSessionChange } from '../session/useSessionChange.ts';
import { QrCode } from './QrCode.tsx';
import { SettingsPanel } from './SettingsPanel.tsx';

/** Turns two-step sign-in on, with an authenticator app and recovery codes, and off. */
export function TwoStepSettings({ session }: { session: Session }) {
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
    <SettingsPanel title="Two-step sign-in">
      <p role="status">
        {twoStep
          ? 'It is on: signing in takes your password and a code from your app.'
          : 'It is off: signing in takes your password alone.'}
      </p>
      {started && <ConfirmForm started={started} onConfirmed={onConfirmed} />}
      {!started && twoStep && renewing && <RenewCodes />}
      {!started && !(twoStep && renewing) && (
        <PasswordForm
          key={String(twoStep)}
          submit={submit}
          action={twoStep ? 'Turn it off' : 'Turn it on'}
        />
      )}
      {twoStep && !renewing && (
        <Button onClick={() => setRenewing(true)}>New recovery codes</Button>
      )}
    </SettingsPanel>
  );
}

/** Makes new recovery codes in place of those that are used or lost. */
function RenewCodes() {
  const [renew, { data }] = useRenewRecoveryCodesMutation();
  const form = useFocusOnMount<HTMLDivElement>();
  const submit = async (password: string) => {
    await renew({ password }).unwrap();
  };
  if (data) return <RenewedCodes codes={data.recoveryCodes} />;
  return (
    <div ref={form} tabIndex={-1} className={styles.fields}>
      <p>The codes that you have now will not work any more.</p>
      <PasswordForm submit={submit} action="Make new recovery codes" />
    </div>
  );
}

function RenewedCodes({ codes }: { codes: readonly string[] }) {
  const part = useFocusOnMount<HTMLDivElement>();
  return (
    <div ref={part} tabIndex={-1} className={styles.fields}>
      <p>These are your new recovery codes. The ones before them do not work any more.</p>
      <RecoveryCodeList codes={codes} />
    </div>
  );
}

function RecoveryCodeList({ codes }: { codes: readonly string[] }) {
  return (
    <ul className={styles.codes}>
      {codes.map((code) => (
        <li key={code}>{code}</li>
      ))}
    </ul>
  );
}

function PasswordForm({
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

function ConfirmForm({
  started: { uri, secret, recoveryCodes },
  onConfirmed,
}: {
  started: TwoStepStart;
  onConfirmed: (session: Session) => void;
}) {
  const [confirm] = useConfirmTwoStepMutation();
  const steps = useFocusOnMount<HTMLDivElement>();
  const { errors, sending, props } = useAccountForm({
    check: (read) => onlyErrors({ code: !read('code').trim() && 'Enter the code.' }),
    send: async (read) => {
      const { session } = await confirm({ code: read('code').trim() }).unwrap();
      if (session) onConfirmed(session);
    },
  });
  return (
    <div ref={steps} tabIndex={-1} className={styles.fields}>
      <p>1. Scan this code with your authenticator app:</p>
      <QrCode text={uri} label="The key as a QR code" />
      <p>
        Or type this key into it: <span className={styles.secret}>{secret}</span>
      </p>
      <AnchorButton href={uri}>Open the app on this device</AnchorButton>
      <p>2. Keep these recovery codes. Each works once, when your app is not at hand:</p>
      <RecoveryCodeList codes={recoveryCodes} />
      <form {...props} className={styles.fields}>
        <FormAlert message={errors['']} />
        <TextField
          label="3. Code from your app"
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={6}
          error={errors['code']}
        />
        <Button type="submit" look="brand" aria-disabled={sending}>
          Turn it on
        </Button>
      </form>
    </div>
  );
}
