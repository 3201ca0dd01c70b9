/**
 * Loads the components for passkeys. They share a chunk with the pages for new passwords. The
 * script of the gate page lists all chunks, so a separate chunk would make that script larger.
 */
export function loadPasskeys() {
  return import(/* webpackChunkName: "new-password" */ './passkeyParts.ts');
}
