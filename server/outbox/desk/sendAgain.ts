import { type Selectable, sql } from 'kysely';
import type { FirstChange } from '#contracts/site/desk/deskRecord.ts';
import type { SendAgain } from '#contracts/site/desk/deskWebhooks.ts';
import type { DeskPermission } from '#contracts/site/desk/permissions.ts';
import type { Actor } from '../../record/actor.ts';
import { readLastChange } from '../../record/readRecord.ts';
import { recordAction } from '../../record/recordAction.ts';
import type { Tables } from '../../database/tables.ts';
import { type Database, dueIn } from '../../database/openDatabase.ts';
import { minuteMs } from '#contracts/values/durations.ts';
import { mailKinds } from '../enqueue.ts';
import { stateOf } from './readDeliveries.ts';

/**
 * A message of the outbox, and the action name of sending it again in the record. `owner` is the
 * first part of its primary key.
 */
type SentMessage = {
  kind: 'webhook' | 'account-mail';
  action: DeskPermission;
  id: string;
  owner?: string;
};

const nobody: FirstChange = { by: null, at: null };

/**
 * Makes the worker immediately send a message that was sent, was given up, or waits for its next
 * attempt. The message gets as many attempts as a new one. Nothing is done unless the message is in
 * the state that was shown.
 *
 * Returns the message, `unknown` if it does not exist, or `changed` if it was sent or tried in the
 * meantime, or is being sent. If the change can only mean that the message was sent again, `first`
 * names the member of the staff who did so.
 */
export function sendAgain(
  { database, actor }: { database: Database; actor: Actor },
  { kind, action, id, owner }: SentMessage,
  shown: SendAgain,
): Promise<Selectable<Tables['outbox']> | 'unknown' | { outcome: 'changed'; first: FirstChange }> {
  return database.transaction(async (tx) => {
    const row = await tx
      .selectFrom('outbox')
      .selectAll()
      .where('kind', '=', sql.lit(kind))
      .where('id', '=', id)
      .$if(owner !== undefined, (query) => query.where('owner', '=', owner ?? ''))
      .forUpdate()
      .executeTakeFirst();
    if (!row) return 'unknown';
    const { attempts } = row;
    const state = stateOf(row);
    const subject = { kind, id };
    if (state !== shown.state || attempts !== shown.attempts) {
      // The worker only tries waiting messages, and each time increases the attempts. Any other
      // change means that the message was sent again.
      const isSentAgain = shown.state !== 'waiting' || attempts < shown.attempts;
      const first = isSentAgain ? await readLastChange(tx, { action, subject }) : nobody;
      return { outcome: 'changed', first };
    }
    const sent = await tx
      .updateTable('outbox')
      .set({ next_attempt_at: database.now(), sent_at: null, failed_at: null, attempts: 0 })
      .where('owner', '=', row.owner)
      .where('id', '=', id)
      .where((eb) =>
        eb.or([eb('next_attempt_at', 'is', null), eb('next_attempt_at', '>', database.now())]),
      )
      .returningAll()
      .executeTakeFirst();
    if (!sent) return { outcome: 'changed', first: nobody };
    await recordAction(tx, actor, {
      action,
      subject,
      before: { state, attempts },
      after: { state: 'waiting', attempts: 0 },
    });
    return sent;
  });
}

/** Longer than the lease of a message, so that messages that are being sent are excluded. */
const leasedMs = 2 * minuteMs;

/**
 * Makes the worker immediately send all failed mails that wait for their next attempt, such as once
 * the mail server works again. Mails that are due within two minutes are skipped, because they may
 * be being sent. Returns the number of mails.
 */
export function sendWaitingMails(database: Database, actor: Actor): Promise<number> {
  return database.transaction(async (tx) => {
    const sent = await tx
      .updateTable('outbox')
      .set({ next_attempt_at: database.now() })
      .where('kind', 'in', mailKinds)
      .where('sent_at', 'is', null)
      .where('last_error', 'is not', null)
      .where('next_attempt_at', '>', dueIn(database, leasedMs))
      .returning('id')
      .execute();
    const subject = { kind: 'mails', id: 'waiting' };
    await recordAction(tx, actor, {
      action: 'mails.send-waiting',
      subject,
      after: { mails: sent.length },
    });
    return sent.length;
  });
}
