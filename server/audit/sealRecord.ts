import { type Kysely, type RawBuilder, sql } from 'kysely';
import { hourMs } from '#contracts/values/durations.ts';
import type { Database } from '../database/openDatabase.ts';
import type { Tables } from '../database/tables.ts';
import type { Log } from '../observability/log.ts';
import { instantText, rowDigest, sealedColumns, type SealedRow, sealHash } from './sealHash.ts';

/** How many rows a seal covers at most. */
const batch = 1_000;

/**
 * How much earlier than the last sealed row a row may be that is committed later: longer than any
 * transaction.
 */
export const lateMs = hourMs;

type SealingContext = { database: Database; log: Pick<Log, 'info'> };

/**
 * Seals the committed rows of the record that no seal covers, 1,000 at most, and returns how many.
 * No writer waits for it: a row that is committed late is covered by a later seal. Of two processes
 * at once one seals, the other returns 0. The number and the hash of the seal are logged, to be
 * compared with what `npm run record -- verify` finds.
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

/** The time of the database, as ISO text with microseconds. */
export async function readNow(db: Kysely<Tables>): Promise<{ now: string }> {
  const { rows } = await sql<{ now: string }>`
    select to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as now
  `.execute(db);
  return rows[0] ?? { now: '' };
}

/**
 * The earliest rows without a seal, in the order of their instants. Rows that are earlier than
 * `lateMs` before the last sealed one are not looked at, so that the search is short however long
 * the record is; `verifyRecord` reports those.
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
