import { type Selectable, sql } from 'kysely';
import * as v from 'valibot';
import type { DeskRecord, RecordEntry } from '#contracts/site/desk/deskRecord.ts';
import { staffRoles } from '#contracts/site/desk/permissions.ts';
import { dayMs } from '#contracts/values/durations.ts';
import type { Database } from '../database/openDatabase.ts';
import type { Tables } from '../database/tables.ts';
import { type cursorSchema, isAfter, microsOf, pageOf, pageSize } from '../desk/keyset.ts';
import type { Actor } from './actor.ts';

/**
 * Which actions of the record are wanted; `action` with a dot at its end is how it begins. Days are
 * those of UTC.
 */
export type RecordFilters = {
  actor?: Actor['kind'] | undefined;
  actorId?: string | undefined;
  action?: string | undefined;
  subject?: string | undefined;
  refused?: 'yes' | 'no' | undefined;
  from?: string | undefined;
  to?: string | undefined;
  after?: v.InferOutput<typeof cursorSchema> | undefined;
};

const roleSchema = v.picklist(staffRoles);
const fieldsSchema = v.nullable(v.record(v.string(), v.unknown()));

/**
 * A page of the record, the latest first, with the names that members of the staff have now.
 * `limit` is that of a page by default.
 */
export async function readRecord(
  { db }: Pick<Database, 'db'>,
  { actor, actorId, action, subject, refused, from, to, after }: RecordFilters,
  limit: number = pageSize,
): Promise<DeskRecord> {
  let query = db
    .selectFrom('audit_record')
    .selectAll()
    .select([microsOf('at').as('micros'), sql<string>`id::text`.as('key')]);
  if (actor) query = query.where('actor_kind', '=', actor);
  if (actorId) query = query.where('actor_id', '=', actorId);
  if (action?.endsWith('.')) query = query.where(sql<boolean>`starts_with(action, ${action})`);
  else if (action) query = query.where('action', '=', action);
  if (subject) query = query.where('subject_id', '=', subject);
  if (refused) query = query.where('refused', '=', refused === 'yes');
  if (from) query = query.where('at', '>=', new Date(from));
  if (to) query = query.where('at', '<', new Date(Date.parse(to) + dayMs));
  if (after) query = query.where(isAfter('at', after));
  const found = await query
    .orderBy('at', 'desc')
    .orderBy('audit_record.id', 'desc')
    .limit(limit + 1)
    .execute();
  const { rows, next } = pageOf(
    found.map((row) => ({ row, micros: row.micros, id: row.key })),
    limit,
  );
  const ids = rows.flatMap(({ row }) => [
    ...(row.actor_kind === 'staff' ? [row.actor_id ?? ''] : []),
    ...(row.subject_kind === 'staff' ? [row.subject_id] : []),
  ]);
  const staff = ids.length
    ? await db.selectFrom('staff').select(['id', 'name']).where('id', 'in', ids).execute()
    : [];
  const nameOf = new Map(staff.map(({ id, name }) => [id, name]));
  return { items: rows.map(({ row }) => entryOf(row, nameOf)), next };
}

function entryOf(
  row: Selectable<Tables['audit_record']>,
  nameOf: ReadonlyMap<string | null, string>,
): RecordEntry {
  const role = v.safeParse(roleSchema, row.actor_role);
  return {
    id: String(row.id),
    at: row.at.toISOString(),
    actor: {
      kind: row.actor_kind,
      id: row.actor_id,
      role: role.success ? role.output : null,
      name: (row.actor_kind === 'staff' && nameOf.get(row.actor_id)) || null,
    },
    action: row.action,
    subject: {
      kind: row.subject_kind,
      id: row.subject_id,
      name: (row.subject_kind === 'staff' && nameOf.get(row.subject_id)) || null,
    },
    before: v.parse(fieldsSchema, row.before),
    after: v.parse(fieldsSchema, row.after),
    reason: row.reason,
    requestId: row.request_id,
    refused: row.refused,
  };
}
