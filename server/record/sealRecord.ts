import { createHash } from 'node:crypto';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { hourMs } from '#contracts/values/durations.ts';
import type { Database } from '../database/openDatabase.ts';
import type { Tables } from '../database/tables.ts';
import type { Log } from '../observability/log.ts';

/**
 * A row of the record in the form that is sealed: instants are ISO text with microseconds, in UTC.
 */
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

/** Returns an instant of the database as ISO text with microseconds, in UTC. */
export function instantText(column: string): RawBuilder<string> {
  return sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
}

/** Returns the SHA-256 of a row. */
export function rowDigest(row: SealedRow): string {
  return sha256(canonicalJson(row));
}

/**
 * The content of a seal except its hash. `lastAt` is the latest instant of all rows that are sealed
 * so far. Both instants are ISO text with microseconds.
 */
export type SealContent = {
  seq: string;
  sealedAt: string;
  lastAt: string;
  ids: readonly string[];
  digests: readonly string[];
};

/**
 * Returns the SHA-256 of a seal and of the hash of the previous seal, which is empty for the first
 * one.
 */
export function sealHash(
  previous: string,
  { seq, sealedAt, lastAt, ids, digests }: SealContent,
): string {
  return sha256(canonicalJson({ previous, seq, sealedAt, lastAt, ids, digests }));
}

function sha256(text: string): string {
  return createHash('sha256').update(text, 'utf8').digest('hex');
}

/** Returns JSON without spaces and with sorted keys, so that equal values have equal texts. */
function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, member]) => `${JSON.stringify(key)}:${canonicalJson(member)}`);
  return `{${members.join(',')}}`;
}

/** The largest number of rows in a seal. */
const batch = 1_000;

/**
 * How much older than the last sealed row a row may be if it is committed later, in milliseconds.
 * This is longer than any transaction.
 */
export const lateMs = hourMs;

type SealingContext = { database: Database; log: Pick<Log, 'info'> };

/**
 * Seals the committed rows of the record without a seal, 1,000 at most, and returns their number.
 * Writers do not wait for a seal: a later seal covers a row that is committed late. If two
 * processes call this function at the same time, one seals, and the other returns 0. The number and
 * the hash of the seal are logged, for comparison with the result of `npm run record -- verify`.
 */
export async function sealRecord({ database: { db }, log }: SealingContext): Promise<number> {
  const last = await db
    .selectFrom('audit_seals')
    .select(['seq', 'hash', instantText('last_at').as('lastAt')])
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  const rows = await unsealedRows(db, last?.lastAt);
  const newest = rows.at(-1);
  if (!newest) return 0;
  const { now: sealedAt } = await readNow(db);
  const lastAt = last && last.lastAt > newest.at ? last.lastAt : newest.at;
  rows.sort((a, b) => (BigInt(a.id) < BigInt(b.id) ? -1 : 1));
  const content = {
    seq: String(BigInt(last?.seq ?? 0) + 1n),
    sealedAt,
    lastAt,
    ids: rows.map(({ id }) => id),
    digests: rows.map(rowDigest),
  };
  const { seq, ids, digests } = content;
  const hash = sealHash(last?.hash ?? '', content);
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('audit_seals')
    .values({ seq: BigInt(seq), ids, digests, hash, last_at: lastAt, sealed_at: sealedAt })
    .onConflict((conflict) => conflict.column('seq').doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows === 0n) return 0;
  log.info({ seal: seq, hash, rows: rows.length }, 'rows of the audit record were sealed');
  return rows.length;
}

/** Returns the time of the database, as ISO text with microseconds. */
export async function readNow(db: Kysely<Tables>): Promise<{ now: string }> {
  const { rows } = await sql<{ now: string }>`
    select to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as now
  `.execute(db);
  return rows[0] ?? { now: '' };
}

/**
 * Returns the earliest rows without a seal, in the order of their instants. Skips rows that are
 * more than `lateMs` older than the last sealed row, so that the query stays fast in a long record.
 * `verifyRecord` reports those rows.
 */
async function unsealedRows(db: Kysely<Tables>, lastAt: string | undefined): Promise<SealedRow[]> {
  const since: RawBuilder<unknown> =
    lastAt === undefined
      ? sql`'-infinity'::timestamptz`
      : sql`${lastAt}::timestamptz - ${lateMs}::double precision * interval '1 millisecond'`;
  const { rows } = await sql<SealedRow>`
    select ${sealedColumns} from audit_record r
    where r.at >= ${since} and r.at <= now() and not exists (
      select 1 from (select unnest(s.ids) as id from audit_seals s where s.last_at >= ${since}) sealed
      where sealed.id = r.id
    )
    order by r.at, r.id limit ${batch}
  `.execute(db);
  return rows;
}
