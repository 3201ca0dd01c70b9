import { useGetSessionQuery } from '../api/account/accountApi.ts';
import { NotSavedAlert } from '../features/favourites/NotSavedAlert.tsx';
import { useAccountFavourites } from '../features/favourites/useAccountFavourites.ts';

/** Lets the favourites follow the account of whoever is signed in, whichever page is shown. */
export function AccountFavourites() {
  const session = useGetSessionQuery().data?.session;
  return session ? <FavouritesOfAccount key={session.email} /> : null;
}

function FavouritesOfAccount() {
  useAccountFavourites();
  return <NotSavedAlert />;
}
