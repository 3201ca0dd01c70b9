import type { DeskI18n } from '#contracts/texts/deskI18n.ts';

/** What a code of an error means, the first that fits. Enhanced status codes: RFC 3463. */
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

/** Why a mail was not sent, in words and with the code; the code alone if it has no words. */
export function mailErrorText({ t }: DeskI18n, code: string): string {
  const [, meaning] = meanings.find(([pattern]) => pattern.test(code)) ?? [];
  return meaning ? t(`deskFrame.mailErrors.${meaning}`, { code }) : code;
}
