import * as v from 'valibot';
import {
  deskWebhookPaths,
  type DeskWebhooks,
  deskWebhooksQuerySchema,
  sendAgainSchema,
} from '#contracts/site/desk/deskWebhooks.ts';
import type { Database } from '../../database/openDatabase.ts';
import type { DeskRoute } from '../../desk/deskRoute.ts';
import { cursorSchema } from '../../desk/keyset.ts';
import { ProblemError } from '../../request/problemError.ts';
import { validate } from '../../request/validate.ts';
import { deliveryView, readDeliveries } from './readDeliveries.ts';
import { sendAgain } from './sendAgain.ts';

const querySchema = v.object({
  ...deskWebhooksQuerySchema.entries,
  cursor: v.optional(cursorSchema),
});

/** What the desk's webhooks need. `configured`: whether the site has an address to send events to. */
type WebhookRoutesContext = { database: Database; configured: boolean; wake: () => void };

/** The routes of the desk's webhooks: the deliveries, and sending one again. */
export function webhookRoutes({ database, configured, wake }: WebhookRoutesContext): DeskRoute[] {
  return [
    {
      method: 'get',
      path: deskWebhookPaths.deliveries,
      permission: 'webhooks.read',
      handle: async ({ req, res }) => {
        const { cursor: after, state } = validate(querySchema, req.query);
        const page = await readDeliveries(database, { state, after });
        res.json({ configured, ...page } satisfies DeskWebhooks);
      },
    },
    {
      method: 'post',
      path: deskWebhookPaths.sending,
      permission: 'webhooks.resend',
      handle: async ({ req, res, actor }) => {
        const shown = validate(sendAgainSchema, req.body);
        const id = String(req.params['id']);
        const event = { kind: 'webhook', action: 'webhooks.resend', id } as const;
        const delivery = await sendAgain({ database, actor }, event, shown);
        if (delivery === 'unknown') throw new ProblemError(404, 'There is no such event.');
        if ('outcome' in delivery) {
          const members = { code: 'changed', ...delivery.first };
          throw new ProblemError(409, 'The event is not as it was when it was shown.', { members });
        }
        wake();
        res.json(deliveryView(delivery));
      },
    },
  ];
}
