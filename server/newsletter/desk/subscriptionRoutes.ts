import * as v from 'valibot';
import {
  deskNewsletterPaths,
  deskNewsletterQuerySchema,
  subscriptionRemovalSchema,
} from '#contracts/site/desk/deskNewsletter.ts';
import { streamCsv } from '../../desk/csv.ts';
import type { DeskRoute } from '../../desk/deskRoute.ts';
import { cursorSchema } from '../../desk/keyset.ts';
import { ProblemError } from '../../request/problemError.ts';
import { validate } from '../../request/validate.ts';
import type { NewsletterContext } from '../newsletterContext.ts';
import { removeSubscription } from '../unsubscribe.ts';
import { exportSubscribers, readSubscriptions } from './readSubscriptions.ts';

const querySchema = v.object({
  ...deskNewsletterQuerySchema.entries,
  cursor: v.optional(cursorSchema),
});

/** The routes of the desk's newsletter: who is subscribed, the export, and the removal of an address. */
export function subscriptionRoutes(
  context: Pick<NewsletterContext, 'database' | 'tokens' | 'now'>,
  siteOrigin: () => string,
): DeskRoute[] {
  return [
    {
      method: 'get',
      path: deskNewsletterPaths.subscriptions,
      permission: 'newsletter.read',
      listsPeople: true,
      handle: async ({ req, res }) => {
        const { cursor: after, ...filters } = validate(querySchema, req.query);
        res.json(await readSubscriptions(context, { ...filters, after }));
      },
    },
    {
      method: 'get',
      path: deskNewsletterPaths.export,
      permission: 'newsletter.export',
      handle: async ({ res, actor }) => {
        const table = await exportSubscribers({ ...context, actor }, siteOrigin());
        await streamCsv(res, 'newsletter.csv', table);
      },
    },
    {
      method: 'delete',
      path: deskNewsletterPaths.subscription,
      permission: 'newsletter.remove',
      handle: async ({ req, res, actor }) => {
        const { reason } = validate(subscriptionRemovalSchema, req.body);
        const id = String(req.params['id']);
        const outcome = await removeSubscription({ ...context, actor }, id, reason);
        if (outcome === 'unknown') throw new ProblemError(404, 'There is no such subscription.');
        if (outcome !== 'removed') {
          const members = { code: 'ended', ...outcome.first };
          throw new ProblemError(409, 'This subscription has ended already.', { members });
        }
        res.status(204).end();
      },
    },
  ];
}
