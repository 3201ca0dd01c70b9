import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { DeviceStorage } from '../../../api/api.ts';
import { storeText } from '../../../domain/storeText.ts';

/** The key under which the device notes a sign-in. `storage` events carry the same key. */
export const signedInKey = 'signed-in';

/**
 * Holds whether this browser may have a session. Browsers without one never request it. The session
 * itself is in a cookie that scripts cannot read.
 */
export const accountSlice = createSlice({
  name: 'account',
  initialState: { mayBeSignedIn: false },
  reducers: {
    signedInNoted(state, { payload }: PayloadAction<boolean>) {
      state.mayBeSignedIn = payload;
    },
  },
  selectors: { selectMayBeSignedIn: (state) => state.mayBeSignedIn },
});

export const { signedInNoted } = accountSlice.actions;
export const { selectMayBeSignedIn } = accountSlice.selectors;

/** Returns whether the device has noted a sign-in. */
export function readSignedIn(storage: DeviceStorage | undefined): boolean {
  return storage?.getItem(signedInKey) === '1';
}

/** Notes on the device whether there is a session. */
export function keepSignedIn(storage: DeviceStorage | undefined, signedIn: boolean): void {
  storeText(storage, signedInKey, signedIn ? '1' : '0');
}
