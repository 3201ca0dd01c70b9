import { useState } from 'react';
import { CheckboxField } from '../../ui/fields/ChoiceField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { useDeskI18n } from '../ui/useDeskI18n.ts';

/** The fields `code` and `recovery`: a code of the app or, where it is chosen, a recovery code. */
export function CodeField({ error }: { error: string | undefined }) {
  const { t } = useDeskI18n();
  const [recovery, setRecovery] = useState(false);
  return (
    <>
      <TextField
        label={t(recovery ? 'signIn.code.recovery' : 'signIn.code.app')}
        hint={t(recovery ? 'signIn.code.recoveryHint' : 'signIn.code.appHint')}
        name="code"
        dir="ltr"
        autoFocus
        inputMode={recovery ? 'text' : 'numeric'}
        autoComplete="one-time-code"
        maxLength={64}
        error={error}
      />
      <CheckboxField
        name="recovery"
        checked={recovery}
        onChange={({ target }) => setRecovery(target.checked)}
      >
        {t('signIn.code.useRecovery')}
      </CheckboxField>
    </>
  );
}
