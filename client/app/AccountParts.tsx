import { useGetSessionQuery } from '../api/accountApi.ts';
import { AccountMenu } from '../features/account/AccountMenu.tsx';
import { useAccountFavourites } from '../features/favourites/useAccountFavourites.ts';

/** What is shown and done for the account on every page, in a chunk of its own. */
export function AccountParts() {
  const session = useGetSessionQuery().data?.session;
  return (
    <>
      {session && <FavouritesOfAccount key={session.email} />}
      <AccountMenu />
    </>
  );
}

function FavouritesOfAccount() {
  useAccountFavourites();
  return null;
}
