import * as v from 'valibot';
import { staffRoles } from './permissions.ts';
import { listPage, listQuery } from './listSchemas.ts';

/** The kinds of authors of a change. */
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
 * The query of `GET /api/desk/record`, which lists the latest action first. `action` is a whole
 * name or, with a dot at the end, the beginning of a name. `subject` is an id. `from` and `to` are
 * UTC days.
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
 * A recorded action. `name` is the name of the member of the staff who did it, or null for anybody
 * else. `before` and `after` have the changed fields.
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

/**
 * The body of `POST …/verification`. `seal` is a seal that somebody wrote down, as `NUMBER:HASH`.
 */
export const verifyRecordSchema = v.strictObject({
  seal: v.optional(
    v.pipe(v.string(), v.trim(), v.regex(/^\d{1,18}:[0-9a-f]{64}$/, 'must be NUMBER:HASH')),
  ),
});

/** The kinds of faults in the record. `verifyRecord` on the server explains each of them. */
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
 * The result of a verification. `complete` is false if the time limit ended it early. `findings`
 * has the first hundred faults. `unsealed` counts the rows that wait for their seal, the oldest of
 * them since `unsealedSince`. `compared` lists the earlier seals to which the record was compared:
 * the seal in the request, or the seal in the file beside the database.
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
 * The fields of a 409 response that tell who made the change first. `by` is the name of a member of
 * the staff, an address or a user of the operator's system. `at` is the time. Both are null or
 * missing if nobody at the desk made the change, or if the author is not known.
 */
export const firstChange = {
  by: v.optional(v.nullable(v.string())),
  at: v.optional(v.nullable(v.string())),
} as const;

/** The author and the time of the first change, as in `firstChange`. */
export type FirstChange = { by: string | null; at: string | null };
