import { lazy, Suspense, useState } from 'react';
import { hasPasskeys } from '../../../ui/passkeys/hasPasskeys.ts';
import type { UsePasskeyProps } from './UsePasskey.tsx';

/**
 * A button that uses a passkey, loaded where it is shown. There is none where the browser knows no
 * passkeys, and none when its code does not load: password and code are always there. ADR 0039.
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
    <Suspense fallback={null}>
      <Part {...props} />
    </Suspense>
  );
}
