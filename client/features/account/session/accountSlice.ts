import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { DeviceStorage } from '../../../api/api.ts';
import { storeText } from '../../../domain/storeText.ts';

/** The key of the device's note of a sign-in, also in `storage` events. */
export const signedInKey = 'signed-in';

/**
 * Whether this browser may have a session, so that others make no request for one. The session
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

/** Whether the device has noted a sign-in. */
export function readSignedIn(storage: DeviceStorage | undefined): boolean {
  return storage?.getItem(signedInKey) === '1';
}

/** Notes on the device whether there is a session. */
export function keepSignedIn(storage: DeviceStorage | undefined, signedIn: boolean): void {
  storeText(storage, signedInKey, signedIn ? '1' : '0');
}
