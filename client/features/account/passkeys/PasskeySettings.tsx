import type { Passkey } from '#contracts/site/account/passkeys.ts';
import {
  useAddPasskeyMutation,
  useAskForConfirmationMutation,
  useBeginPasskeyMutation,
  useRemovePasskeyMutation,
  useRenamePasskeyMutation,
} from '../../../api/account/passkeysApi.ts';
import { passkeyErrorOf } from '../../../ui/passkeys/ceremony.ts';
import { PasskeyPanel } from '../../../ui/passkeys/PasskeyPanel.tsx';
import { useI18n } from '../../../ui/useI18n.ts';
import { SettingsPanel } from '../formParts.tsx';
import { accountErrorTexts } from '../useAccountForm.ts';

/** Lists the passkeys of the account. ADR 0039. */
export function PasskeySettings({ passkeys }: { passkeys: readonly Passkey[] }) {
  const i18n = useI18n();
  const [ask] = useAskForConfirmationMutation();
  const [begin] = useBeginPasskeyMutation();
  const [add] = useAddPasskeyMutation();
  const [rename] = useRenamePasskeyMutation();
  const [remove] = useRemovePasskeyMutation();
  return (
    <SettingsPanel title={i18n.t('accountSettings.passkeys.heading')}>
      <PasskeyPanel
        passkeys={passkeys}
        calls={{
          ask: () => ask().unwrap(),
          begin: (proof) => begin(proof).unwrap(),
          add: (passkey) => add({ passkey }).unwrap(),
          rename: (id, name) => rename({ id, name }).unwrap(),
          remove: (id, proof) => remove({ id, proof }).unwrap(),
        }}
        errorsOf={(thrown) => accountErrorTexts(i18n, thrown, passkeyErrorOf)}
      />
    </SettingsPanel>
  );
}
