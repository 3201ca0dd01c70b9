import { createHash } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';

/** A row of the record as it is sealed: instants as ISO text with microseconds, in UTC. */
export type SealedRow = {
  id: string;
  at: string;
  actor_kind: string;
  actor_id: string | null;
  actor_role: string | null;
  action: string;
  subject_kind: string;
  subject_id: string;
  before: object | null;
  after: object | null;
  reason: string | null;
  request_id: string | null;
  refused: boolean;
};

/** The columns of a `SealedRow`, for `audit_record as r`. */
export const sealedColumns = sql`
  r.id::text as id, ${instantText('r.at')} as at, r.actor_kind, r.actor_id, r.actor_role, r.action,
  r.subject_kind, r.subject_id, r.before, r.after, r.reason, r.request_id, r.refused
`;

/** An instant of the database as ISO text with microseconds, in UTC. */
export function instantText(column: string): RawBuilder<string> {
  return sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
}

/** The SHA-256 of a row. */
export function rowDigest(row: SealedRow): string {
  return sha256(canonicalJson(row));
}

/**
 * What a seal is made of, but for its hash. `lastAt` is the latest instant of all rows that are
 * sealed so far; both instants are ISO text with microseconds.
 */
export type SealContent = {
  seq: string;
  sealedAt: string;
  lastAt: string;
  ids: readonly string[];
  digests: readonly string[];
};

/** The SHA-256 of a seal and of the hash of the seal before it, which is empty for the first. */
export function sealHash(
  previous: string,
  { seq, sealedAt, lastAt, ids, digests }: SealContent,
): string {
  return sha256(canonicalJson({ previous, seq, sealedAt, lastAt, ids, digests }));
}

function sha256(text: string): string {
  return createHash('sha256').update(text, 'utf8').digest('hex');
}

/**
 * JSON without spaces and with the keys of objects in order, so that equal values have equal texts.
 */
function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, member]) => `${JSON.stringify(key)}:${canonicalJson(member)}`);
  return `{${members.join(',')}}`;
}
