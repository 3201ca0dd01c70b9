import { lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from 'react';
import { useSelector } from 'react-redux';
import { selectMayBeSignedIn } from '../features/account/session/accountSlice.ts';
import { useDeviceSession } from '../features/account/session/useDeviceSession.ts';
import { useForgetFavorites } from '../features/favorites/useDeviceFavorites.ts';
import { useI18n } from '../ui/useI18n.ts';
import { AccountSlot, SignInButton } from '../ui/frame/AccountSlot.tsx';

const AccountMenu = lazy(async () => {
  const { AccountMenu: menu } = await import(
    /* webpackChunkName: "account-parts" */ '../features/account/session/AccountMenu.tsx'
  );
  return { default: menu };
});

/** If this code does not load, the favorites stay on the device. */
const AccountSync = lazy(() =>
  import(/* webpackChunkName: "account-parts" */ './AccountSync.tsx').then(
    ({ AccountSync: sync }) => ({ default: sync }),
    () => ({ default: () => null }),
  ),
);

/**
 * Shows the account in the header and synchronizes the favorites with it. Its code and its request
 * load after the first page is shown, and only in a browser that has signed in before. When the
 * session ends, the favorites are removed from the device.
 */
export function WithAccount({ children }: { children: ReactNode }) {
  const mayBeSignedIn = useSelector(selectMayBeSignedIn);
  useDeviceSession();
  useForgetFavorites(mayBeSignedIn);
  const [shown, setShown] = useState(false);
  const { rest } = useI18n();
  useEffect(() => {
    // Without the texts of accounts, the header shows the sign-in link.
    const show = () =>
      Promise.resolve(rest).then(
        () => setShown(true),
        () => undefined,
      );
    const timer = setTimeout(() => void show());
    return () => clearTimeout(timer);
  }, [rest]);
  const wanted = mayBeSignedIn && shown;
  const slot = useMemo(
    () =>
      wanted ? (
        <Suspense fallback={<SignInButton />}>
          <AccountMenu />
        </Suspense>
      ) : null,
    [wanted],
  );
  return (
    <AccountSlot value={slot}>
      {children}
      {wanted && (
        <Suspense fallback={null}>
          <AccountSync />
        </Suspense>
      )}
    </AccountSlot>
  );
}
