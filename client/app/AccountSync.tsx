import { useEffect } from 'react';
import { defaultLanguage } from '#contracts/texts/languages.ts';
import { useGetSessionQuery } from '../api/account/sessionApi.ts';
import { NotSavedAlert } from '../features/favorites/NotSavedAlert.tsx';
import { useAccountFavorites } from '../features/favorites/useAccountFavorites.ts';
import {
  useGetAccountCurrencyQuery,
  useGetAccountLanguageQuery,
} from '../api/account/accountPreferencesApi.ts';
import { useThunkDispatch } from '../api/thunk.ts';
import { keepCurrency } from '../features/currency/currencySlice.ts';
import { takeOverLanguage } from '../features/language/deviceLanguage.ts';

/**
 * Keeps the favorites, the currency, the language and the saved bookings in line with the account,
 * on every page.
 */
export function AccountSync() {
  const session = useGetSessionQuery().data?.session;
  return session ? <SyncedAccount key={session.email} email={session.email} /> : null;
}

function SyncedAccount({ email }: { email: string }) {
  useEffect(() => {
    import(/* webpackChunkName: "offline" */ '../api/savedEntries.ts')
      .then(({ keepBookingsOf }) => keepBookingsOf(email))
      .catch(() => undefined);
  }, [email]);
  useAccountFavorites();
  useAccountCurrency();
  useAccountLanguage();
  return <NotSavedAlert />;
}

/**
 * Adopts the account's currency once it is known. If the account has none, the currency of the
 * device stays.
 */
function useAccountCurrency(): void {
  const dispatch = useThunkDispatch();
  const currency = useGetAccountCurrencyQuery().data?.currency;
  useEffect(() => {
    if (currency) dispatch(keepCurrency(currency));
  }, [currency, dispatch]);
}

/**
 * Makes this device offer the account's language from the next visit on. The present page keeps the
 * language of its address.
 */
function useAccountLanguage(): void {
  const dispatch = useThunkDispatch();
  const language = useGetAccountLanguageQuery().data?.language;
  useEffect(() => {
    if (language && language !== defaultLanguage) dispatch(takeOverLanguage(language));
  }, [language, dispatch]);
}
