import { useGetSessionQuery } from '../api/account/accountApi.ts';
import { NotSavedAlert } from '../features/favourites/NotSavedAlert.tsx';
import { useAccountFavourites } from '../features/favourites/useAccountFavourites.ts';

/** Keeps the favourites those of the account, on every page. */
export function AccountFavourites() {
  const session = useGetSessionQuery().data?.session;
  return session ? <FavouritesOfAccount key={session.email} /> : null;
}

function FavouritesOfAccount() {
  useAccountFavourites();
  return <NotSavedAlert />;
}
