import { readFileSync } from 'node:fs';
import { formatProblems, getTotals } from '@redocly/openapi-core';
import { lintDocument } from './lintDocument.ts';
import { openapiFile, siteOpenapiPath } from './openapiFile.ts';

// The entry of `npm run contracts:lint [-- FILE…]`: checks the committed documents, or other files. Exits
// with 1 when there is a problem.
const given = process.argv.slice(2);
for (const file of given.length > 0 ? given : [openapiFile, siteOpenapiPath]) {
  const problems = await lintDocument(readFileSync(file, 'utf8'), file);
  const totals = getTotals(problems);
  formatProblems(problems, { format: 'stylish', totals, version: '', color: false });
  if (problems.length > 0) process.exitCode = 1;
  else process.stdout.write(`${file} passes every rule of the linter.\n`);
}
