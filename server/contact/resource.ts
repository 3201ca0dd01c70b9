import { type RequestHandler, Router } from 'express';
import { contactRequestSchema } from '#contracts/site/contact.ts';
import type { Language } from '#contracts/texts/languages.ts';
import type { Database } from '../database/openDatabase.ts';
import type { SendMail } from '../mail/createMailer.ts';
import { mailboxHash } from '../mail/mailboxHash.ts';
import type { RateLimits } from '../rateLimits/createRateLimits.ts';
import type { ApiResource } from '../request/createApiRouter.ts';
import { contactLimit, contactMailboxLimit } from '../request/limits.ts';
import { methodNotAllowed, ProblemError } from '../request/problemError.ts';
import { requestLanguage } from '../request/requestLanguage.ts';
import { validate } from '../request/validate.ts';
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
  const write: RequestHandler = async (req, res) => {
    const message = validate(contactRequestSchema, req.body);
    if (to === undefined) throw new ProblemError(503, 'The site has no address for messages.');
    await countMailbox(mailboxHash(message.email));
    await enqueueContactMail(context, { ...message, language: requestLanguage(req) });
    wake();
    res.status(202).json({});
  };
  const router = Router();
  router.route('/').post(rateLimits.requests(contactLimit), write).all(methodNotAllowed);
  return {
    /** By their name under `/api`. */
    resources: { contact: { handler: router } } satisfies Record<string, ApiResource>,
    senders: { 'contact-mail': createContactMailSender(context, sendMail) },
  };
}
