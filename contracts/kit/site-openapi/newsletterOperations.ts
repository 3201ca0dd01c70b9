import {
  confirmationSchema,
  newsletterPaths,
  newsletterProblemSchema,
  newsletterTokenRequestSchema,
  subscriptionRequestSchema,
} from '../../site/newsletter.ts';
import { problemDescriptions } from './bookingDescriptions.ts';
import { always, component, empty, errors, ok, operationsOf, problem } from './documentParts.ts';

const tag = 'newsletter';
const newsletter = operationsOf(tag);
const expired = {
  410: problem('`link-expired`: the link is not valid, or not any more.', 'NewsletterProblem'),
};
const tokenQuery = {
  name: 'token',
  in: 'query',
  required: true,
  description: 'The token in the link of the mail.',
  schema: { type: 'string', minLength: 1, maxLength: 200 },
};

/** The calls of the newsletter, as the `paths` of an OpenAPI document. */
export function newsletterOperations() {
  return {
    [newsletterPaths.newsletter]: {
      post: newsletter(
        'subscribe',
        'Ask for the newsletter',
        'The response is the same for every address.',
        { 202: empty('Accepted; a mail with a link follows where one is needed.') },
        'SubscriptionRequest',
      ),
    },
    [newsletterPaths.confirmation]: {
      post: newsletter(
        'confirmSubscription',
        'Subscribe with the link of the mail',
        'Sends the welcome, the first time with a personal promotion code.',
        { ...expired, 200: ok('Confirmation') },
        'NewsletterToken',
      ),
    },
    [newsletterPaths.unsubscription]: {
      post: newsletter(
        'unsubscribe',
        'Unsubscribe with the link of a mail',
        'The address is removed. The link works again and again, also when nothing is subscribed any more.',
        { ...expired, 200: empty('The address is not subscribed.') },
        'NewsletterToken',
      ),
    },
    [newsletterPaths.oneClick]: {
      parameters: [tokenQuery],
      post: newsletter(
        'unsubscribeOneClick',
        'Unsubscribe from a mail program',
        'The address in List-Unsubscribe (RFC 8058). The Origin is not checked and the body is not read.',
        {
          ...expired,
          200: empty('The address is not subscribed.'),
          413: errors[413],
          422: errors[422],
        },
      ),
      get: {
        tags: [tag],
        operationId: 'openUnsubscribePage',
        summary: 'Open the page with the button that unsubscribes',
        description:
          'For mail programs that open the address in List-Unsubscribe. Changes nothing.',
        responses: {
          303: { description: 'Leads to the page, with the token in the fragment.' },
          422: errors[422],
          ...always,
        },
      },
    },
  };
}

const token = 'The token in the link of the mail.';

/** The schemas of the newsletter. */
export function newsletterSchemas() {
  return {
    SubscriptionRequest: component('Who asks for the newsletter.', subscriptionRequestSchema, {
      email: 'A mail address; its case does not matter.',
    }),
    NewsletterToken: component('A link of a mail.', newsletterTokenRequestSchema, { token }),
    Confirmation: component('What a confirmation led to.', confirmationSchema, {
      outcome:
        '`subscribed`: for the first time; a mail with the code follows. `subscribed-again`: after having unsubscribed; there is no second code. `already`: nothing has changed.',
    }),
    NewsletterProblem: component(
      'A link that cannot be used (RFC 9457).',
      newsletterProblemSchema,
      { ...problemDescriptions, code: 'Why the request was not carried out.' },
    ),
  };
}
