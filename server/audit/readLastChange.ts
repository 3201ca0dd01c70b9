import type { Kysely } from 'kysely';
import type { FirstChange } from '#contracts/site/desk/deskChange.ts';
import type { Tables } from '../database/tables.ts';
import type { RecordedAction } from './recordAction.ts';

/**
 * Who has last done something to a thing, not before `since`, and when, as the record has it:
 * members of the staff as they are called now, commands and links of desk mails by their ids. Nulls
 * if the record has no such row.
 */
export async function readLastChange(
  db: Kysely<Tables>,
  { action, subject }: Pick<RecordedAction, 'action' | 'subject'>,
  since?: Date,
): Promise<FirstChange> {
  const last = await db
    .selectFrom('audit_record as record')
    .leftJoin('staff', (join) =>
      join.onRef('staff.id', '=', 'record.actor_id').on('record.actor_kind', '=', 'staff'),
    )
    .select(['record.at', 'record.actor_kind', 'record.actor_id', 'staff.name'])
    .where('record.subject_id', '=', subject.id)
    .where('record.subject_kind', '=', subject.kind)
    .where('record.action', '=', action)
    .where('record.refused', '=', false)
    .$if(since !== undefined, (query) => query.where('record.at', '>=', since ?? new Date(0)))
    .orderBy('record.at', 'desc')
    .orderBy('record.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!last) return { by: null, at: null };
  const isNamed = last.actor_kind === 'command' || last.actor_kind === 'desk-link';
  return { by: isNamed ? last.actor_id : last.name, at: last.at.toISOString() };
}
