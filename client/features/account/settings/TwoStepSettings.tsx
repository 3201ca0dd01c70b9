import { useState } from 'react';
import type { Session, TwoStepStart } from '#contracts/site/account/account.ts';
import { useEndTwoStepMutation, useStartTwoStepMutation } from '../../../api/account/accountApi.ts';
import { Button } from '../../../ui/Button.tsx';
import { useI18n } from '../../../ui/useI18n.ts';
import { useSessionChange } from '../session/useSessionChange.ts';
import { PasswordPrompt } from './PasswordPrompt.tsx';
import { RenewCodes } from './RecoveryCodes.tsx';
import { SettingsPanel } from './SettingsPanel.tsx';
import { TwoStepSetup } from './TwoStepSetup.tsx';

/** Turns two-step sign-in on, with an authenticator app and recovery codes, and off. */
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
