/**
 * What the site's client sends in `Prefer` to get a search in short, and a response in short has in
 * `Preference-Applied`. Whoever does not send it gets the provider's response. RFC 7240 §4.2, ADR
 * 0010.
 */
export const minimalPreference = 'return=minimal';

/** Whether a `Prefer` header asks for the short form. */
export function prefersMinimal(prefer: string | readonly string[] | undefined): boolean {
  return /(?:^|,)\s*return\s*=\s*"?minimal"?\s*(?:[,;]|$)/i.test(String(prefer ?? ''));
}
