import express, { type RequestHandler, type Response, Router } from 'express';
import * as v from 'valibot';
import { typedTextSchema } from '#contracts/site/fieldSchemas.ts';
import { clientAddress, clientKey, type Trust } from '../../request/clientAddress.ts';
import { deskLimit, maxDeskFormBytes } from '../../request/limits.ts';
import { methodNotAllowed, ProblemError } from '../../request/problemError.ts';
import { limitByKey } from '../../request/rateLimit.ts';
import { requestContextOf } from '../../request/requestContext.ts';
import { sameOrigin } from '../../request/sameOrigin.ts';
import { plainBody } from '../../request/validate.ts';
import { bookingView } from '../bookingView.ts';
import type { BookingContext } from '../state/bookingContext.ts';
import { type BookingRow, readBooking, readHistory, readOthers } from '../state/bookingRow.ts';
import { readDeskLink, spendDeskLink } from './deskLinks.ts';
import { type DeskPage, deskPage, deskPolicy } from './deskPage.ts';

const formSchema = v.object({
  token: v.pipe(v.string(), v.maxLength(128)),
  action: v.picklist(['confirm', 'decline']),
  reference: v.optional(v.pipe(typedTextSchema, v.maxLength(64), v.regex(/^[^\p{C}]*$/u)), ''),
});

const querySchema = v.object({ token: v.fallback(v.string(), '') });

const noSuchLink: DeskPage = {
  heading: 'This link is not valid',
  text: 'Open the whole link from the mail. Requests can also be handled with npm run bookings.',
};

/**
 * `/desk/{id}?token={token}`: the page on which the desk confirms or declines a request. GET only shows
 * it, because mail scanners open links; a button posts the decision, which uses the link up. Express's
 * errors are left to the site.
 */
export function createDeskRouter(context: BookingContext, trustProxy: Trust | undefined): Router {
  const limit = limitByKey(deskLimit);
  const prepare: RequestHandler = (req, res, next) => {
    const requestContext = requestContextOf(res);
    if (requestContext) requestContext.route = '/desk/:id';
    res.set({
      'Cache-Control': 'no-store',
      'Content-Security-Policy': deskPolicy,
      // Not `no-referrer`, with which browsers send the form without its origin.
      'Referrer-Policy': 'same-origin',
      'X-Robots-Tag': 'noindex',
    });
    limit(clientKey(clientAddress(req, trustProxy)));
    next();
  };

  const send = (res: Response, status: number, page: DeskPage) => {
    res.status(status).type('html').send(deskPage(page));
  };
  const show = async (res: Response, status: number, row: BookingRow, page: DeskPage) => {
    const others = await readOthers(context, [row]);
    const booking = bookingView(row, await readHistory(context, row), context, others);
    send(res, status, { ...page, booking });
  };

  const get: RequestHandler = async (req, res) => {
    const { token } = v.parse(querySchema, req.query);
    const row = await readBooking(context, String(req.params['id']));
    const link = row && (await readDeskLink(context, row, token));
    if (!row || !link) {
      send(res, 404, noSuchLink);
      return;
    }
    const expired = link.expires_at <= context.now();
    if (row.status !== 'requested' || link.used_at || expired) {
      send(res, 410, { heading: 'This link was used or has expired', text: stateText(row) });
      return;
    }
    const text = 'Confirm or decline the request below. The traveller gets a mail at once.';
    await show(res, 200, row, { heading: 'A traveller requests a stay', text, token });
  };

  const post: RequestHandler = async (req, res) => {
    const form = v.safeParse(formSchema, req.body);
    if (!form.success) throw new ProblemError(422, 'The form is not complete.');
    const { token, action, reference } = form.output;
    const row = await readBooking(context, String(req.params['id']));
    if (!row || !(await readDeskLink(context, row, token))) {
      send(res, 404, noSuchLink);
      return;
    }
    const decided = await spendDeskLink(context, row, token, { action, reference });
    if (!decided) {
      const latest = (await readBooking(context, row.id)) ?? row;
      send(res, 410, { heading: 'This link was used or has expired', text: stateText(latest) });
      return;
    }
    const heading = action === 'confirm' ? 'The booking is confirmed' : 'The booking is declined';
    await show(res, 200, decided, { heading, text: 'The traveller gets a mail.' });
  };

  const router = Router();
  router
    .route('/:id')
    .all(prepare)
    .get(get)
    .post(
      sameOrigin(trustProxy),
      express.urlencoded({ extended: false, limit: maxDeskFormBytes }),
      plainBody,
      post,
    )
    .all(methodNotAllowed);
  return router;
}

function stateText({ status }: BookingRow): string {
  if (status === 'requested') return 'The request is still open: use npm run bookings.';
  return `The booking is ${status}.`;
}
