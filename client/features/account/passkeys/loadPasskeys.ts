/**
 * Loads what works with passkeys. It shares a chunk with the pages for new passwords, as the gate
 * carries the name of every chunk.
 */
export function loadPasskeys() {
  return import(/* webpackChunkName: "new-password" */ './passkeyParts.ts');
}
