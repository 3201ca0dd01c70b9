import { deskAccountMailCalls } from '#contracts/site/calls/deskCalls.ts';
import type { AccountMailProblem } from '#contracts/site/desk/deskAccountMails.ts';
import type { FirstChange } from '#contracts/site/desk/deskChange.ts';
import { type DeskRoute, deskRoutes } from '../../desk/deskRoute.ts';
import { placeOf } from '../../desk/keyset.ts';
import { sendAgain } from '../../outbox/desk/sendAgain.ts';
import { ProblemError } from '../../request/problemError.ts';
import type { AccountContext } from '../accountContext.ts';
import { findUnsentMail, readUnsentMails, unsentMail } from './unsentMails.ts';

/** The desk's routes of mails about accounts that could not be sent. */
export function accountMailRoutes(context: AccountContext): DeskRoute[] {
  const { database, wake } = context;
  return deskRoutes(deskAccountMailCalls)({
    'GET /api/desk/account-mails': async ({ query: { cursor } }) => ({
      status: 200,
      body: await readUnsentMails(context, placeOf(cursor)),
    }),
    'POST /api/desk/account-mails/:id/sending': async ({
      caller: { actor },
      params,
      body: shown,
    }) => {
      const found = await findUnsentMail(context, params.id);
      if (!found) throw new ProblemError(404, 'There is no such mail, or it was sent.');
      if (found.expired) throw notSent('expired', 'The link of the mail has expired.');
      if (found.mail === 'unknown') throw notSent('unreadable', 'The mail cannot be read.');
      const { id, accountId: owner } = found;
      const message = { kind: 'account-mail', action: 'travellers.send-mail', id, owner } as const;
      const sent = await sendAgain({ database, actor }, message, shown);
      if (sent === 'unknown') throw new ProblemError(404, 'There is no such mail.');
      if ('outcome' in sent) {
        throw notSent('changed', 'The mail is not as it was when it was shown.', sent.first);
      }
      wake();
      return { status: 200, body: await unsentMail(context, sent) };
    },
  });
}

function notSent(
  code: AccountMailProblem['code'],
  detail: string,
  first?: FirstChange,
): ProblemError {
  return new ProblemError(409, detail, { members: { code, ...first } });
}
