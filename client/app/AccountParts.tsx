import { useGetSessionQuery } from '../api/accountApi.ts';
import { AccountMenu } from '../features/account/AccountMenu.tsx';
import {
  useAccountFavourites,
  useForgetFavourites,
} from '../features/favourites/useAccountFavourites.ts';

/** What is shown and done for the account on every page, in a chunk of its own. */
export function AccountParts() {
  const session = useGetSessionQuery().data?.session;
  const forgetFavourites = useForgetFavourites();
  return (
    <>
      {session && <FavouritesOfAccount key={session.email} />}
      <AccountMenu onSignOut={forgetFavourites} />
    </>
  );
}

function FavouritesOfAccount() {
  useAccountFavourites();
  return null;
}
