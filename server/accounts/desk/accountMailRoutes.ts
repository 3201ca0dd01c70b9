import { type ExpressionBuilder, type Selectable, sql } from 'kysely';
import { deskAccountMailCalls } from '#contracts/site/calls/deskCalls.ts';
import type { AccountMailProblem, DeskAccountMail } from '#contracts/site/desk/deskAccountMails.ts';
import type { FirstChange } from '#contracts/site/desk/deskRecord.ts';
import { deskList } from '../../desk/deskList.ts';
import { type DeskRoute, deskRoutes } from '../../desk/deskRoute.ts';
import { latest } from '../../desk/keyset.ts';
import { sendAgain } from '../../outbox/desk/sendAgain.ts';
import { ProblemError } from '../../request/problemError.ts';
import type { AccountContext } from '../accountContext.ts';
import { dueIn } from '../../database/openDatabase.ts';
import type { Tables } from '../../database/tables.ts';
import type { QueuesAt } from '../../desk/deskQueue.ts';
import { linkSeconds } from '../accountLinks.ts';
import { openAccountMail } from '../accountMail.ts';
import { accountMails } from '../accountMails.ts';

type Reader = Pick<AccountContext, 'database' | 'secret' | 'now'>;

/** The time after which an unsent mail counts as overdue, in milliseconds. */
const mailMs = 600_000;

/**
 * Returns the unsent mail with this id and its account. Returns undefined if the mail was sent or
 * does not exist.
 */
async function findUnsentMail(context: Reader, id: string): Promise<DeskAccountMail | undefined> {
  const row = await context.database.db
    .selectFrom('outbox')
    .selectAll()
    .where('kind', '=', 'account-mail')
    .where('sent_at', 'is', null)
    .where('id', '=', id)
    .executeTakeFirst();
  return row && unsentMail(context, row);
}

/** Returns the parts of a mail that the desk may see. The address and the link are left out. */
async function unsentMail(
  { secret, now }: Pick<Reader, 'secret' | 'now'>,
  row: Selectable<Tables['outbox']>,
): Promise<DeskAccountMail> {
  const mail = await openAccountMail(secret, row.payload).then(
    ({ content }) => content.template,
    () => 'unknown' as const,
  );
  const age = now().getTime() - row.created_at.getTime();
  return {
    id: row.id,
    accountId: row.owner,
    mail,
    state: row.next_attempt_at === null ? 'failed' : 'waiting',
    attempts: row.attempts,
    createdAt: row.created_at.toISOString(),
    nextAttemptAt: row.next_attempt_at?.toISOString() ?? null,
    failedAt: row.failed_at?.toISOString() ?? null,
    lastError: row.last_error,
    expired: mail !== 'unknown' && accountMails[mail].linkExpires && age > linkSeconds * 1_000,
  };
}

/** Returns the queue of the mails about accounts that could not be sent. */
export function accountMailQueuesAt({ database }: Pick<Reader, 'database'>): QueuesAt {
  const rows = database.db
    .selectFrom('outbox')
    .select(sql<Date>`created_at`.as('since'))
    .where(isUnsent({ database }))
    .orderBy('created_at');
  return () => [{ name: 'account-mails', list: 'accountMails', query: {}, rows, lateMs: 0 }];
}

/**
 * Selects the overdue mails that were not sent. Dropped mails are excluded: they had no recipient,
 * so they failed without an error.
 */
function isUnsent({ database }: Pick<Reader, 'database'>) {
  return (eb: ExpressionBuilder<Tables, 'outbox'>) =>
    eb.and([
      eb('kind', '=', sql.lit('account-mail')),
      eb('sent_at', 'is', null),
      eb('created_at', '<', dueIn(database, -mailMs)),
      eb.or([eb('failed_at', 'is', null), eb('last_error', 'is not', null)]),
    ]);
}

/** Returns the desk's routes for mails about accounts that could not be sent. */
export function accountMailRoutes(context: AccountContext): DeskRoute[] {
  const { database, wake } = context;
  return deskRoutes(deskAccountMailCalls)({
    ...deskList('GET /api/desk/account-mails', {
      from: () => database.db.selectFrom('outbox').selectAll().where(isUnsent(context)),
      filters: {},
      order: latest('created_at'),
      view: (rows) => Promise.all(rows.map((row) => unsentMail(context, row))),
    }).handlers,
    'POST /api/desk/account-mails/:id/sending': async ({
      caller: { actor },
      params,
      body: shown,
    }) => {
      const found = await findUnsentMail(context, params.id);
      if (!found) throw new ProblemError(404, 'There is no such mail, or it was already sent.');
      if (found.expired) throw notSent('expired', 'The link of the mail has expired.');
      if (found.mail === 'unknown') throw notSent('unreadable', 'The mail cannot be read.');
      const { id, accountId: owner } = found;
      const message = { kind: 'account-mail', action: 'travellers.send-mail', id, owner } as const;
      const sent = await sendAgain({ database, actor }, message, shown);
      if (sent === 'unknown') throw new ProblemError(404, 'There is no such mail.');
      if ('outcome' in sent) {
        throw notSent('changed', 'The mail has changed since it was shown.', sent.first);
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
