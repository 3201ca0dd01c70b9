import { type ComponentType, lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { hasPasskeys } from '../../../ui/passkeys/hasPasskeys.ts';
import { useI18n } from '../../../ui/useI18n.ts';
import styles from '../account.module.css';
import { loadPasskeys } from '../passkeys/loadPasskeys.ts';
import type { OfferProps } from '../passkeys/PasskeyOffer.tsx';

type Part = { default: ComponentType<OfferProps> };

/**
 * Offers to sign in with a passkey, if the browser supports passkeys. Renders nothing in other
 * browsers, or if the code fails to load, because the password always works. ADR 0039.
 */
export function PasskeySignIn(props: OfferProps) {
  const { t } = useI18n();
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
  // A disabled button reserves the space while the code loads.
  const place = (
    <div className={styles.offer}>
      <Button wide aria-disabled>
        {t('signIn.signIn.passkey')}
      </Button>
    </div>
  );
  return (
    <Suspense fallback={place}>
      <Offer {...props} />
    </Suspense>
  );
}

/** Subscribes to nothing: the support for passkeys cannot change while a page is open. */
function noChange() {
  return () => undefined;
}
