import { type ReactNode, useMemo, useState } from 'react';
import { useSelector } from 'react-redux';
import { useGetExchangeRatesQuery } from '../api/exchangeRatesApi.ts';
import { useThunkDispatch } from '../api/thunk.ts';
import { selectMayBeSignedIn } from '../features/account/session/accountSlice.ts';
import {
  chooseCurrency,
  selectCurrency,
  useDeviceCurrency,
} from '../features/currency/currencySlice.ts';
import { PriceDisplay } from '../ui/money/PriceDisplay.ts';

/**
 * Enables pages to show prices in the currency that the traveler has chosen. The exchange rates
 * load once the traveler has chosen a currency or is about to choose one. Without usable rates,
 * prices are shown in the currency in which they are charged.
 */
export function WithCurrency({ children }: { children: ReactNode }) {
  const dispatch = useThunkDispatch();
  const chosen = useSelector(selectCurrency);
  const signedIn = useSelector(selectMayBeSignedIn);
  const [wanted, setWanted] = useState(false);
  useDeviceCurrency();
  const skip = !(chosen || wanted);
  const { data: rates, isError: failed } = useGetExchangeRatesQuery('', { skip });
  const currency = !failed && !rates?.outdated ? chosen : null;
  const display = useMemo(
    (): PriceDisplay => ({
      currency,
      rates,
      failed,
      prepare: () => setWanted(true),
      choose: (next) => dispatch(chooseCurrency(next, signedIn)),
    }),
    [currency, rates, failed, dispatch, signedIn],
  );
  return <PriceDisplay value={display}>{children}</PriceDisplay>;
}
