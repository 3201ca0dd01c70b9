import { deskChangeProblemSchema } from '../../site/desk/deskChange.ts';
import {
  deliveryStates,
  deskDeliverySchema,
  deskWebhookPaths,
  deskWebhooksSchema,
  sendAgainSchema,
} from '../../site/desk/deskWebhooks.ts';
import { firstDescriptions, problemDescriptions } from './bookingDescriptions.ts';
import {
  component,
  cursorParameter,
  deskOperationsOf,
  idParameter,
  ok,
  problem,
  queryParameter,
  withId,
} from './documentParts.ts';

const operation = deskOperationsOf('desk-webhooks');

/** The calls of the desk's webhooks, as the `paths` of an OpenAPI document. */
export function deskWebhooksOperations() {
  return {
    [deskWebhookPaths.deliveries]: {
      get: {
        parameters: [
          queryParameter('state', 'The deliveries in this state alone.', deliveryStates),
          cursorParameter,
        ],
        ...operation(
          'webhooks.read',
          'listDeliveries',
          'The deliveries of webhook events',
          'A page of those of the last 30 days, the latest first.',
          { 200: ok('DeskWebhooks') },
        ),
      },
    },
    [withId(deskWebhookPaths.sending)]: {
      parameters: [idParameter('The `id` of the delivery.')],
      post: operation(
        'webhooks.resend',
        'sendAgain',
        'Send an event again, or now instead of later',
        'The receiver knows a repeated event by its `webhook-id`.',
        {
          200: ok('DeskDelivery'),
          404: problem('There is no such event.'),
          409: problem('It was sent or tried meanwhile, or is being sent.', 'DeskChangeProblem'),
        },
        'SendAgain',
      ),
    },
  };
}

const ofDelivery = (at: string) => ({
  [`${at}id`]: 'Names the delivery.',
  [`${at}event`]: 'The `type` of the event, such as `booking.confirmed`.',
  [`${at}bookingId`]: 'The `id` of the booking that it tells of.',
  [`${at}state`]: '`waiting`: it is tried again. `failed`: it was given up.',
  [`${at}attempts`]: 'How often it was tried since it was last put into the queue.',
  [`${at}createdAt`]: 'When the event happened.',
  [`${at}nextAttemptAt`]: 'When it is tried next.',
  [`${at}sentAt`]: 'When the receiver accepted it.',
  [`${at}failedAt`]: 'When it was given up.',
  [`${at}lastError`]: 'Why the last attempt failed, as a code such as `status_500`.',
});

/** The schemas of the desk's webhooks. */
export function deskWebhooksSchemas() {
  return {
    DeskDelivery: component('A delivery of an event.', deskDeliverySchema, ofDelivery('')),
    DeskWebhooks: component('A page of deliveries.', deskWebhooksSchema, {
      configured: 'Whether the site has an address to send events to.',
      items: 'The latest first.',
      ...ofDelivery('items[].'),
      next: 'The `cursor` of the next page; null on the last one.',
    }),
    SendAgain: component('The delivery as it was shown.', sendAgainSchema, {
      state: 'Its state.',
      attempts: 'How often it had been tried.',
    }),
    DeskChangeProblem: component(
      'A change that was not made (RFC 9457).',
      deskChangeProblemSchema,
      {
        ...problemDescriptions,
        code: '`changed`: it is not as it was when it was shown. `ended`: it has ended already.',
        ...firstDescriptions,
      },
    ),
  };
}
