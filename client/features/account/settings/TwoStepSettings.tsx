import { useState } from 'react';
import type { Session, TwoStepStart } from '#contracts/site/account.ts';
import {
  useConfirmTwoStepMutation,
  useEndTwoStepMutation,
  useStartTwoStepMutation,
} from '#client/api/accountApi.ts';
import { AnchorButton, Button } from '#client/ui/Button.tsx';
import { TextField } from '#client/ui/fields.tsx';
import { useFocusOnMount } from '#client/ui/useFocusOnMount.ts';
import styles from '../account.module.css';
import { onlyErrors } from '../checkFields.ts';
import { FormAlert } from '../FormAlert.tsx';
import { useAccountForm } from '../useAccountForm.ts';
import { useSessionChange } from '../useSessionChange.ts';
import { CurrentPasswordField } from './CurrentPasswordField.tsx';
import { SettingsPanel } from './SettingsPanel.tsx';

/** Turns two-step sign-in on, with an authenticator app and recovery codes, and off. */
export function TwoStepSettings({ session }: { session: Session }) {
  const [started, setStarted] = useState<TwoStepStart>();
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
      {started ? (
        <ConfirmForm started={started} onConfirmed={onConfirmed} />
      ) : (
        <PasswordForm
          key={String(twoStep)}
          submit={submit}
          action={twoStep ? 'Turn it off' : 'Turn it on'}
        />
      )}
    </SettingsPanel>
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
    check: (read) => onlyErrors({ password: !read('password') && 'Enter your password.' }),
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
      <p>
        1. Add this key to your authenticator app: <span className={styles.secret}>{secret}</span>
      </p>
      <AnchorButton href={uri}>Open the app on this device</AnchorButton>
      <p>2. Keep these recovery codes. Each works once, when your app is not at hand:</p>
      <ul className={styles.codes}>
        {recoveryCodes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
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
