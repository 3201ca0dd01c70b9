/** The passkey components of the sign-in page and the account page, in one chunk. */
export { PasskeyOffer } from './PasskeyOffer.tsx';
export { PasskeySettings } from './PasskeySettings.tsx';
