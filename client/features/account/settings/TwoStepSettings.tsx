import { useState } from 'react';
import type { Session, TwoStepStart } from '#contracts/site/account.ts';
import { useEndTwoStepMutation, useStartTwoStepMutation } from '../../../api/account/accountApi.ts';
import { Button } from '../../../ui/Button.tsx';
import { useSessionChange } from '../session/useSessionChange.ts';
import { PasswordPrompt } from './PasswordPrompt.tsx';
import { RenewCodes } from './RecoveryCodes.tsx';
import { SettingsPanel } from './SettingsPanel.tsx';
import { TwoStepSetup } from './TwoStepSetup.tsx';

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
      {started && <TwoStepSetup started={started} onConfirmed={onConfirmed} />}
      {!started && twoStep && renewing && <RenewCodes />}
      {!started && !(twoStep && renewing) && (
        <PasswordPrompt
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
