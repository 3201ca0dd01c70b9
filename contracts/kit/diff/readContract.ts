import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { isSchema, type JsonSchema } from '../openapi/describeSchema.ts';
import { openapiPath } from '../openapi/openapiFile.ts';

/**
 * Reads a contract from a file or, when there is no such file, from a git revision such as `main`,
 * `v1.2` or `HEAD~3`, both of a folder. Throws an error with one sentence for the terminal when
 * neither has it.
 */
export function readContract(source: string = openapiPath, folder = '.'): JsonSchema {
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
