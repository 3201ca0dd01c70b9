import { type Kysely, type Selectable, sql } from 'kysely';
import * as v from 'valibot';
import type { FirstChange, RecordEntry } from '#contracts/site/desk/deskRecord.ts';
import { staffRoles } from '#contracts/site/desk/permissions.ts';
import { dayMs } from '#contracts/values/durations.ts';
import { deskRecordCalls } from '#contracts/site/calls/deskCalls.ts';
import type { Database } from '../database/openDatabase.ts';
import type { Tables } from '../database/tables.ts';
import { deskList } from '../desk/deskList.ts';
import { latest } from '../desk/keyset.ts';
import { type DeskRoute, deskRoutes } from '../desk/deskRoute.ts';
import { ProblemError } from '../request/problemError.ts';
import { knownSeals, verifyRecord } from './verifyRecord.ts';
import type { RecordedAction } from './recordAction.ts';

const roleSchema = v.picklist(staffRoles);
const fieldsSchema = v.nullable(v.record(v.string(), v.unknown()));

/**
 * Lists recorded actions, the latest first, with the current names of members of the staff. An
 * `action` that ends with a dot is a prefix. Days are in UTC.
 */
export function recordList({ db }: Pick<Database, 'db'>) {
  return deskList('GET /api/desk/record', {
    from: () => db.selectFrom('audit_record').selectAll(),
    filters: {
      actor: (kind) => kind && ((eb) => eb('actor_kind', '=', kind)),
      actorId: (id) => id && ((eb) => eb('actor_id', '=', id)),
      action: (name) =>
        name &&
        (name.endsWith('.')
          ? sql<boolean>`starts_with(action, ${name})`
          : (eb) => eb('action', '=', name)),
      subject: (id) => id && ((eb) => eb('subject_id', '=', id)),
      refused: (refused) => refused && ((eb) => eb('refused', '=', refused === 'yes')),
      from: (day) => day && ((eb) => eb('at', '>=', new Date(day))),
      to: (day) => day && ((eb) => eb('at', '<', new Date(Date.parse(day) + dayMs))),
    },
    order: latest('at', { numbered: true }),
    view: async (rows) => {
      const nameOf = await readStaffNames(db, rows);
      return rows.map((row) => entryOf(row, nameOf));
    },
  });
}

type RecordRow = Selectable<Tables['audit_record']>;

/** Returns the names of the members of the staff in some rows, by id. */
async function readStaffNames(
  db: Kysely<Tables>,
  rows: readonly RecordRow[],
): Promise<ReadonlyMap<string | null, string>> {
  const ids = rows.flatMap((row) => [
    ...(row.actor_kind === 'staff' ? [row.actor_id ?? ''] : []),
    ...(row.subject_kind === 'staff' ? [row.subject_id] : []),
  ]);
  if (ids.length === 0) return new Map();
  const staff = await db
    .selectFrom('staff')
    .select(['id', 'name'])
    .where('id', 'in', ids)
    .execute();
  return new Map(staff.map(({ id, name }) => [id, name]));
}

function entryOf(row: RecordRow, nameOf: ReadonlyMap<string | null, string>): RecordEntry {
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

/**
 * How long a request may verify the record, in milliseconds. This is less than the time limit of
 * requests. The command has no limit.
 */
const verifyMs = 4_000;

/**
 * Returns the routes that list and verify the record. `dataDir` contains the file with the newest
 * seal.
 */
export function recordRoutes({
  database,
  dataDir,
}: {
  database: Database;
  dataDir: string;
}): DeskRoute[] {
  // Only one verification runs at a time, because it keeps the process busy.
  let isVerifying = false;
  return deskRoutes(deskRecordCalls)({
    ...recordList(database).handlers,
    'POST /api/desk/record/verification': async ({ body: { seal } }) => {
      const known = knownSeals(dataDir, seal);
      if (isVerifying) {
        throw new ProblemError(429, 'The record is being verified. Try again later.', {
          headers: { 'Retry-After': String(Math.ceil(verifyMs / 1_000)) },
        });
      }
      isVerifying = true;
      try {
        const deadline = performance.now() + verifyMs;
        return { status: 200, body: await verifyRecord(database, { known, deadline }) };
      } finally {
        isVerifying = false;
      }
    },
  });
}

/**
 * Returns the actor and the time of the last recorded action on a subject, not before `since`. `by`
 * is the current name of a staff member, or the id of a command or of a link in a desk mail. `by`
 * and `at` are null if the record has no such row.
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
