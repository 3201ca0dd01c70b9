/**
 * Returns the token in the fragment of a mail's link, such as `#token=…`, or '' if there is none.
 */
export function readLinkToken(hash: string, name: 'token' | 'change'): string {
  return new URLSearchParams(hash.replace(/^#/, '')).get(name) ?? '';
}
