import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { isSchema, type JsonSchema } from '../openapi/describeSchema.ts';
import { openapiPath } from '../openapi/openapiFile.ts';

/**
 * Reads a contract from a file or, when there is no such file, from a git revision such as `main`,
 * `v1.2` or `HEAD~3`. Throws an error with one sentence for the terminal when neither has it.
 */
export function readContract(source: string = openapiPath): JsonSchema {
  const isFile = existsSync(source) && statSync(source).isFile();
  const text = isFile ? readFileSync(source, 'utf8') : atRevision(source);
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

function atRevision(revision: string): string {
  const commit = git(
    'rev-parse',
    '--verify',
    '--quiet',
    '--end-of-options',
    `${revision}^{commit}`,
  );
  if (commit === undefined) {
    throw new Error(`'${revision}' is neither a file nor a git revision.`);
  }
  const text = git('show', `${commit.trim()}:${openapiPath}`);
  if (text === undefined) {
    throw new Error(`Revision '${revision}' has no ${openapiPath}: it is older than that file.`);
  }
  return text;
}

function git(...args: string[]): string | undefined {
  try {
    return execFileSync('git', args, {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 64 * 1024 * 1024,
    });
  } catch {
    return undefined;
  }
}
