import { type Kysely, sql } from 'kysely';
import type { RecordVerification } from '#contracts/site/desk/deskRecord.ts';
import { minuteMs } from '#contracts/values/durations.ts';
import type { Database } from '../database/openDatabase.ts';
import type { Tables } from '../database/tables.ts';
import {
  instantText,
  lateMs,
  readNow,
  rowDigest,
  type SealContent,
  sealedColumns,
  type SealedRow,
  sealHash,
} from './sealRecord.ts';
import { parseSeal, readSealFile, type Seal } from './sealFile.ts';

/**
 * The kinds of findings. `seal-missing`: there is no seal with this number. `seal-broken`: the seal
 * does not continue the previous one, so one of the two was changed or replaced. `seal-replaced`:
 * the seal differs from the copy that was written elsewhere.
 *
 * `row-slipped-in`: the time in the row is much earlier than the time at which the row was added,
 * or its number is below the first. The row has no seal, or is in a later seal. `row-in-future`:
 * the instant of the row is still to come. `row-unsealed`: the row has waited for its seal for more
 * than ten minutes.
 */
type FindingKind = RecordVerification['findings'][number]['kind'];

/** A seal that was written elsewhere, and its source. */
export type KnownSeal = Seal & { from: RecordVerification['compared'][number]['from'] };

/** Returns the seals to compare the record with: the given one, and the one in the file. */
export function knownSeals(dataDir: string, given: string | undefined): KnownSeal[] {
  const seals = { given: parseSeal(given ?? ''), file: readSealFile(dataDir) };
  return (['given', 'file'] as const).flatMap((from) =>
    seals[from] ? [{ from, ...seals[from] }] : [],
  );
}

const sealsAtATime = 20;
const idsAtATime = 20_000;
const mostFindings = 100;
/** The lowest `bigint`, so that rows inserted below the first number are read and reported, too. */
const lowest = -(2n ** 63n);
/** The age after which a row without a seal is reported. The worker seals about once a minute. */
const sealedWithinMs = 10 * minuteMs;
/** How far the clocks of two servers of a database may differ when one takes over. */
const clocksDifferMs = 5_000;

type StoredSeal = SealContent & { hash: string };

/**
 * Compares each row of the record with its seal, and each seal with the previous one. `known` are
 * seals that were written elsewhere, such as in the log. Without known seals, a person with write
 * access to the database could make all seals again or remove the latest rows without detection.
 * Stops at `deadline`, an instant of `performance.now()`.
 */
export async function verifyRecord(
  { db }: Pick<Database, 'db'>,
  { known = [], deadline = Infinity }: { known?: readonly KnownSeal[]; deadline?: number } = {},
): Promise<RecordVerification> {
  const findings: RecordVerification['findings'] = [];
  const find = (kind: FindingKind, seal: string | null, row: string | null = null) => {
    if (findings.length < mostFindings) findings.push({ kind, seal, row });
  };
  const sealed = new IdSet();
  const seen = { seals: 0, rows: 0, unsealed: 0 };
  let newest: Seal | null = null;
  let lastAt: number | undefined;
  let newestLastAt = '';
  let unsealedSince: string | null = null;
  const now = Date.parse((await readNow(db)).now);
  const startedAt = performance.now();
  // Rows are added while the verification runs.
  const isInFuture = (at: string) =>
    Date.parse(at) > now + (performance.now() - startedAt) + clocksDifferMs;
  let complete = true;
  const compared = new Set<KnownSeal>();
  for await (const { seal, rows } of readSeals(db)) {
    if (performance.now() > deadline) {
      complete = false;
      break;
    }
    const expected: string = String(BigInt(newest?.seal ?? 0) + 1n);
    if (seal.seq !== expected) find('seal-missing', expected);
    else if (
      sealHash(newest?.hash ?? '', seal) !== seal.hash ||
      latestOf(seal, rows, newestLastAt) !== seal.lastAt
    ) {
      find('seal-broken', seal.seq);
    }
    newestLastAt = seal.lastAt;
    for (const one of known.filter((each) => each.seal === seal.seq)) {
      compared.add(one);
      if (one.hash !== seal.hash) find('seal-replaced', seal.seq);
    }
    const latest = lastAt;
    seal.ids.forEach((id, index) => {
      sealed.add(id);
      const row = rows.get(id);
      if (!row) find('row-missing', seal.seq, id);
      else if (rowDigest(row) !== seal.digests[index]) find('row-changed', seal.seq, id);
      else if (isTooOld(row.at, latest)) find('row-slipped-in', seal.seq, id);
      else if (isInFuture(row.at)) find('row-in-future', seal.seq, id);
      if (row) lastAt = Math.max(lastAt ?? Number.NEGATIVE_INFINITY, Date.parse(row.at));
    });
    newest = { seal: seal.seq, hash: seal.hash };
    seen.seals += 1;
    seen.rows += seal.ids.length;
  }
  if (complete) {
    for (const one of known.filter((each) => !compared.has(each))) {
      compared.add(one);
      find('seal-missing', one.seal);
    }
    for await (const { id, at } of readIds(db)) {
      if (performance.now() > deadline) {
        complete = false;
        break;
      }
      if (BigInt(id) <= 0n) find('row-slipped-in', null, id);
      else if (sealed.has(id)) continue;
      else if (isTooOld(at, lastAt)) find('row-slipped-in', null, id);
      else if (isInFuture(at)) find('row-in-future', null, id);
      else if (Date.parse(at) < now - sealedWithinMs) find('row-unsealed', null, id);
      else {
        seen.unsealed += 1;
        if (unsealedSince === null || at < unsealedSince) unsealedSince = at;
      }
    }
  }
  const comparedWith = [...compared].map(({ from, seal }) => ({ from, seal }));
  return { ...seen, unsealedSince, compared: comparedWith, findings, newest, complete };
}

