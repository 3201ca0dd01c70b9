import { contactCalls } from '#contracts/site/calls/publicCalls.ts';
import type { Language } from '#contracts/texts/languages.ts';
import type { Database } from '../database/openDatabase.ts';
import type { SendMail } from '../mail/createMailer.ts';
import { mailboxHash } from '../mail/mailboxHash.ts';
import type { RateLimits } from '../rateLimits/createRateLimits.ts';
import { implement } from '../request/implement.ts';
import { contactLimit, contactMailboxLimit } from '../request/limits.ts';
import { ProblemError } from '../request/problemError.ts';
import { createContactMailSender, enqueueContactMail } from './contactMail.ts';

/** What the contact form needs of the rest of the site. */
type ContactDependencies = {
  database: Database;
  secret: string;
  rateLimits: RateLimits;
  /** Wakes the worker, which sends the mails. */
  wake: () => void;
  sendMail: SendMail;
  /** The address that reads the messages; undefined if the operator has set none. */
  to: string | undefined;
  /** The language of those who read them. */
  language: Language;
};

/** Puts the contact form together: its route, and the mails to the desk. */
export function startContact({ sendMail, ...context }: ContactDependencies) {
  const { rateLimits, to, wake } = context;
  const countMailbox = rateLimits.byKey(contactMailboxLimit);
  const limits = { contact: rateLimits.requests(contactLimit) };
  return {
    /** By their name under `/api`. */
    resources: implement('contact', contactCalls, { limits })({
      'POST /api/contact': async ({ body: message, language }) => {
        if (to === undefined) throw new ProblemError(503, 'The site has no address for messages.');
        await countMailbox(mailboxHash(message.email));
        await enqueueContactMail(context, { ...message, language });
        wake();
        return { status: 202, body: {} };
      },
    }),
    senders: { 'contact-mail': createContactMailSender(context, sendMail) },
  };
}
