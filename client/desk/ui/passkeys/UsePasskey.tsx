import { startAuthentication } from '@simplewebauthn/browser';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
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
  /** `confirm` confirms the open session. */
  to: 'sign-in' | 'confirm';
  onDone?: () => void;
};
type Passkey = Awaited<ReturnType<typeof startAuthentication>>;

/**
 * Signs in to the desk with a passkey, or confirms the open session with one. At sign-in, the field
 * for the address offers passkeys too. A confirmation does not repeat the refused action. By
 * default, a message says that the member can send the action again. ADR 0039.
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
  /**
   * Counts canceled attempts. After a canceled attempt, the field offers passkeys again. After a
   * refusal by the server, the field does not.
   */
  const [attempts, setAttempts] = useState(0);
  const isSignIn = to === 'sign-in';
  const stopOffer = useRef<() => void>(undefined);

  const take = async (chosen?: Passkey) => {
    setState('pending');
    setError(undefined);
    // The browser runs one passkey request at a time. A late offer in the field would abort the
    // request of the button.
    if (!chosen) stopOffer.current?.();
    try {
      const ask = () => (isSignIn ? askToSignIn() : askToConfirm()).unwrap();
      const passkey = chosen ?? (await startAuthentication({ optionsJSON: await ask() }));
      await (isSignIn ? signIn({ passkey }) : confirm({ passkey })).unwrap();
      setState('done');
      onDone?.();
    } catch (thrown) {
      setState('ready');
      setError(thrown);
      if (thrown instanceof Error) setAttempts((count) => count + 1);
    }
  };
  const onChosen = useEffectEvent((passkey: Passkey) => void take(passkey));
  useEffect(() => {
    if (!isSignIn) return;
    stopOffer.current = waitForPasskey(() => askToSignIn().unwrap(), onChosen);
    return stopOffer.current;
  }, [isSignIn, askToSignIn, attempts]);

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