/**
 * Returns the latest instant of the rows of a seal and of earlier rows, or the instant in the seal
 * if a row is missing.
 */
function latestOf(
  { ids, lastAt }: StoredSeal,
  rows: ReadonlyMap<string, SealedRow>,
  before: string,
): string {
  let latest = before;
  for (const id of ids) {
    const row = rows.get(id);
    if (!row) return lastAt;
    if (row.at > latest) latest = row.at;
  }
  return latest;
}

/**
 * Returns whether a row of this instant is too old to have been written after a row of the instant
 * `lastAt`, in milliseconds.
 */
function isTooOld(at: string, lastAt: number | undefined): boolean {
  return lastAt !== undefined && Date.parse(at) < lastAt - lateMs;
}

/** Yields all seals in order, each with its existing rows by id. */
async function* readSeals(db: Kysely<Tables>) {
  let last = lowest;
  for (;;) {
    const seals = await db
      .selectFrom('audit_seals')
      .select([sql<string>`seq::text`.as('seq'), sql<string[]>`ids::text[]`.as('ids')])
      .select(['digests', 'hash', instantText('sealed_at').as('sealedAt')])
      .select(instantText('last_at').as('lastAt'))
      .where('seq', '>', last)
      .orderBy('audit_seals.seq')
      .limit(sealsAtATime)
      .execute();
    const ids = seals.flatMap((seal) => seal.ids);
    const { rows } = await sql<SealedRow>`
      select ${sealedColumns} from audit_record r where r.id = any(${ids}::bigint[])
    `.execute(db);
    const byId = new Map(rows.map((row) => [row.id, row]));
    for (const seal of seals) yield { seal: seal satisfies StoredSeal, rows: byId };
    const end = seals.at(-1);
    if (!end || seals.length < sealsAtATime) return;
    last = BigInt(end.seq);
  }
}

/** Yields the ids and instants of all rows of the record. */
async function* readIds(db: Kysely<Tables>) {
  let last = lowest;
  for (;;) {
    const { rows } = await sql<{ id: string; at: string }>`
      select r.id::text as id, ${instantText('r.at')} as at from audit_record r
      where r.id > ${last} order by r.id limit ${idsAtATime}
    `.execute(db);
    yield* rows;
    const end = rows.at(-1);
    if (!end || rows.length < idsAtATime) return;
    last = BigInt(end.id);
  }
}

const bitsOfChunk = 32_768n;

/** A set of ids that uses one bit for each id, so that consecutive ids need little memory. */
class IdSet {
  private readonly chunks = new Map<bigint, Uint8Array>();

  add(id: string): void {
    const { key, byte, bit } = bitOf(id);
    const chunk = this.chunks.get(key) ?? new Uint8Array(Number(bitsOfChunk) / 8);
    chunk[byte] = (chunk[byte] ?? 0) | bit;
    this.chunks.set(key, chunk);
  }

  has(id: string): boolean {
    const { key, byte, bit } = bitOf(id);
    return ((this.chunks.get(key)?.[byte] ?? 0) & bit) !== 0;
  }
}

function bitOf(id: string): { key: bigint; byte: number; bit: number } {
  const place = BigInt(id);
  const offset = Number(place % bitsOfChunk);
  return { key: place / bitsOfChunk, byte: offset >> 3, bit: 1 << (offset & 7) };
}
