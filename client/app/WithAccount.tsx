import { lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from 'react';
import { useSelector } from 'react-redux';
import { selectMayBeSignedIn } from '../features/account/accountSlice.ts';
import { useForgetFavourites } from '../features/favourites/useForgetFavourites.ts';
import { AccountSlot, SignInLink } from '../ui/AccountSlot.tsx';

const AccountParts = lazy(async () => {
  const { AccountParts: parts } = await import(
    /* webpackChunkName: "account-parts" */ './AccountParts.tsx'
  );
  return { default: parts };
});

/**
 * Shows the account in the header. Its code and its call are loaded after the first page is shown, and
 * only in a browser that has signed in. When the session ends, no favourites stay on the device.
 */
export function WithAccount({ children }: { children: ReactNode }) {
  const mayBeSignedIn = useSelector(selectMayBeSignedIn);
  useForgetFavourites(mayBeSignedIn);
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true));
    return () => clearTimeout(timer);
  }, []);
  const wanted = mayBeSignedIn && shown;
  const slot = useMemo(
    () =>
      wanted ? (
        <Suspense fallback={<SignInLink />}>
          <AccountParts />
        </Suspense>
      ) : null,
    [wanted],
  );
  return <AccountSlot value={slot}>{children}</AccountSlot>;
}
