import { readFileSync } from 'node:fs';
import { createConfig, formatProblems, getTotals, lintFromString } from '@redocly/openapi-core';
import { openapiFile } from './openapiFile.ts';

const config = createConfig({
  extends: ['recommended'],
  rules: {
    'no-invalid-media-type-examples': 'error',
    'no-unused-components': 'error',
    'operation-description': 'error',
  },
});

/** Returns the problems of a document by Redocly's recommended rules and its rules for examples. */
export async function lintDocument(text: string, file: string) {
  return lintFromString({ source: text, absoluteRef: file, config: await config });
}

/**
 * Runs `npm run contracts:lint [-- FILE…]`: checks the document, or other files. Resolves with 1
 * when there is a problem.
 */
export async function runLint(
  files: readonly string[],
  { stdout }: { stdout: Pick<NodeJS.WriteStream, 'write'> },
): Promise<number> {
  let exitCode = 0;
  for (const file of files.length > 0 ? files : [openapiFile]) {
    const problems = await lintDocument(readFileSync(file, 'utf8'), file);
    const totals = getTotals(problems);
    formatProblems(problems, { format: 'stylish', totals, version: '', color: false });
    if (problems.length > 0) exitCode = 1;
    else stdout.write(`${file} passes every rule of the linter.\n`);
  }
  return exitCode;
}
