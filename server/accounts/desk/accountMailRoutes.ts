import * as v from 'valibot';
import {
  type AccountMailProblem,
  deskAccountMailPaths,
  deskAccountMailsQuerySchema,
  sendAccountMailSchema,
} from '#contracts/site/desk/deskAccountMails.ts';
import type { FirstChange } from '#contracts/site/desk/deskChange.ts';
import type { DeskRoute } from '../../desk/deskRoute.ts';
import { cursorSchema } from '../../desk/keyset.ts';
import { sendAgain } from '../../outbox/desk/sendAgain.ts';
import { ProblemError } from '../../request/problemError.ts';
import { validate } from '../../request/validate.ts';
import type { AccountContext } from '../accountContext.ts';
import { findUnsentMail, readUnsentMails, unsentMail } from './unsentMails.ts';

const querySchema = v.object({
  ...deskAccountMailsQuerySchema.entries,
  cursor: v.optional(cursorSchema),
});

/** The desk's routes of mails about accounts that could not be sent. */
export function accountMailRoutes(context: AccountContext): DeskRoute[] {
  const { database, wake } = context;
  return [
    {
      method: 'get',
      path: deskAccountMailPaths.mails,
      permission: 'travellers.read',
      handle: async ({ req, res }) => {
        res.json(await readUnsentMails(context, validate(querySchema, req.query).cursor));
      },
    },
    {
      method: 'post',
      path: deskAccountMailPaths.sending,
      permission: 'travellers.send-mail',
      handle: async ({ req, res, actor }) => {
        const shown = validate(sendAccountMailSchema, req.body);
        const found = await findUnsentMail(context, String(req.params['id']));
        if (!found) throw new ProblemError(404, 'There is no such mail, or it was sent.');
        if (found.expired) throw notSent('expired', 'The link of the mail has expired.');
        if (found.mail === 'unknown') throw notSent('unreadable', 'The mail cannot be read.');
        const { id, accountId: owner } = found;
        const message = {
          kind: 'account-mail',
          action: 'travellers.send-mail',
          id,
          owner,
        } as const;
        const sent = await sendAgain({ database, actor }, message, shown);
        if (sent === 'unknown') throw new ProblemError(404, 'There is no such mail.');
        if ('outcome' in sent) {
          throw notSent('changed', 'The mail is not as it was when it was shown.', sent.first);
        }
        wake();
        res.json(await unsentMail(context, sent));
      },
    },
  ];
}

function notSent(
  code: AccountMailProblem['code'],
  detail: string,
  first?: FirstChange,
): ProblemError {
  return new ProblemError(409, detail, { members: { code, ...first } });
}
