import type { Updateable } from 'kysely';
import type { FirstChange } from '#contracts/site/desk/deskRecord.ts';
import type { Actor } from '../record/actor.ts';
import { readLastChange } from '../record/readRecord.ts';
import { recordAction } from '../record/recordAction.ts';
import type { Database } from '../database/openDatabase.ts';
import type { Tables } from '../database/tables.ts';
import type { ReviewRow } from './reviewContext.ts';

/** The context of a change of a review by the operator. The record names the `actor`. */
type ModerationContext = { database: Database; now: () => Date; actor: Actor };

/**
 * The result of a change. `unknown`: the review does not exist. `changed`: the review has changed
 * since the desk showed it, and the result names who changed it. `deleted`: the author has deleted
 * the text.
 */
export type Moderated =
  | { outcome: 'done'; review: ReviewRow }
  | ({ outcome: 'changed' } & FirstChange)
  | { outcome: 'unknown' | 'deleted' };

/**
 * Hides a review from everybody except its author. Returns `changed` if the review is already
 * hidden.
 */
export function hideReview(
  context: ModerationContext,
  id: string,
  reason?: string,
): Promise<Moderated> {
  return change(context, id, 'reviews.moderate', (row) =>
    row.hidden_at === null
      ? {
          set: { hidden_at: context.now() },
          before: { hidden: false, reports: row.reports },
          after: { hidden: true },
          reason,
        }
      : 'changed',
  );
}

/**
 * Shows a hidden review again and resets its reports to zero. For a visible review, only resets the
 * reports. A review whose author has deleted the text stays hidden.
 */
export function restoreReview(
  context: ModerationContext,
  id: string,
  reason?: string,
): Promise<Moderated> {
  return change(context, id, 'reviews.moderate', (row) => {
    if (row.text === '') return 'deleted';
    if (row.hidden_at === null && row.reports === 0) return 'changed';
    return {
      set: { hidden_at: null, reports: 0, reported_at: null },
      before: { hidden: row.hidden_at !== null, reports: row.reports },
      after: { hidden: false, reports: 0 },
      reason,
    };
  });
}

/**
 * Sets the public answer of the hotel, or removes the answer if `text` is null. Returns `changed`
 * if the stored answer is not `previous`.
 */
export function answerReview(
  context: ModerationContext,
  id: string,
  { text, previous }: { text: string | null; previous: string | null },
): Promise<Moderated> {
  return change(context, id, 'reviews.answer', (row) => {
    if (row.text === '') return 'deleted';
    if (row.answer !== previous) return 'changed';
    return {
      set: { answer: text, answered_at: text === null ? null : context.now() },
      before: { answered: previous !== null },
      after: { answered: text !== null, fields: ['answer'] },
    };
  });
}

type Change = {
  set: Updateable<Tables['reviews']>;
  before: object;
  after: object;
  reason?: string | undefined;
};

/** Locks a review, makes the change that `decide` returns, and adds it to the record. */
function change(
  { database, actor }: ModerationContext,
  id: string,
  action: 'reviews.moderate' | 'reviews.answer',
  decide: (row: ReviewRow) => Change | 'changed' | 'deleted',
): Promise<Moderated> {
  return database.transaction(async (tx) => {
    const row = await tx
      .selectFrom('reviews')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!row) return { outcome: 'unknown' };
    const decided = decide(row);
    const subject = { kind: 'review', id };
    if (decided === 'deleted') return { outcome: decided };
    if (decided === 'changed') {
      return { outcome: decided, ...(await readLastChange(tx, { action, subject })) };
    }
    const { set, ...recorded } = decided;
    const review = await tx
      .updateTable('reviews')
      .set(set)
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await recordAction(tx, actor, { action, subject, ...recorded });
    return { outcome: 'done', review };
  });
}
