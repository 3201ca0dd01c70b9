import { startAuthentication } from '@simplewebauthn/browser';
import { useCallback, useEffect, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { waitForPasskey } from '../../../ui/passkeys/ceremony.ts';
import {
  useAskToConfirmMutation,
  useAskToSignInMutation,
  useConfirmWithDeskPasskeyMutation,
  useSignInWithDeskPasskeyMutation,
} from '../../api/deskPasskeysApi.ts';
import { Notice } from '../Notice.tsx';
import { useDeskI18n } from '../useDeskI18n.ts';
import { usePageTexts } from '../withPageTexts.tsx';
import { passkeyErrorText } from './passkeyErrorText.ts';
import styles from './UsePasskey.module.css';

export type UsePasskeyProps = {
  /** Whether it signs in, or confirms the session that is open. */
  to: 'sign-in' | 'confirm';
  onDone?: () => void;
};
type Passkey = Awaited<ReturnType<typeof startAuthentication>>;

/**
 * Signs in to the desk with a passkey, which the field for the address offers too, or confirms the
 * session with one. Afterwards a confirmation says that the refused action can be sent again; it
 * sends nothing itself. ADR 0039.
 */
export function UsePasskey({ to, onDone }: UsePasskeyProps) {
  const i18n = useDeskI18n();
  const { t } = i18n;
  const { there } = usePageTexts('passkeys');
  const [askToSignIn] = useAskToSignInMutation();
  const [askToConfirm] = useAskToConfirmMutation();
  const [signIn] = useSignInWithDeskPasskeyMutation();
  const [confirm] = useConfirmWithDeskPasskeyMutation();
  const [error, setError] = useState<unknown>();
  const [state, setState] = useState<'ready' | 'pending' | 'done'>('ready');
  /** The field offers passkeys anew after somebody has canceled, but not after one was refused. */
  const [attempts, setAttempts] = useState(0);
  const [refused, setRefused] = useState(false);
  const isSignIn = to === 'sign-in';

  const take = useCallback(
    async (chosen?: Passkey) => {
      setState('pending');
      setError(undefined);
      try {
        const optionsJSON = () => (isSignIn ? askToSignIn() : askToConfirm()).unwrap();
        const passkey = chosen ?? (await startAuthentication({ optionsJSON: await optionsJSON() }));
        await (isSignIn ? signIn({ passkey }) : confirm({ passkey })).unwrap();
        setState('done');
        onDone?.();
      } catch (thrown) {
        setState('ready');
        setError(thrown);
        if (thrown instanceof Error) setAttempts((count) => count + 1);
        else setRefused(true);
      }
    },
    [isSignIn, askToSignIn, askToConfirm, signIn, confirm, onDone],
  );
  useEffect(() => {
    if (!isSignIn || refused) return undefined;
    return waitForPasskey(
      () => askToSignIn().unwrap(),
      (passkey) => void take(passkey),
    );
  }, [isSignIn, refused, askToSignIn, take, attempts]);

  if (!there) return null;
  if (state === 'done' && !isSignIn) {
    return <Notice tone="good">{t('deskPasskeys.confirmed')}</Notice>;
  }
  return (
    <div className={styles.part}>
      {error !== undefined && <Notice tone="danger">{passkeyErrorText(i18n, error)}</Notice>}
      <Button
        wide={isSignIn}
        aria-disabled={state === 'pending'}
        onClick={() => void (state === 'pending' || take())}
      >
        {t(isSignIn ? 'signIn.signIn.passkey' : 'deskPasskeys.confirm')}
      </Button>
    </div>
  );
}
