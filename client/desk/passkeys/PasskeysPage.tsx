import { useState } from 'react';
import { NotLoaded } from '../../ui/NotLoaded.tsx';
import { PasskeyPanel } from '../../ui/passkeys/PasskeyPanel.tsx';
import { deskProblemCodeOf } from '../api/deskApi.ts';
import {
  useAddDeskPasskeyMutation,
  useAskToConfirmMutation,
  useBeginDeskPasskeyMutation,
  useListDeskPasskeysQuery,
  useRemoveDeskPasskeyMutation,
  useRenameDeskPasskeyMutation,
} from '../api/deskPasskeysApi.ts';
import { Box, DeskPage, LoadingLines } from '../ui/DeskPage.tsx';
import { PasskeyPart } from '../ui/passkeys/PasskeyPart.tsx';
import { passkeyErrorText } from '../ui/passkeys/passkeyErrorText.ts';
import { useDeskI18n } from '../ui/useDeskI18n.ts';
import { withPageTexts } from '../ui/withPageTexts.tsx';

/** Lets the signed-in member create, rename and remove passkeys. ADR 0039. */
export const PasskeysPage = withPageTexts('passkeys', 'passkeys', Passkeys);

function Passkeys() {
  const i18n = useDeskI18n();
  const { t } = i18n;
  const title = t('accountSettings.passkeys.heading');
  const query = useListDeskPasskeysQuery(undefined, { refetchOnMountOrArgChange: true });
  const [ask] = useAskToConfirmMutation();
  const [begin] = useBeginDeskPasskeyMutation();
  const [add] = useAddDeskPasskeyMutation();
  const [rename] = useRenameDeskPasskeyMutation();
  const [remove] = useRemoveDeskPasskeyMutation();
  /**
   * The number of changes that the server refused because they need a passkey. Each refusal shows a
   * new button to confirm the session.
   */
  const [refusals, setRefusals] = useState(0);
  const errorsOf = (thrown: unknown) => {
    const code = deskProblemCodeOf(thrown);
    if (code === 'wrong-password') return { password: t('account.errors.wrongPassword') };
    if (code === 'passkey-needed') setRefusals((count) => count + 1);
    return { '': passkeyErrorText(i18n, thrown) };
  };
  return (
    <DeskPage title={title} lead={t('deskPasskeys.lead')}>
      <Box title={t('deskPasskeys.yours')}>
        {query.data && (
          <PasskeyPanel
            passkeys={query.data.items}
            calls={{
              ask: () => ask().unwrap(),
              begin: (proof) => begin(proof).unwrap(),
              add: (passkey) => add({ passkey }).unwrap(),
              rename: (id, name) => rename({ id, name }).unwrap(),
              remove: (id, proof) => remove({ id, proof }).unwrap(),
            }}
            errorsOf={errorsOf}
          />
        )}
        {!query.data &&
          (query.isError ? <NotLoaded what={title} query={query} /> : <LoadingLines />)}
        {refusals > 0 && <PasskeyPart key={refusals} to="confirm" />}
      </Box>
    </DeskPage>
  );
}
