import {
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  WebAuthnAbortService,
} from '@simplewebauthn/browser';
import * as v from 'valibot';
import { type PasskeyProblemCode, passkeyProblemSchema } from '#contracts/site/account/passkeys.ts';

type RequestOptions = Parameters<typeof startAuthentication>[0]['optionsJSON'];
/** The reason why a passkey was refused, as the key of its text in `account.errors`. */
type PasskeyErrorKey = PasskeyProblemCode | 'passkey-canceled';
type Assertion = Awaited<ReturnType<typeof startAuthentication>>;

const failedCallSchema = v.object({ data: passkeyProblemSchema });

const errorsOfBrowser = new Map<string, PasskeyErrorKey>([
  // Browsers throw the same error if they have no passkey for this site.
  ['NotAllowedError', 'passkey-canceled'],
  ['AbortError', 'passkey-canceled'],
  ['InvalidStateError', 'passkey-exists'],
  ['SecurityError', 'passkey-foreign'],
]);

/** Returns why the browser or the site refused a passkey, or undefined for any other error. */
export function passkeyErrorOf(thrown: unknown): PasskeyErrorKey | undefined {
  if (thrown instanceof Error) return errorsOfBrowser.get(thrown.name) ?? 'passkey-wrong';
  const failed = v.safeParse(failedCallSchema, thrown);
  return failed.success ? failed.output.data.code : undefined;
}

/**
 * The time in milliseconds after which the challenge of an offer is replaced. A challenge is valid
 * for five minutes.
 */
const renewMs = 4 * 60_000;

/**
 * Makes the browser offer passkeys in the field with `autocomplete="username webauthn"` until the
 * returned function is called. `onChosen` receives the passkey that the traveler chooses. If the
 * browser does not support such offers, or the site gives no challenge, nothing happens. The
 * passkey button still works then. WebAuthn §5.1.4, conditional mediation.
 */
export function waitForPasskey(
  ask: () => Promise<RequestOptions>,
  onChosen: (passkey: Assertion) => void,
): () => void {
  let ended = false;
  const wait = async () => {
    try {
      if (!(await browserSupportsWebAuthnAutofill())) return;
      const optionsJSON = await ask();
      if (ended) return;
      const passkey = await startAuthentication({ optionsJSON, useBrowserAutofill: true });
      clearInterval(renewal);
      onChosen(passkey);
    } catch {
      // The field still accepts an email address.
    }
  };
  void wait();
  const renewal = setInterval(() => void wait(), renewMs);
  return () => {
    ended = true;
    clearInterval(renewal);
    WebAuthnAbortService.cancelCeremony();
  };
}
