import { useState, useSyncExternalStore } from 'react';
import { CheckboxField } from '../../ui/fields/ChoiceField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { deskProblemCodeOf } from '../api/deskApi.ts';
import { useTakeSecondStepMutation } from '../api/deskSessionApi.ts';
import type { SecondStep } from '../api/secondStep.ts';
import { ActionDialog } from './ActionDialog.tsx';
import { PasskeyPart } from './passkeys/PasskeyPart.tsx';
import { useDeskI18n } from './useDeskI18n.ts';

/**
 * Asks for a code or a passkey while a call waits for the second step. After the second step, the
 * call is sent again. Without the second step, the call fails.
 */
export function SecondStepDialog({ secondStep }: { secondStep: SecondStep }) {
  const asked = useSyncExternalStore(secondStep.subscribe, secondStep.isAsked);
  return asked ? <AskForCode onAnswer={secondStep.answer} /> : null;
}

function AskForCode({ onAnswer }: { onAnswer: (taken: boolean) => void }) {
  const { t } = useDeskI18n();
  const [code, setCode] = useState('');
  const [recovery, setRecovery] = useState(false);
  const [missing, setMissing] = useState(false);
  const [takeSecondStep] = useTakeSecondStepMutation();
  return (
    <ActionDialog
      title={t('deskFrame.secondStep.title')}
      confirm={t('deskFrame.secondStep.confirm')}
      look="brand"
      textOf={(error) => {
        const problem = deskProblemCodeOf(error);
        if (problem === 'used-code') return t('account.errors.usedCode');
        return problem === 'wrong-code' ? t('deskFrame.secondStep.wrong') : undefined;
      }}
      onConfirm={() => {
        setMissing(code.trim() === '');
        return code.trim() === '' ? undefined : takeSecondStep({ code, recovery });
      }}
      onDone={() => onAnswer(true)}
      onClose={() => onAnswer(false)}
    >
      <p>{t('deskFrame.secondStep.text')}</p>
      <TextField
        label={t(recovery ? 'deskFrame.secondStep.recoveryCode' : 'deskFrame.secondStep.code')}
        error={missing ? t('deskFrame.secondStep.missing') : undefined}
        autoComplete="one-time-code"
        inputMode={recovery ? 'text' : 'numeric'}
        dir="ltr"
        autoFocus
        value={code}
        onChange={({ target }) => setCode(target.value)}
      />
      <CheckboxField checked={recovery} onChange={({ target }) => setRecovery(target.checked)}>
        {t('deskFrame.secondStep.recovery')}
      </CheckboxField>
      <PasskeyPart to="confirm" onDone={() => onAnswer(true)} />
    </ActionDialog>
  );
}
