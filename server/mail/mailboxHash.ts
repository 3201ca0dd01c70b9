import { createHash } from 'node:crypto';

const gmailHosts = new Set(['gmail.com', 'googlemail.com']);

/**
 * The SHA-256 of the mailbox that an address reaches, in base64url: the same for `Ann@example.com` and
 * `ann+trips@example.com`, and at Gmail with and without dots. What a person gets once is counted by it.
 */
export function mailboxHash(email: string): string {
  return createHash('sha256').update(mailboxOf(email)).digest('base64url');
}

function mailboxOf(email: string): string {
  const address = email.trim().toLowerCase();
  const at = address.lastIndexOf('@');
  const host = address.slice(at + 1);
  const name = address.slice(0, at).replace(/(?<=.)\+.*$/, '');
  return gmailHosts.has(host) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${host}`;
}
