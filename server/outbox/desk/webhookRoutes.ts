import { deskWebhookCalls } from '#contracts/site/calls/deskCalls.ts';
import type { Database } from '../../database/openDatabase.ts';
import { type DeskRoute, deskRoutes } from '../../desk/deskRoute.ts';
import { deskList } from '../../desk/deskList.ts';
import { latest } from '../../desk/keyset.ts';
import { ProblemError } from '../../request/problemError.ts';
import { deliveryView, isDelivery } from './readDeliveries.ts';
import { sendAgain } from './sendAgain.ts';

/**
 * The parts that the desk's webhooks depend on. `configured` says whether the site has an address
 * for events.
 */
type WebhookRoutesContext = { database: Database; configured: boolean; wake: () => void };

/** Creates the routes of the desk's webhooks: listing the deliveries, and sending one again. */
export function webhookRoutes({ database, configured, wake }: WebhookRoutesContext): DeskRoute[] {
  return deskRoutes(deskWebhookCalls)({
    ...deskList('GET /api/desk/webhooks', {
      from: () => database.db.selectFrom('outbox').selectAll(),
      filters: { state: isDelivery },
      order: latest('created_at'),
      view: (rows) => rows.map(deliveryView),
      more: () => Promise.resolve({ configured }),
    }).handlers,
    'POST /api/desk/webhooks/:id/sending': async ({
      caller: { actor },
      params: { id },
      body: shown,
    }) => {
      const event = { kind: 'webhook', action: 'webhooks.resend', id } as const;
      const delivery = await sendAgain({ database, actor }, event, shown);
      if (delivery === 'unknown') throw new ProblemError(404, 'There is no such event.');
      if ('outcome' in delivery) {
        const members = { code: 'changed', ...delivery.first };
        throw new ProblemError(409, 'The event has changed since it was shown.', { members });
      }
      wake();
      return { status: 200, body: deliveryView(delivery) };
    },
  });
}
