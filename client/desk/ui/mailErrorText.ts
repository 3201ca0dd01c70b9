import type { DeskI18n } from '#contracts/texts/deskI18n.ts';

/**
 * The meanings of error codes. The first match counts. RFC 3463 defines the enhanced status codes.
 */
const meanings = [
  [/^refused_.*_5\.1\.|^refused_55[13]|^refused_550$/, 'mailbox'],
  [/^refused_.*_5\.2\.2$|^refused_552/, 'full'],
  [/^refused_/, 'refused'],
  [/^(EAUTH|53[045])$/, 'signIn'],
  [
    /^(E(CONNREFUSED|CONNECTION|CONNRESET|TIMEDOUT|DNS|NOTFOUND|SOCKET|HOSTUNREACH)|421)$/,
    'server',
  ],
  [/^4\d\d$/, 'later'],
  [/^5\d\d$/, 'sender'],
] as const;

/**
 * Returns the reason why a mail was not sent, in words and with the code. An unknown code is
 * returned without words.
 */
export function mailErrorText({ t }: DeskI18n, code: string): string {
  const [, meaning] = meanings.find(([pattern]) => pattern.test(code)) ?? [];
  return meaning ? t(`deskFrame.mailErrors.${meaning}`, { code }) : code;
}
