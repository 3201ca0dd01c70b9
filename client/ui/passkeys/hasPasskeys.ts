/**
 * Whether this browser knows passkeys: the API of WebAuthn exists in a secure context alone, and
 * on `localhost`.
 */
export function hasPasskeys(): boolean {
  return typeof PublicKeyCredential === 'function';
}
