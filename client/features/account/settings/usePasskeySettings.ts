import { type ComponentType, useEffect, useState } from 'react';
import type { Passkey } from '#contracts/site/account/passkeys.ts';
import { loadPasskeys } from '../passkeys/loadPasskeys.ts';

type Settings = ComponentType<{ passkeys: readonly Passkey[] }>;

/**
 * Returns the passkey section of the account page. The code is loaded only if `needed` is true.
 * Returns undefined while the code loads, and null if it is not needed or failed to load.
 */
export function usePasskeySettings(needed: boolean): Settings | null | undefined {
  const [loaded, setLoaded] = useState<Settings | null>();
  useEffect(() => {
    if (!needed) return undefined;
    let left = false;
    void loadPasskeys().then(
      ({ PasskeySettings }) => left || setLoaded(() => PasskeySettings),
      () => left || setLoaded(null),
    );
    return () => {
      left = true;
    };
  }, [needed]);
  return needed ? loaded : null;
}
