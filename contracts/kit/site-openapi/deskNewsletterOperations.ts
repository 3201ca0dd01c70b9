import {
  deskNewsletterPaths,
  deskNewsletterSchema,
  subscriptionRemovalSchema,
  subscriptionStates,
} from '../../site/desk/deskNewsletter.ts';
import {
  component,
  cursorParameter,
  deskOperationsOf,
  idParameter,
  noContent,
  ok,
  problem,
  queryParameter,
  withId,
} from './documentParts.ts';

const operation = deskOperationsOf('desk-newsletter');

/** The calls of the desk's newsletter, as the `paths` of an OpenAPI document. */
export function deskNewsletterOperations() {
  return {
    [deskNewsletterPaths.subscriptions]: {
      get: {
        parameters: [
          queryParameter('state', 'The subscriptions in this state alone.', subscriptionStates),
          queryParameter('email', 'The subscription of this address alone.'),
          cursorParameter,
        ],
        ...operation(
          'newsletter.read',
          'listSubscriptions',
          'The subscriptions of the newsletter',
          'A page of them, the latest request first, and how many there are.',
          { 200: ok('DeskNewsletter') },
        ),
      },
    },
    [deskNewsletterPaths.export]: {
      get: operation(
        'newsletter.export',
        'exportSubscribers',
        'Everyone who has confirmed, as CSV',
        'The address, the times of consent and the link to unsubscribe. The record gets a row.',
        {
          200: {
            description: 'A CSV file (RFC 4180) in UTF-8 with a byte order mark.',
            content: { 'text/csv': { schema: { type: 'string' } } },
          },
        },
      ),
    },
    [withId(deskNewsletterPaths.subscription)]: {
      parameters: [idParameter('The `id` of the subscription.')],
      delete: operation(
        'newsletter.remove',
        'removeSubscription',
        'End a subscription and remove its address',
        'A keyed hash of the address stays, so that it gets no second code.',
        {
          204: noContent,
          404: problem('There is no such subscription.'),
          409: problem('It has ended already.', 'DeskChangeProblem'),
        },
        'SubscriptionRemoval',
      ),
    },
  };
}

/** The schemas of the desk's newsletter. */
export function deskNewsletterSchemas() {
  return {
    DeskNewsletter: component('A page of subscriptions.', deskNewsletterSchema, {
      counts: 'How many subscriptions there are in each state.',
      'counts.confirmed': 'Those that get the newsletter.',
      'counts.pending': 'Those whose link was not opened yet.',
      'counts.unsubscribed': 'Those that have ended.',
      items: 'The latest request first.',
      'items[].id': 'Names the subscription.',
      'items[].email': 'The address; null once it has ended.',
      'items[].state': 'What has become of it.',
      'items[].requestedAt': 'When it was asked for.',
      'items[].confirmedAt': 'When it was confirmed.',
      'items[].unsubscribedAt': 'When it ended.',
      next: 'The `cursor` of the next page; null on the last one.',
    }),
    SubscriptionRemoval: component('Why a subscription is ended.', subscriptionRemovalSchema, {
      reason: 'Kept in the record, without personal data.',
    }),
  };
}
