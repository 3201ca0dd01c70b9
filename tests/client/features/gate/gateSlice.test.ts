import { configureStore } from '@reduxjs/toolkit';
import { gateSlice, passwordMatched, selectUnlocked } from '#client/features/gate/gateSlice.ts';

test('the gate is locked until the password matches and cannot be locked again', () => {
  const store = configureStore({ reducer: { gate: gateSlice.reducer } });
  expect(selectUnlocked(store.getState())).toBe(false);
  store.dispatch(passwordMatched());
  expect(selectUnlocked(store.getState())).toBe(true);
  store.dispatch(passwordMatched());
  expect(selectUnlocked(store.getState())).toBe(true);
  expect(Object.keys(gateSlice.actions)).toEqual(['passwordMatched']);
});
