import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { useCallback } from 'react';
import * as v from 'valibot';
import { type DisplayCurrency, displayCurrencySchema } from '#contracts/money/currencies.ts';
import type { DeviceStorage } from '../../api/api.ts';
import { type Thunk, useThunkDispatch } from '../../api/thunk.ts';
import { useStoredElsewhere } from '../../ui/browser/useStoredElsewhere.ts';
import { storeText } from '../../domain/storeText.ts';

/**
 * Stores the currency in which prices are shown in addition to the charged currency. Null means no
 * additional currency.
 */
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

/**
 * Returns the currency that is stored on this device. Returns null if there is none, or if the
 * stored currency is not supported.
 */
export function readCurrency(storage: DeviceStorage | undefined): DisplayCurrency | null {
  const stored = v.safeParse(displayCurrencySchema, storage?.getItem(currencyKey));
  return stored.success ? stored.output : null;
}

/**
 * Shows prices in an additional currency, or in none if `currency` is null. Stores the choice on
 * this device.
 */
export function keepCurrency(currency: DisplayCurrency | null): Thunk<void> {
  return (dispatch, _getState, { storage }) => {
    dispatch(currencyChosen(currency));
    storeText(storage, currencyKey, currency ?? '');
  };
}

/**
 * Does the same as `keepCurrency`, and also saves the currency in the account if `signedIn` is
 * true. If saving in the account fails, only the device keeps the currency.
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

/** Updates the currency in the store when another tab has changed it on the device. */
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
