/**
 * The preference for the short form of a search. The site's client sends it in `Prefer`, and a
 * short response repeats it in `Preference-Applied`. Clients without this preference get the
 * provider's full response. RFC 7240 §4.2, ADR 0010.
 */
export const minimalPreference = 'return=minimal';

/** Returns whether a `Prefer` header asks for the short form. */
export function prefersMinimal(prefer: string | readonly string[] | undefined): boolean {
  return /(?:^|,)\s*return\s*=\s*"?minimal"?\s*(?:[,;]|$)/i.test(String(prefer ?? ''));
}
