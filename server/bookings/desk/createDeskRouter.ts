import express, { type RequestHandler, type Response, Router } from 'express';
import * as v from 'valibot';
import type { ServerI18n } from '#contracts/texts/serverI18n.ts';
import { typedTextSchema } from '#contracts/site/fieldSchemas.ts';
import { clientAddress, clientKey, type Trust } from '../../request/clientAddress.ts';
import { deskLimit, maxDeskFormBytes } from '../../request/limits.ts';
import { methodNotAllowed, ProblemError } from '../../request/problemError.ts';
import { createRateLimit, requireAllowance } from '../../request/rateLimit.ts';
import { requestContextOf, requestOf } from '../../request/requestContext.ts';
import { sameOrigin } from '../../request/sameOrigin.ts';
import { plainBody } from '../../request/validate.ts';
import { bookingView } from '../bookingView.ts';
import { logBooking } from '../state/bookingTrace.ts';
import { asActor, type BookingContext } from '../state/bookingContext.ts';
import {
  type BookingRow,
  readBooking,
  readBookingOf,
  readHistory,
  readOthers,
} from '../state/bookingRow.ts';
import { readDeskLink, spendDeskLink } from './deskLinks.ts';
import { type DeskPage, deskPage, deskPolicy } from './deskPage.ts';

const formSchema = v.object({
  token: v.pipe(v.string(), v.maxLength(128)),
  action: v.picklist(['confirm', 'decline']),
  reference: v.optional(v.pipe(typedTextSchema, v.maxLength(64), v.regex(/^[^\p{C}]*$/u)), ''),
});

const querySchema = v.object({ token: v.fallback(v.string(), '') });

/**
 * `/desk/{id}?token={token}`: the page on which the desk confirms or declines a request. GET only shows
 * it, because mail scanners open links; a button posts the decision, which uses the link up. Express's
 * errors are left to the site.
 */
export function createDeskRouter(
  context: BookingContext,
  i18n: ServerI18n,
  trustProxy: Trust | undefined,
): Router {
  const { t } = i18n;
  const noSuchLink: DeskPage = {
    heading: t('desk.page.noSuchLink'),
    text: t('desk.page.openWholeLink'),
  };
  const usedLink = (row: BookingRow): DeskPage => ({
    heading: t('desk.page.used'),
    text:
      row.status === 'requested'
        ? t('desk.page.stillOpen')
        : t('desk.page.stateNow', { state: t(`mailFacts.state.${row.status}`) }),
  });
  const count = createRateLimit(deskLimit);
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
    requireAllowance(count(clientKey(clientAddress(req, trustProxy))));
    next();
  };

  const send = (res: Response, status: number, page: DeskPage) => {
    res.status(status).type('html').send(deskPage(i18n, page));
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
      send(res, 410, usedLink(row));
      return;
    }
    const heading = t('desk.page.heading');
    await show(res, 200, row, { heading, text: t('desk.page.body'), token });
  };

  const post: RequestHandler = async (req, res) => {
    const form = v.safeParse(formSchema, req.body);
    if (!form.success) throw new ProblemError(422, 'The form is not complete.');
    const { token, action, reference } = form.output;
    const row = await readBooking(context, String(req.params['id']));
    const link = row && (await readDeskLink(context, row, token));
    if (!row || !link) {
      send(res, 404, noSuchLink);
      return;
    }
    logBooking(res, row);
    const by = asActor(context, { kind: 'desk-link', id: link.sent_to, ...requestOf(res) });
    const decided = await spendDeskLink(by, row, token, { action, reference });
    if (!decided) {
      const latest = (await readBookingOf(context, row)) ?? row;
      send(res, 410, usedLink(latest));
      return;
    }
    const heading = action === 'confirm' ? t('desk.page.confirmed') : t('desk.page.declined');
    await show(res, 200, decided, { heading, text: t('desk.page.travellerMailed') });
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
