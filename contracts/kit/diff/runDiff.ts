import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { compareContracts } from './compareContracts.ts';
import type { Change, Side } from './change.ts';
import { isSchema, type JsonSchema } from '../openapi/describeSchema.ts';
import { openapiPath } from '../openapi/openapiFile.ts';

const sides: Record<Side, string> = {
  consumer: 'the consumer’s side: a site built for the old contract',
  provider: 'the provider’s side: a provider that implements the old contract',
};

/**
 * Formats changes for a terminal. Breaking changes come first, each with the sides that it breaks
 * and the screens that read the field.
 */
function formatChanges(changes: Change[]): string {
  if (changes.length === 0) return 'No changes that affect a site or a provider.\n';
  const breaking = changes.filter(({ breaks }) => breaks.length > 0);
  const compatible = changes.filter(({ breaks }) => breaks.length === 0);
  return [
    ...(breaking.length > 0 ? ['Breaking', '', ...breaking.map(formatChange), ''] : []),
    ...(compatible.length > 0 ? ['Not breaking', '', ...compatible.map(formatChange), ''] : []),
    summary(changes),
    '',
  ].join('\n');
}

function formatChange({ at, what, breaks, screens }: Change): string {
  return [
    `  ${at} ${what}.`,
    ...breaks.map((side) => `      breaks ${sides[side]}`),
    `      read by: ${screens.join('; ') || 'nobody'}`,
  ].join('\n');
}

function summary(changes: Change[]): string {
  const count = (side: Side) => changes.filter(({ breaks }) => breaks.includes(side)).length;
  const all = `${changes.length} ${changes.length === 1 ? 'change' : 'changes'}`;
  return `${all}; breaking for the consumer’s side: ${count('consumer')}, for the provider’s side: ${count('provider')}.`;
}

/**
 * Compares two contracts, each a file or a git revision; the second defaults to the working tree's
 * contract. Returns the exit code: 1 if a change is breaking, otherwise 0. If the comparison fails,
 * it prints the reason in one sentence and returns 2.
 */
export function runDiff(
  [oldSource, newSource, ...more]: readonly string[],
  { stdout, stderr }: Record<'stdout' | 'stderr', Pick<NodeJS.WriteStream, 'write'>>,
  folder = '.',
): number {
  try {
    if (oldSource === undefined || more.length > 0) {
      throw new Error('Usage: npm run contracts:diff -- OLD [NEW], each a file or a git revision.');
    }
    const read = (source?: string) => readContract(source, folder);
    const changes = compareContracts(read(oldSource), read(newSource));
    stdout.write(formatChanges(changes));
    return changes.some(({ breaks }) => breaks.length > 0) ? 1 : 0;
  } catch (error) {
    stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return 2;
  }
}

/**
 * Reads a contract from a file or, if there is no such file, from a git revision such as `main`,
 * `v1.2` or `HEAD~3`. Both are looked up in `folder`. Throws an error with one sentence for the
 * terminal when neither exists.
 */
function readContract(source: string = openapiPath, folder = '.'): JsonSchema {
  const file = resolve(folder, source);
  const isFile = existsSync(file) && statSync(file).isFile();
  const text = isFile ? readFileSync(file, 'utf8') : atRevision(source, folder);
  const document = parse(text, source);
  if (!isSchema(document) || typeof document['openapi'] !== 'string') {
    throw new Error(`'${source}' is not an OpenAPI document.`);
  }
  return document;
}

function parse(text: string, source: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(`'${source}' is not JSON.`);
  }
}

function atRevision(revision: string, folder: string): string {
  const commit = git(
    folder,
    'rev-parse',
    '--verify',
    '--quiet',
    '--end-of-options',
    `${revision}^{commit}`,
  );
  if (commit === undefined) {
    throw new Error(`'${revision}' is neither a file nor a git revision.`);
  }
  const text = git(folder, 'show', `${commit.trim()}:${openapiPath}`);
  if (text === undefined) {
    throw new Error(`Revision '${revision}' has no ${openapiPath}: it is older than that file.`);
  }
  return text;
}

function git(cwd: string, ...args: string[]): string | undefined {
  try {
    return execFileSync('git', args, {
      cwd,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 64 * 1024 * 1024,
    });
  } catch {
    return undefined;
  }
}
