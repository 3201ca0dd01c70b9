/**
 * Returns whether this browser supports passkeys. The WebAuthn API exists only in a secure context
 * and on `localhost`.
 */
export function hasPasskeys(): boolean {
  return typeof PublicKeyCredential === 'function';
}
