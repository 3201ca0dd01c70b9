import { type Request, type RequestHandler, Router } from 'express';
import { routes } from '#client/domain/paths.ts';
import { newsletterTokenSchema } from '#contracts/site/newsletter.ts';
import { methodNotAllowed } from '../request/methodNotAllowed.ts';
import { validate } from '../request/validate.ts';
import type { NewsletterContext } from './newsletterContext.ts';
import { linkExpired } from './newsletterProblems.ts';
import { unsubscribe } from './unsubscribe.ts';

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
