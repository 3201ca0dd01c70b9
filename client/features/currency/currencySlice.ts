import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { DisplayCurrency } from '#contracts/money/currencies.ts';

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

export const { currencyChosen } = currencySlice.actions;
export const { selectCurrency } = currencySlice.selectors;
