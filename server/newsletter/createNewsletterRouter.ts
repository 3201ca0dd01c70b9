import { type Request, type RequestHandler, Router } from 'express';
import { routes } from '#client/domain/paths.ts';
import {
  newsletterTokenRequestSchema,
  newsletterTokenSchema,
  subscriptionRequestSchema,
} from '#contracts/site/newsletter.ts';
import { mailboxHash } from '../mail/mailboxHash.ts';
import { atLeast } from '../request/atLeast.ts';
import { newsletterLimit, newsletterMailboxLimit } from '../request/limits.ts';
import { methodNotAllowed, ProblemError } from '../request/problemError.ts';
import { requestLanguage } from '../request/requestLanguage.ts';
import { validate } from '../request/validate.ts';
import { confirmSubscription } from './confirmSubscription.ts';
import type { NewsletterContext } from './newsletterContext.ts';
import { requestSubscription } from './requestSubscription.ts';
import { unsubscribe } from './unsubscribe.ts';

/**
 * `/api/newsletter`: asks for the newsletter, confirms it, ends it. Neither the response to a request nor
 * its time says whether the address is subscribed.
 */
export function createNewsletterRouter(
  context: NewsletterContext,
  limit = newsletterLimit.limit,
): Router {
  const countMailbox = context.rateLimits.count(newsletterMailboxLimit);

  const subscribe: RequestHandler = async (req, res) => {
    const { email } = validate(subscriptionRequestSchema, req.body);
    const { retryAfter } = await countMailbox(mailboxHash(email));
    const requested =
      retryAfter === undefined
        ? requestSubscription(context, email, requestLanguage(req))
        : undefined;
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

  const limitSubscribe = context.rateLimits.requests({ ...newsletterLimit, limit });
  const router = Router();
  router.route('/').post(limitSubscribe, subscribe).all(methodNotAllowed);
  router.route('/confirmation').post(confirm).all(methodNotAllowed);
  router.route('/unsubscription').post(end).all(methodNotAllowed);
  return router;
}

/**
 * `/api/newsletter/unsubscribe?token=…`, the address in List-Unsubscribe. Mail programs POST to it without an
 * Origin; only the token counts, and the body, a form in one of two encodings, is not read. A mail
 * program without one-click opens it in a browser, which is led to the page with the button. RFC 8058.
 */
export function createOneClickRouter(context: NewsletterContext): Router {
  const end: RequestHandler = async (req, res) => {
    if (!(await unsubscribe(context, tokenOf(req)))) throw linkExpired();
    res.json({});
  };
  const openPage: RequestHandler = (req, res) => {
    res.redirect(303, `${routes.newsletterUnsubscribe}#token=${encodeURIComponent(tokenOf(req))}`);
  };
  const router = Router();
  router.route('/').get(openPage).post(end).all(methodNotAllowed);
  return router;
}

function tokenOf({ query }: Request): string {
  return validate(newsletterTokenSchema, query['token'] ?? '');
}

/** The problem of a token that is not valid, or not any more. */
function linkExpired(): ProblemError {
  return new ProblemError(410, 'The link has expired or is not complete.', {
    members: { code: 'link-expired' },
  });
}
