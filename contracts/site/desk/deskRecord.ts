import * as v from 'valibot';
import { staffRoles } from './permissions.ts';
import { listPage, listQuery } from './listSchemas.ts';

/** Who may make a change. */
export const actorKinds = [
  'staff',
  'traveller',
  'guest',
  'desk-link',
  'command',
  'worker',
] as const;

const text = (most: number) => v.optional(v.pipe(v.string(), v.trim(), v.maxLength(most)));
const day = v.optional(v.pipe(v.string(), v.isoDate('must be a day, YYYY-MM-DD')));

/**
 * `GET /api/desk/record`: the latest action first. `action` is the whole name or, with a dot at its
 * end, how it begins; `subject` is an id; `from` and `to` are days in UTC.
 */
export const deskRecordQuerySchema = listQuery({
  actor: v.optional(v.picklist(actorKinds)),
  actorId: text(320),
  action: text(80),
  subject: text(200),
  refused: v.optional(v.picklist(['yes', 'no'])),
  from: day,
  to: day,
});

const fields = v.nullable(v.record(v.string(), v.unknown()));

/**
 * An action that was recorded. `name` is that of a member of the staff, null for anybody else;
 * `before` and `after` have the fields that changed.
 */
const recordEntrySchema = v.object({
  id: v.string(),
  at: v.string(),
  actor: v.object({
    kind: v.picklist(actorKinds),
    id: v.nullable(v.string()),
    role: v.nullable(v.picklist(staffRoles)),
    name: v.nullable(v.string()),
  }),
  action: v.string(),
  subject: v.object({ kind: v.string(), id: v.string(), name: v.nullable(v.string()) }),
  before: fields,
  after: fields,
  reason: v.nullable(v.string()),
  requestId: v.nullable(v.string()),
  refused: v.boolean(),
});
export type RecordEntry = v.InferOutput<typeof recordEntrySchema>;

/** A page of the record. */
export const deskRecordSchema = listPage(recordEntrySchema);

/** `POST …/verification`: `seal` is one that was written down, `NUMBER:HASH`. */
export const verifyRecordSchema = v.strictObject({
  seal: v.optional(
    v.pipe(v.string(), v.trim(), v.regex(/^\d{1,18}:[0-9a-f]{64}$/, 'must be NUMBER:HASH')),
  ),
});

/** What can be wrong with the record; `verifyRecord` on the server says what each means. */
const recordFindingKinds = [
  'seal-missing',
  'seal-broken',
  'seal-replaced',
  'row-changed',
  'row-missing',
  'row-slipped-in',
  'row-in-future',
  'row-unsealed',
] as const;

/**
 * What was found. `complete` is false if the time was up before all was looked at; `findings` has
 * the first hundred. `unsealed` rows wait for their seal, the oldest of them since `unsealedSince`.
 * `compared`: the seals that were written down and that the record was compared with, one that was
 * given, or the one of the file beside the database.
 */
export const recordVerificationSchema = v.object({
  seals: v.number(),
  rows: v.number(),
  unsealed: v.number(),
  unsealedSince: v.nullable(v.string()),
  compared: v.array(v.object({ from: v.picklist(['given', 'file']), seal: v.string() })),
  findings: v.array(
    v.object({
      kind: v.picklist(recordFindingKinds),
      seal: v.nullable(v.string()),
      row: v.nullable(v.string()),
    }),
  ),
  newest: v.nullable(v.object({ seal: v.string(), hash: v.string() })),
  complete: v.boolean(),
});
export type RecordVerification = v.InferOutput<typeof recordVerificationSchema>;

/**
 * The members of a 409 that say who was first: `by` is a name of the staff, an address or a user of
 * the operator's system, `at` when it was. Null or left out if nobody of the desk did it, or if
 * that is not known.
 */
export const firstChange = {
  by: v.optional(v.nullable(v.string())),
  at: v.optional(v.nullable(v.string())),
} as const;

/** Who was first, as `firstChange` describes it. */
export type FirstChange = { by: string | null; at: string | null };
