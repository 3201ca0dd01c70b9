import { createSlice } from '@reduxjs/toolkit';

/**
 * Holds whether the gate is unlocked. It starts locked, and `passwordMatched` unlocks it. No action
 * locks it again. Nothing is stored, so a reload shows the gate again. Spec §4.
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
