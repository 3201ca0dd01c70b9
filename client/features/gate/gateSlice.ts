import { createSlice } from '@reduxjs/toolkit';

/**
 * Whether the gate is unlocked. It starts locked and `passwordMatched` unlocks it. There is no
 * action that locks it again, and nothing is stored, so a reload shows the gate again. Spec §4.
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
