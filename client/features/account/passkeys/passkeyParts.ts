/** What the sign-in page and the account's page load of passkeys, in one chunk. */
export { PasskeyOffer } from './PasskeyOffer.tsx';
export { PasskeySettings } from './PasskeySettings.tsx';
