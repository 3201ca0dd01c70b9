import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import * as v from 'valibot';
import { verifyRecordSchema } from '#contracts/site/desk/deskRecord.ts';
import type { Database } from '../database/openDatabase.ts';
import type { Log } from '../observability/log.ts';
import type { WorkerJob } from '../outbox/startWorker.ts';
import { sealRecord } from './sealRecord.ts';

/** A seal of the record: its number and its hash, as they are written down. */
export type Seal = { seal: string; hash: string };

/** Parses a seal as it was written down, `NUMBER:HASH`; undefined if it is none. */
export function parseSeal(text: string): Seal | undefined {
  if (!v.is(verifyRecordSchema, { seal: text })) return undefined;
  const [seal = '', hash = ''] = text.trim().split(':');
  return { seal: String(BigInt(seal)), hash };
}

/** The file beside the database in which the newest seal is written. */
export const sealFile = (dataDir: string): string => join(dataDir, 'record-seal');

/**
 * Reads the seal of the file beside the database; undefined if there is no file. Throws an error
 * for the operator if it has no seal: nothing else is written into it.
 */
export function readSealFile(dataDir: string): Seal | undefined {
  const file = sealFile(dataDir);
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
  const seal = parseSeal(text);
  if (!seal) throw new Error(`${file} has no seal, NUMBER:HASH: somebody has changed it.`);
  return seal;
}

/**
 * Writes the newest seal, if there is one, into the file in place of the one before. Leaves the
 * file if the record lacks the seal that is in it.
 */
async function writeSealFile(
  { database, log, dataDir }: SealContext,
  newest: Seal | undefined,
): Promise<'written' | 'contradicted' | undefined> {
  const before = readSealFile(dataDir);
  if (before && !(await isInRecord(database, before))) {
    log.error({ written: before, newest }, 'the record lacks a seal that was written down');
    return 'contradicted';
  }
  if (!newest) return undefined;
  // Another process may have sealed meanwhile.
  if (before && BigInt(before.seal) >= BigInt(newest.seal)) return 'written';
  const file = sealFile(dataDir);
  const temporary = `${file}.${process.pid}`;
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(temporary, `${newest.seal}:${newest.hash}\n`, { flush: true });
  renameSync(temporary, file);
  return 'written';
}

async function isInRecord({ db }: Pick<Database, 'db'>, { seal, hash }: Seal): Promise<boolean> {
  const found = await db
    .selectFrom('audit_seals')
    .select('seq')
    .where('seq', '=', BigInt(seal))
    .where('hash', '=', hash)
    .executeTakeFirst();
  return found !== undefined;
}

async function readNewestSeal({ db }: Pick<Database, 'db'>): Promise<Seal | undefined> {
  return db
    .selectFrom('audit_seals')
    .select([sql<string>`seq::text`.as('seal'), 'hash'])
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Is told what became of writing a seal into its file. `contradicted`: the record lacks one of before. */
export type OnSealWritten = (outcome: 'written' | 'failed' | 'contradicted') => void;

type SealContext = {
  database: Database;
  log: Pick<Log, 'info' | 'warn' | 'error'>;
  dataDir: string;
  onSealWritten?: OnSealWritten | undefined;
};

/** How often it is tried to write a seal down. A newer seal takes its place. */
const mostAttempts = 10;

/**
 * Makes the worker's job that seals the record and then writes the newest seal into a file of
 * DATA_DIR, out of reach of whoever may write to the database alone. Of several processes the one
 * that has sealed does so, and each once at its start. A file whose seal the record lacks is left
 * as it is: it proves that rows are missing. ADR 0017.
 */
export function sealAndWrite(context: SealContext): WorkerJob {
  const { database, log, onSealWritten = () => {} } = context;
  let attemptsLeft = mostAttempts;
  let failing = false;
  return async () => {
    const sealed = await sealRecord(context);
    if (sealed > 0) {
      attemptsLeft = mostAttempts;
      return sealed;
    }
    if (attemptsLeft === 0) return 0;
    attemptsLeft -= 1;
    const newest = await readNewestSeal(database);
    try {
      const outcome = await writeSealFile(context, newest);
      if (outcome) onSealWritten(outcome);
      attemptsLeft = 0;
      failing = false;
    } catch (error) {
      onSealWritten('failed');
      // One line until it succeeds again.
      if (!failing) log.warn({ err: error }, 'a seal could not be written down');
      failing = true;
    }
    return 0;
  };
}
