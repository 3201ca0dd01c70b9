/**
 * Loads the components for passkeys. They share a chunk with the pages for new passwords, because
 * the gate carries the name of every chunk.
 */
export function loadPasskeys() {
  return import(/* webpackChunkName: "new-password" */ './passkeyParts.ts');
}
