/**
 * Whether free cancellation lasts at least as long as the traveller accepted. Instants are compared, since
 * the same one can be written in several ways.
 */
export function isTermKept(accepted: string | null, offered: string | null | undefined): boolean {
  return accepted === null || Date.parse(offered ?? '') >= Date.parse(accepted);
}
