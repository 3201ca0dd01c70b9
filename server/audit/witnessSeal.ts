import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import * as v from 'valibot';
import { verifyRecordSchema } from '#contracts/site/desk/deskRecord.ts';
import type { Database } from '../database/openDatabase.ts';
import type { Log } from '../observability/log.ts';
import { postJson } from '../outbox/sendWebhook.ts';
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
  { database, log, dataDir }: WitnessContext,
  newest: Seal | undefined,
): Promise<WitnessOutcome | undefined> {
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

/** What became of writing a seal down. `contradicted`: the record lacks one of before. */
type WitnessOutcome = 'written' | 'failed' | 'contradicted';

/** Is told where a seal was to be written down, and what became of it. */
export type OnWitness = (witness: 'file' | 'webhook', outcome: WitnessOutcome) => void;

type WitnessContext = {
  database: Database;
  log: Pick<Log, 'info' | 'warn' | 'error'>;
  dataDir: string;
  /** RECORD_WITNESS: an address that gets the newest seal, and nothing else. */
  address: string | undefined;
  onWitness?: OnWitness | undefined;
};

/** How often it is tried to write a seal down. A newer seal takes its place. */
const mostAttempts = 10;

/**
 * Makes the worker's job that seals the record and then writes the newest seal down, out of reach
 * of whoever may write to the database alone: into a file of DATA_DIR, and to RECORD_WITNESS. Of
 * several processes the one that has sealed does so, and each once at its start. A file whose seal
 * the record lacks is left as it is: it proves what is missing. ADR 0017.
 */
export function sealAndWitness(context: WitnessContext): WorkerJob {
  const { database, log, address, onWitness = () => {} } = context;
  const witnesses = [
    { name: 'file' as const, write: (seal?: Seal) => writeSealFile(context, seal) },
    ...(address === undefined ? [] : [{ name: 'webhook' as const, write: postSeal(address) }]),
  ];
  let left = witnesses;
  let attempts = 0;
  const failing = new Set<string>();
  const succeeds = async ({ name, write }: (typeof witnesses)[number], seal: Seal | undefined) => {
    try {
      const outcome = await write(seal);
      if (outcome) onWitness(name, outcome);
      failing.delete(name);
      return true;
    } catch (error) {
      onWitness(name, 'failed');
      // One line until it succeeds again.
      if (!failing.has(name)) log.warn({ err: error, name }, 'a seal could not be written down');
      failing.add(name);
      return false;
    }
  };
  return async () => {
    const sealed = await sealRecord(context);
    if (sealed > 0) {
      left = witnesses;
      attempts = 0;
      return sealed;
    }
    if (left.length === 0 || attempts === mostAttempts) return 0;
    const newest = await readNewestSeal(database);
    attempts += 1;
    const done = await Promise.all(left.map((witness) => succeeds(witness, newest)));
    left = left.filter((_, at) => !done[at]);
    return 0;
  };
}

const postSeal =
  (address: string) =>
  async (seal?: Seal): Promise<WitnessOutcome | undefined> => {
    if (!seal) return undefined;
    await postJson(address, JSON.stringify(seal));
    return 'written';
  };
