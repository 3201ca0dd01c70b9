import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { useCallback } from 'react';
import * as v from 'valibot';
import { type DisplayCurrency, displayCurrencySchema } from '#contracts/money/currencies.ts';
import type { DeviceStorage } from '../../api/api.ts';
import { type Thunk, useThunkDispatch } from '../../api/thunk.ts';
import { useStoredElsewhere } from '../../ui/browser/useStoredElsewhere.ts';
import { storeText } from '../../domain/storeText.ts';

/** The currency in which prices are shown beside the one that is charged; null for none. */
export const currencySlice = createSlice({
  name: 'currency',
  initialState: (): { currency: DisplayCurrency | null } => ({ currency: null }),
  reducers: {
    currencyChosen(state, { payload }: PayloadAction<DisplayCurrency | null>) {
      state.currency = payload;
    },
  },
  selectors: { selectCurrency: (state) => state.currency },
});

const { currencyChosen } = currencySlice.actions;
export const { selectCurrency } = currencySlice.selectors;

const currencyKey = 'currency';

/** The currency that this device keeps; null when there is none, or one that is not known. */
export function readCurrency(storage: DeviceStorage | undefined): DisplayCurrency | null {
  const stored = v.safeParse(displayCurrencySchema, storage?.getItem(currencyKey));
  return stored.success ? stored.output : null;
}

/** Shows prices also in a currency, and keeps it on this device; null ends that. */
export function keepCurrency(currency: DisplayCurrency | null): Thunk<void> {
  return (dispatch, _getState, { storage }) => {
    dispatch(currencyChosen(currency));
    storeText(storage, currencyKey, currency ?? '');
  };
}

/**
 * The same, and in the account of somebody who is `signedIn`. If that fails, the device keeps it
 * alone.
 */
export function chooseCurrency(currency: DisplayCurrency | null, signedIn: boolean): Thunk<void> {
  return (dispatch) => {
    dispatch(keepCurrency(currency));
    if (!signedIn) return;
    import(
      /* webpackChunkName: "account-parts" */ '../../api/account/accountPreferencesApi.ts'
    ).then(
      ({ accountCurrencyApi: { endpoints } }) =>
        void dispatch(endpoints.chooseAccountCurrency.initiate({ currency })),
      () => undefined,
    );
  };
}

/** Keeps the store's currency that of the device when another tab has changed it. */
export function useDeviceCurrency(): void {
  const dispatch = useThunkDispatch();
  useStoredElsewhere(
    currencyKey,
    useCallback(() => dispatch(readDevice()), [dispatch]),
  );
}

function readDevice(): Thunk<void> {
  return (dispatch, _getState, { storage }) => {
    dispatch(currencyChosen(readCurrency(storage)));
  };
}
