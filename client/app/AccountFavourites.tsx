import { useGetSessionQuery } from '../api/account/accountApi.ts';
import { useAccountLanguage } from '../features/language/useAccountLanguage.ts';
import { useAccountCurrency } from '../features/currency/useAccountCurrency.ts';
import { NotSavedAlert } from '../features/favourites/NotSavedAlert.tsx';
import { useAccountFavourites } from '../features/favourites/useAccountFavourites.ts';

/** Keeps the favourites and the currency those of the account, on every page. */
export function AccountFavourites() {
  const session = useGetSessionQuery().data?.session;
  return session ? <FavouritesOfAccount key={session.email} /> : null;
}

function FavouritesOfAccount() {
  useAccountFavourites();
  useAccountCurrency();
  useAccountLanguage();
  return <NotSavedAlert />;
}
