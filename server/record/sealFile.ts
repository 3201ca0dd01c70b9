import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import * as v from 'valibot';
import { verifyRecordSchema } from '#contracts/site/desk/deskRecord.ts';
import type { Database } from '../database/openDatabase.ts';
import type { Log } from '../observability/log.ts';
import type { WorkerJob } from '../outbox/startWorker.ts';
import { sealRecord } from './sealRecord.ts';

/** A seal of the record, as it is written to a file or the log: its number and its hash. */
export type Seal = { seal: string; hash: string };

/** Parses a seal in the form `NUMBER:HASH`. Returns undefined if it is invalid. */
export function parseSeal(text: string): Seal | undefined {
  if (!v.is(verifyRecordSchema, { seal: text })) return undefined;
  const [seal = '', hash = ''] = text.trim().split(':');
  return { seal: String(BigInt(seal)), hash };
}

/** Returns the file beside the database that contains the newest seal. */
export const sealFile = (dataDir: string): string => join(dataDir, 'record-seal');

/**
 * Reads the seal in the file beside the database. Returns undefined if there is no file. Throws an
 * error for the operator if the file contains no seal, because only seals are written to it.
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
 * Replaces the seal in the file with the newest seal, if there is one. Does not change the file if
 * the record lacks the seal in the file.
 */
async function writeSealFile(
  { database, log, dataDir }: SealContext,
  newest: Seal | undefined,
): Promise<'written' | 'contradicted' | undefined> {
  const before = readSealFile(dataDir);
  if (before && !(await isInRecord(database, before))) {
    log.error({ written: before, newest }, 'the record lacks the seal in the seal file');
    return 'contradicted';
  }
  if (!newest) return undefined;
  // Another process may have sealed in the meantime.
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

/**
 * Receives the result of writing a seal to its file. `contradicted`: the record lacks the seal in
 * the file.
 */
export type OnSealWritten = (outcome: 'written' | 'failed' | 'contradicted') => void;

type SealContext = {
  database: Database;
  log: Pick<Log, 'info' | 'warn' | 'error'>;
  dataDir: string;
  onSealWritten?: OnSealWritten | undefined;
};

/** The maximum number of attempts to write a seal. After the next seal, the count starts again. */
const mostAttempts = 10;

/**
 * Creates the worker's job that seals the record and then writes the newest seal to a file in
 * DATA_DIR. A person who can write only to the database cannot reach that file. The process that
 * has sealed writes the file. Each process also writes it once after its start. If the record lacks
 * the seal in the file, the file stays unchanged, because it proves that the record was altered.
 * ADR 0017.
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
      // The log has one line until writing succeeds again.
      if (!failing) log.warn({ err: error }, 'a seal could not be written to its file');
      failing = true;
    }
    return 0;
  };
}
