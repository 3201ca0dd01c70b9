import { startAuthentication } from '@simplewebauthn/browser';
import { useEffect, useRef, useState } from 'react';
import type { SignInResponse } from '#contracts/site/account/account.ts';
import {
  useAskForPasskeyMutation,
  useSignInWithPasskeyMutation,
} from '../../../api/account/passkeysApi.ts';
import { Button } from '../../../ui/Button.tsx';
import { passkeyErrorOf, waitForPasskey } from '../../../ui/passkeys/ceremony.ts';
import { useI18n } from '../../../ui/useI18n.ts';
import styles from '../account.module.css';
import { FormAlert } from '../formParts.tsx';
import { browserZone } from '../signin/browserZone.ts';
import { useAccountForm } from '../useAccountForm.ts';

export type OfferProps = {
  rememberMe: boolean;
  onResponse: (response: SignInResponse) => Promise<void>;
};

/**
 * Renders a button that signs in with a passkey. The browser also offers passkeys in the email
 * field. Choosing a passkey there submits the same form. ADR 0039.
 */
export function PasskeyOffer({ rememberMe, onResponse }: OfferProps) {
  const { t } = useI18n();
  const [ask] = useAskForPasskeyMutation();
  const [signIn] = useSignInWithPasskeyMutation();
  const chosen = useRef<Awaited<ReturnType<typeof startAuthentication>>>(undefined);
  const stopOffer = useRef<() => void>(undefined);
  /**
   * Counts attempts that failed in the browser, such as canceled prompts. Each of them starts a new
   * offer in the email field. A rejection by the server does not.
   */
  const [attempts, setAttempts] = useState(0);
  const { errors, sending, props } = useAccountForm({
    explain: passkeyErrorOf,
    send: async () => {
      try {
        const inField = chosen.current;
        chosen.current = undefined;
        // Otherwise an offer in the email field that starts late would abort this request.
        if (!inField) stopOffer.current?.();
        const passkey =
          inField ?? (await startAuthentication({ optionsJSON: await ask().unwrap() }));
        await onResponse(await signIn({ passkey, rememberMe, ...browserZone() }).unwrap());
      } catch (error) {
        if (error instanceof Error) setAttempts((count) => count + 1);
        throw error;
      }
    },
  });
  const form = props.ref;
  useEffect(() => {
    stopOffer.current = waitForPasskey(
      () => ask().unwrap(),
      (passkey) => {
        chosen.current = passkey;
        form.current?.requestSubmit();
      },
    );
    return stopOffer.current;
  }, [ask, attempts, form]);
  return (
    <form {...props} className={styles.offer}>
      <FormAlert message={errors['']} />
      <Button type="submit" wide aria-disabled={sending}>
        {t('signIn.signIn.passkey')}
      </Button>
    </form>
  );
}
