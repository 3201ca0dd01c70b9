const telephone = /^\+[\d\s().\-/]+$/;
const mailbox = /^[\w.+-]{1,64}@(?:[a-z\d-]{1,63}\.)+[a-z]{2,63}$/i;

/**
 * The `tel:` address of a phone number with its country code: `tel:+923001234567`. Undefined for
 * any other text, which cannot be dialled from everywhere. RFC 3966.
 */
export function telephoneLink(text: string): string | undefined {
  const digits = text.replaceAll(/\D/g, '');
  const dialled = telephone.test(text.trim()) && /^[1-9]\d{6,14}$/.test(digits);
  return dialled ? `tel:+${digits}` : undefined;
}

/** The `mailto:` address of an e-mail address; undefined for any other text. RFC 6068. */
export function mailLink(text: string): string | undefined {
  return mailbox.test(text.trim()) ? `mailto:${text.trim()}` : undefined;
}
