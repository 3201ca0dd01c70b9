import { createHash } from 'node:crypto';
import { domainToASCII } from 'node:url';

const hosts = `
  123mail.org 150mail.com 150ml.com 16mail.com 2-mail.com 4email.net 50mail.com airpost.net allmail.net
  bestmail.us cluemail.com elitemail.org emailcorner.net emailengine.net emailengine.org emailgroups.net
  emailplus.org emailuser.net eml.cc f-m.fm fast-email.com fast-mail.org fastem.com fastemail.us
  fastemailer.com fastest.cc fastimap.com fastmail.cn fastmail.co.uk fastmail.com fastmail.com.au
  fastmail.de fastmail.es fastmail.fm fastmail.fr fastmail.im fastmail.in fastmail.jp fastmail.mx
  fastmail.net fastmail.nl fastmail.org fastmail.se fastmail.to fastmail.tw fastmail.uk fastmail.us
  fastmailbox.net fastmessaging.com fea.st fmail.co.uk fmailbox.com fmgirl.com fmguy.com ftml.net
  h-mail.us hailmail.net imap-mail.com imap.cc imapmail.org inoutbox.com internet-e-mail.com
  internet-mail.org internetemails.net internetmailing.net jetemail.net justemail.net letterboxes.org
  mail-central.com mail-page.com mailandftp.com mailas.com mailbolt.com mailc.net mailcan.com
  mailforce.net mailftp.com mailhaven.com mailingaddress.org mailite.com mailmight.com mailnew.com
  mailsent.net mailservice.ms mailup.net mailworks.org ml1.net mm.st myfastmail.com mymacmail.com
  nospammail.net ownmail.net petml.com postinbox.com postpro.net proinbox.com promessage.com
  realemail.net reallyfast.biz reallyfast.info rushpost.com sent.as sent.at sent.com speedpost.net
  speedymail.org ssl-mail.com swift-mail.com the-fastest.net the-quickest.com theinternetemail.com
  veryfast.biz veryspeedy.net warpmail.net xsmail.com yepmail.net your-mail.com
`;

/** The hosts of Fastmail. At each of them, `anything@user.HOST` reaches `user@HOST`. */
const fastmailHosts: ReadonlySet<string> = new Set(hosts.trim().split(/\s+/));

/**
 * Returns the SHA-256 of the mailbox that an address reaches, in base64url. The hash is the same
 * for `Ann@example.com` and `ann+trips@example.com`, and for all spellings that the large mail
 * hosts document as one mailbox. It identifies a person for one-time benefits and for limits. The
 * hash proves nothing, because only a verified address belongs to a person.
 */
export function mailboxHash(email: string): string {
  return createHash('sha256').update(mailboxOf(email)).digest('base64url');
}

/**
 * Mail hosts with several names for the same mailboxes. The hash uses the first name. `read`
 * returns the mailbox for the part before the `@`, if several spellings reach the same mailbox.
 */
const hostFamilies: readonly { hosts: readonly string[]; read?: (name: string) => string }[] = [
  { hosts: ['gmail.com', 'googlemail.com'], read: (name) => name.replaceAll('.', '') },
  { hosts: ['icloud.com', 'me.com', 'mac.com'] },
  {
    hosts: ['proton.me', 'protonmail.com', 'pm.me', 'protonmail.ch'],
    read: (name) => name.replace(/[._-]/g, ''),
  },
  {
    hosts: ['yandex.ru', 'ya.ru', 'yandex.com', 'yandex.by', 'yandex.kz', 'yandex.ua'],
    read: (name) => name.replaceAll('.', '-'),
  },
];
const yahooHost = /^(?:yahoo\.(?:com|[a-z]{2}|com?\.[a-z]{2})|ymail\.com|rocketmail\.com)$/;

function mailboxOf(email: string): string {
  const address = email.trim().toLowerCase();
  const at = address.lastIndexOf('@');
  // RFC 5233: most hosts deliver `name+detail` to `name`, and hardly any host gives it to another
  // person.
  const name = beforeFirst('+', address.slice(0, at));
  const written = address.slice(at + 1).replace(/\.$/, '');
  const host = domainToASCII(written) || written;

  const family = hostFamilies.find(({ hosts }) => hosts.includes(host));
  if (family) return `${family.read?.(name) ?? name}@${family.hosts[0]}`;
  if (yahooHost.test(host)) return `${beforeFirst('-', name)}@${host}`;
  return fastmailMailbox(host) ?? `${name}@${host}`;
}

/** Returns the text before the first separator. A separator at the beginning does not count. */
function beforeFirst(separator: string, text: string): string {
  const end = text.indexOf(separator, 1);
  return end === -1 ? text : text.slice(0, end);
}

/** Returns the mailbox of a subdomain of Fastmail, or undefined for any other host. */
function fastmailMailbox(host: string): string | undefined {
  const labels = host.split('.');
  const user = labels.findIndex((_label, index) =>
    fastmailHosts.has(labels.slice(index + 1).join('.')),
  );
  return user === -1 ? undefined : `${labels[user]}@${labels.slice(user + 1).join('.')}`;
}
