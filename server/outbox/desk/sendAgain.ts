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
 * A message of the outbox, and what sending it again is in the record. `owner` finds it by the
 * primary key.
 */
type SentMessage = {
  kind: 'webhook' | 'account-mail';
  action: DeskPermission;
  id: string;
  owner?: string;
};

const nobody: FirstChange = { by: null, at: null };

/**
 * Has the worker send a message at once that was sent, was given up or waits for its next attempt,
 * if it is still as it was shown. After it the message is tried as often as a new one. `unknown`:
 * there is no such message. `changed`: it was sent or tried meanwhile, or is being sent; `first` is
 * who of the desk did so, if nothing else can have.
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
      // The worker tries what waits, and more often each time: anything else was sent again.
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

/** Longer than a message that is being sent is leased, so that none of these is. */
const leasedMs = 2 * minuteMs;

/**
 * Has the worker send all mails now that have failed and wait for their next attempt: the mail
 * server is back. Those that are due within two minutes anyway are left, since they may be being
 * sent. Returns how many they are.
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
