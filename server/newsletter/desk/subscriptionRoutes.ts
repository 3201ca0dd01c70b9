import { deskNewsletterCalls } from '#contracts/site/calls/deskCalls.ts';
import { streamCsv } from '../../desk/csv.ts';
import { type DeskRoute, deskRoutes } from '../../desk/deskRoute.ts';
import { placeOf } from '../../desk/keyset.ts';
import { ProblemError } from '../../request/problemError.ts';
import type { NewsletterContext } from '../newsletterContext.ts';
import { removeSubscription } from '../unsubscribe.ts';
import { exportSubscribers, readSubscriptions } from './readSubscriptions.ts';

/**
 * The routes of the desk's newsletter: who is subscribed, the export, and the removal of an
 * address.
 */
export function subscriptionRoutes(
  context: Pick<NewsletterContext, 'database' | 'tokens' | 'now'>,
  siteOrigin: () => string,
): DeskRoute[] {
  return deskRoutes(deskNewsletterCalls)({
    'GET /api/desk/newsletter': async ({ query: { cursor, ...filters } }) => ({
      status: 200,
      body: await readSubscriptions(context, { ...filters, after: placeOf(cursor) }),
    }),
    'GET /api/desk/newsletter/export': async ({ caller: { actor } }) => {
      const table = await exportSubscribers({ ...context, actor }, siteOrigin());
      return { status: 200, send: (res) => streamCsv(res, 'newsletter.csv', table) };
    },
    'DELETE /api/desk/newsletter/:id': async ({ caller: { actor }, params, body: { reason } }) => {
      const outcome = await removeSubscription({ ...context, actor }, params.id, reason);
      if (outcome === 'unknown') throw new ProblemError(404, 'There is no such subscription.');
      if (outcome !== 'removed') {
        const members = { code: 'ended', ...outcome.first };
        throw new ProblemError(409, 'This subscription has ended already.', { members });
      }
      return { status: 204 };
    },
  });
}
