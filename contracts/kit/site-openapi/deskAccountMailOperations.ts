import {
  accountMailProblemSchema,
  deskAccountMailPaths,
  deskAccountMailSchema,
  deskAccountMailsSchema,
  sendAccountMailSchema,
} from '../../site/desk/deskAccountMails.ts';
import { firstDescriptions, problemDescriptions } from './bookingDescriptions.ts';
import {
  component,
  cursorParameter,
  deskOperationsOf,
  idParameter,
  ok,
  problem,
  withId,
} from './documentParts.ts';

const operation = deskOperationsOf('desk-travellers');

/** The calls of mails about accounts that could not be sent, as the `paths` of an OpenAPI document. */
export function deskAccountMailOperations() {
  return {
    [deskAccountMailPaths.mails]: {
      get: {
        parameters: [cursorParameter],
        ...operation(
          'travellers.read',
          'listAccountMails',
          'Mails about accounts that could not be sent',
          'Those that have waited for ten minutes or were given up, the latest first.',
          { 200: ok('DeskAccountMails') },
        ),
      },
    },
    [withId(deskAccountMailPaths.sending)]: {
      parameters: [idParameter('The `id` of the mail.')],
      post: operation(
        'travellers.send-mail',
        'sendAccountMail',
        'Send a mail about an account again, or now instead of later',
        'Not one whose link has expired: the traveller asks for another one.',
        {
          200: ok('DeskAccountMail'),
          404: problem('There is no such mail, or it was sent.'),
          409: problem('It was not sent; see `code`.', 'AccountMailProblem'),
        },
        'SendAccountMail',
      ),
    },
  };
}

const ofMail = (at: string) => ({
  [`${at}id`]: 'Names the mail.',
  [`${at}accountId`]: 'The `id` of the account.',
  [`${at}mail`]: 'What it says; `unknown` if it cannot be read.',
  [`${at}state`]: '`waiting`: it is tried again. `failed`: it was given up.',
  [`${at}attempts`]: 'How often it was tried since it was last put into the queue.',
  [`${at}createdAt`]: 'When it was written.',
  [`${at}nextAttemptAt`]: 'When it is tried next.',
  [`${at}failedAt`]: 'When it was given up.',
  [`${at}lastError`]: 'Why the last attempt failed, as a code.',
  [`${at}expired`]: 'Whether its link does not work any more.',
});

/** The schemas of mails about accounts that could not be sent. */
export function deskAccountMailSchemas() {
  return {
    DeskAccountMail: component(
      'A mail about an account that could not be sent.',
      deskAccountMailSchema,
      ofMail(''),
    ),
    DeskAccountMails: component('A page of such mails.', deskAccountMailsSchema, {
      items: 'The latest first.',
      ...ofMail('items[].'),
      next: 'The `cursor` of the next page; null on the last one.',
    }),
    SendAccountMail: component('The mail as it was shown.', sendAccountMailSchema, {
      state: 'Its state.',
      attempts: 'How often it had been tried.',
    }),
    AccountMailProblem: component(
      'A mail that was not sent again (RFC 9457).',
      accountMailProblemSchema,
      {
        ...problemDescriptions,
        code: '`changed`: it is not as it was when it was shown. `expired`: its link does not work any more. `unreadable`: its text cannot be read.',
        ...firstDescriptions,
      },
    ),
  };
}
