import { type ComponentType, useEffect, useState } from 'react';
import type { Passkey } from '#contracts/site/account/passkeys.ts';
import { loadPasskeys } from '../passkeys/loadPasskeys.ts';

type Settings = ComponentType<{ passkeys: readonly Passkey[] }>;

/**
 * The part of the account's page for passkeys, loaded where it is `needed`: undefined while it
 * loads, null if it is not needed or did not load.
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
