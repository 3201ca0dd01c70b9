import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { DeviceStorage } from '../../../api/api.ts';
import { storeText } from '../../../domain/storeText.ts';

/** The storage key that records a sign-in on the device. `storage` events carry the same key. */
export const signedInKey = 'signed-in';

/**
 * Stores whether this browser may have a session. If not, the browser never requests the session.
 * The session itself is in a cookie that scripts cannot read.
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

/** Returns whether a sign-in is recorded on the device. */
export function readSignedIn(storage: DeviceStorage | undefined): boolean {
  return storage?.getItem(signedInKey) === '1';
}

/** Records on the device whether there is a session. */
export function keepSignedIn(storage: DeviceStorage | undefined, signedIn: boolean): void {
  storeText(storage, signedInKey, signedIn ? '1' : '0');
}
