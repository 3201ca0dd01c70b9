const telephone = /^\+[\d\s().\-/]+$/;
const mailbox = /^[\w.+-]{1,64}@(?:[a-z\d-]{1,63}\.)+[a-z]{2,63}$/i;

/**
 * Returns the `tel:` address of a phone number with a country code: `tel:+923001234567` (RFC 3966).
 * Returns undefined for any other text, because a number without a country code cannot be dialed
 * from everywhere.
 */
export function telephoneLink(text: string): string | undefined {
  const digits = text.replaceAll(/\D/g, '');
  const dialled = telephone.test(text.trim()) && /^[1-9]\d{6,14}$/.test(digits);
  return dialled ? `tel:+${digits}` : undefined;
}

/**
 * Returns the `mailto:` address of an e-mail address (RFC 6068), or undefined for any other text.
 */
export function mailLink(text: string): string | undefined {
  return mailbox.test(text.trim()) ? `mailto:${text.trim()}` : undefined;
}
