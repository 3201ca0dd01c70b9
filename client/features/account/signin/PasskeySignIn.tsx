import { type ComponentType, lazy, Suspense, useState, useSyncExternalStore } from 'react';
import type { OfferProps } from '../passkeys/PasskeyOffer.tsx';
import { hasPasskeys } from '../../../ui/passkeys/hasPasskeys.ts';
import { loadPasskeys } from '../passkeys/loadPasskeys.ts';

type Part = { default: ComponentType<OfferProps> };

/**
 * Offers to sign in with a passkey, if the browser supports passkeys. It renders nothing in other
 * browsers, or if the code fails to load, because the password always works. ADR 0039.
 */
export function PasskeySignIn(props: OfferProps) {
  const offered = useSyncExternalStore(noChange, hasPasskeys, () => false);
  const [Offer] = useState(() =>
    lazy(() =>
      loadPasskeys().then(
        ({ PasskeyOffer: part }): Part => ({ default: part }),
        (): Part => ({ default: () => null }),
      ),
    ),
  );
  if (!offered) return null;
  return (
    <Suspense>
      <Offer {...props} />
    </Suspense>
  );
}

/** Subscribes to nothing: the support for passkeys cannot change while a page is open. */
function noChange() {
  return () => undefined;
}
