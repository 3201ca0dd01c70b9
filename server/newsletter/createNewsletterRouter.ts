import { type RequestHandler, Router } from 'express';
import {
  newsletterTokenRequestSchema,
  subscriptionRequestSchema,
} from '#contracts/site/newsletter.ts';
import { atLeast } from '../request/atLeast.ts';
import { limitRequests } from '../request/limitRequests.ts';
import { methodNotAllowed } from '../request/methodNotAllowed.ts';
import { validate } from '../request/validate.ts';
import { mailboxHash } from '../mail/mailboxHash.ts';
import { createRateLimit } from '../request/rateLimit.ts';
import { confirmSubscription } from './confirmSubscription.ts';
import type { NewsletterContext } from './newsletterContext.ts';
import { linkExpired } from './newsletterProblems.ts';
import { requestSubscription } from './requestSubscription.ts';
import { unsubscribe } from './unsubscribe.ts';

/** How often one client may ask for the newsletter in an hour. */
const requestsPerHour = 20;
/** Requests for one mailbox, under all spellings of its address. Further ones send nothing. */
const mailboxLimit = { name: 'mailbox', limit: 10, windowSeconds: 86_400 };

/**
 * `/api/newsletter`: asks for the newsletter, confirms it, ends it. Neither the response to a request nor
 * its time says whether the address is subscribed.
 */
export function createNewsletterRouter(
  context: NewsletterContext,
  limit = requestsPerHour,
): Router {
  const countMailbox = createRateLimit(mailboxLimit);

  const subscribe: RequestHandler = async (req, res) => {
    const { email } = validate(subscriptionRequestSchema, req.body);
    const { retryAfter } = countMailbox(mailboxHash(email));
    const requested = retryAfter === undefined ? requestSubscription(context, email) : undefined;
    await atLeast(context.leastMs, Promise.resolve(requested));
    res.status(202).json({});
  };

  const confirm: RequestHandler = async (req, res) => {
    const { token } = validate(newsletterTokenRequestSchema, req.body);
    const outcome = await confirmSubscription(context, token);
    if (!outcome) throw linkExpired();
    res.json({ outcome });
  };

  const end: RequestHandler = async (req, res) => {
    const { token } = validate(newsletterTokenRequestSchema, req.body);
    if (!(await unsubscribe(context, token))) throw linkExpired();
    res.json({});
  };

  const limitSubscribe = limitRequests({ name: 'newsletter', limit, windowSeconds: 3_600 });
  const router = Router();
  router.route('/').post(limitSubscribe, subscribe).all(methodNotAllowed);
  router.route('/confirmation').post(confirm).all(methodNotAllowed);
  router.route('/unsubscription').post(end).all(methodNotAllowed);
  return router;
}
