import { lazy, Suspense, useState } from 'react';
import { hasPasskeys } from '../../../ui/passkeys/hasPasskeys.ts';
import styles from './PasskeyPart.module.css';
import type { UsePasskeyProps } from './UsePasskey.tsx';

/**
 * Renders a button that uses a passkey. Its code loads when the button is first shown. If the
 * browser does not support passkeys, or the code fails to load, the component renders nothing.
 * Members can still sign in with their password and a code. ADR 0039.
 */
export function PasskeyPart(props: UsePasskeyProps) {
  const [Part] = useState(() =>
    lazy(() =>
      import(/* webpackChunkName: "passkeys" */ './UsePasskey.tsx').then(
        ({ UsePasskey }) => ({ default: UsePasskey }),
        () => ({ default: () => null }),
      ),
    ),
  );
  if (!hasPasskeys()) return null;
  return (
    <div className={styles.place}>
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    </div>
  );
}
