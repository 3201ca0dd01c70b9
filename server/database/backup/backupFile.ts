import { createHash } from 'node:crypto';
import { createWriteStream, existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import * as v from 'valibot';
import { readSignedBytes, signBytes } from './backupSignature.ts';

/** The state of a sequence: its last value, and whether that value was already used. */
const sequenceSchema = v.tuple([v.string(), v.boolean()]);
const headSchema = v.object({
  version: v.string(),
  at: v.pipe(v.string(), v.isoTimestamp()),
  /** The names of the migrations that were applied to the database. */
  migrations: v.array(v.string()),
});
const endSchema = v.object({
  /** The number of rows of each table. */
  rows: v.record(v.string(), v.number()),
  sequences: v.record(v.string(), sequenceSchema),
});

export type BackupHead = v.InferOutput<typeof headSchema>;
export type BackupEnd = v.InferOutput<typeof endSchema>;

/**
 * A part of a backup: its head, a table with the names of its columns, a row of the preceding table
 * as JSON, or its end. Tables and sequences are quoted SQL names with their schemas.
 */
export type BackupPart =
  | { kind: 'head'; head: BackupHead }
  | { kind: 'table'; name: string; columns: readonly string[] }
  | { kind: 'row'; json: string }
  | { kind: 'end'; end: BackupEnd };

const format = 1;
const markSchema = v.variant('part', [
  v.object({ part: v.literal('head'), format: v.literal(format), ...headSchema.entries }),
  v.object({ part: v.literal('table'), name: v.string(), columns: v.array(v.string()) }),
  v.object({ part: v.literal('end'), ...endSchema.entries }),
  v.object({ part: v.literal('checksum'), sha256: v.string() }),
]);

/** The number of characters that are compressed at once. */
const chunkLength = 256 * 1024;
/** The maximum length of a line, in characters. Every row is shorter. */
const longestLine = 64 * 1024 * 1024;

/** Thrown for a file that is no backup, or an incomplete one. */
class NoBackupError extends Error {
  override readonly name = 'NoBackupError';

  constructor(file: string, why: string) {
    super(`${file} cannot be restored: ${why}.`);
  }
}

/**
 * Writes a backup: compressed lines of JSON with a checksum at the end, followed by a signature
 * with the secret of the site. A line is an object for a row, and an array for any other part. The
 * file appears under its name only when it is complete, and only its owner can read it. Throws if
 * the file exists.
 */
export async function writeBackupFile(
  file: string,
  secret: string,
  parts: AsyncIterable<BackupPart>,
): Promise<void> {
  if (existsSync(file)) throw new Error(`${file} exists already.`);
  const unfinished = `${file}.${process.pid}`;
  const out = createWriteStream(unfinished, { mode: 0o600, flags: 'wx', flush: true });
  try {
    await pipeline(Readable.from(linesOf(parts)), createGzip({ level: 1 }), signBytes(secret), out);
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

/** Yields the lines of a backup in chunks, because compressing each line alone takes longer. */
async function* linesOf(parts: AsyncIterable<BackupPart>): AsyncGenerator<string> {
  const hash = createHash('sha256');
  let lines = '';
  for await (const part of parts) {
    lines += `${lineOf(part)}\n`;
    if (lines.length < chunkLength) continue;
    hash.update(lines);
    yield lines;
    lines = '';
  }
  hash.update(lines);
  yield `${lines}${JSON.stringify([{ part: 'checksum', sha256: hash.digest('hex') }])}\n`;
}

function lineOf(part: BackupPart): string {
  switch (part.kind) {
    case 'row':
      return part.json;
    case 'head':
      return JSON.stringify([{ part: 'head', format, ...part.head }]);
    case 'table':
      return JSON.stringify([{ part: 'table', name: part.name, columns: part.columns }]);
    case 'end':
      return JSON.stringify([{ part: 'end', ...part.end }]);
  }
}

/**
 * Reads a backup and passes on its parts in order. Throws an error for the operator if the backup
 * is incomplete or, when a secret is given, if it is not signed with that secret. The caller must
 * then discard the parts that it has received.
 */
export async function readBackupFile(
  file: string,
  secret: string | undefined,
  take: (part: BackupPart) => void | Promise<void>,
): Promise<void> {
  const hash = createHash('sha256');
  let checksum: string | undefined;
  let first = true;
  const onLine = async (line: string) => {
    const isRow = !line.startsWith('[');
    const mark = isRow ? undefined : parseMark(file, line);
    if (first !== (mark?.part === 'head'))
      throw new NoBackupError(file, 'it is not a backup of the site');
    first = false;
    if (checksum !== undefined) throw new NoBackupError(file, 'it has data after its end');
    if (mark?.part === 'checksum') checksum = mark.sha256;
    else hash.update(`${line}\n`);
    if (!mark) return take({ kind: 'row', json: line });
    const { part, ...rest } = mark;
    if (part === 'head') return take({ kind: 'head', head: v.parse(headSchema, rest) });
    if (part === 'end') return take({ kind: 'end', end: v.parse(endSchema, rest) });
    if (mark.part === 'table')
      return take({ kind: 'table', name: mark.name, columns: mark.columns });
  };
  try {
    for await (const line of readLines(file, secret)) await onLine(line);
  } catch (error) {
    throw isCompressionError(error)
      ? new NoBackupError(file, 'it is cut off, or not a backup')
      : error;
  }
  if (checksum !== hash.digest('hex')) {
    throw new NoBackupError(
      file,
      checksum ? 'it was changed after it was written' : 'it is cut off',
    );
  }
}

async function* readLines(file: string, secret: string | undefined): AsyncGenerator<string> {
  const source = Readable.from(readSignedBytes(file, secret));
  const text = source.pipe(createGunzip()).setEncoding('utf8');
  source.once('error', (error) => text.destroy(error));
  let rest = '';
  for await (const chunk of text) {
    const lines = (rest + String(chunk)).split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > longestLine) throw new NoBackupError(file, 'it is not a backup of the site');
    yield* lines;
  }
  if (rest !== '') throw new NoBackupError(file, 'it is cut off');
}

function parseMark(file: string, line: string) {
  try {
    return v.parse(v.tuple([markSchema]), JSON.parse(line))[0];
  } catch {
    throw new NoBackupError(file, 'it is not a backup that this version can read');
  }
}

function isCompressionError(error: unknown): boolean {
  return (
    typeof error === 'object' && error !== null && 'code' in error && /^Z_/.test(String(error.code))
  );
}
