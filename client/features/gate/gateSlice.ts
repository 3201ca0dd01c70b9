import { createSlice } from '@reduxjs/toolkit';

/**
 * Whether this page session has passed the gate. It starts locked, `passwordMatched` opens it, and on
 * purpose there is no action that locks it again; nothing is stored, so a reload asks again. Spec §4.
 */
export const gateSlice = createSlice({
  name: 'gate',
  initialState: { unlocked: false },
  reducers: {
    passwordMatched: (state) => {
      state.unlocked = true;
    },
  },
  selectors: {
    selectUnlocked: (state) => state.unlocked,
  },
});

export const { passwordMatched } = gateSlice.actions;
export const { selectUnlocked } = gateSlice.selectors;
