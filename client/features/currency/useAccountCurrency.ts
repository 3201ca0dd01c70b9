import { useEffect } from 'react';
import { useGetAccountCurrencyQuery } from '../../api/account/accountCurrencyApi.ts';
import { useThunkDispatch } from '../../api/thunk.ts';
import { keepCurrency } from './deviceCurrency.ts';

/**
 * Takes over the currency that the account keeps, once it is known. Without one, that of the device
 * stays.
 */
export function useAccountCurrency(): void {
  const dispatch = useThunkDispatch();
  const currency = useGetAccountCurrencyQuery().data?.currency;
  useEffect(() => {
    if (currency) dispatch(keepCurrency(currency));
  }, [currency, dispatch]);
}
