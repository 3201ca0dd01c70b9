import { readFileSync } from 'node:fs';
import { formatProblems, getTotals } from '@redocly/openapi-core';
import { lintDocument } from './lintDocument.ts';
import { openapiFile, siteOpenapiText } from './openapiFile.ts';

// The entry of `npm run contracts:lint [-- FILE…]`: checks both documents, or other files. Exits
// with 1 when there is a problem.
const given = process.argv.slice(2);
const textOf = (file: string) => ({ file, text: readFileSync(file, 'utf8') });
const documents =
  given.length > 0
    ? given.map(textOf)
    : [textOf(openapiFile), { file: 'site.openapi.json', text: siteOpenapiText() }];
for (const { file, text } of documents) {
  const problems = await lintDocument(text, file);
  const totals = getTotals(problems);
  formatProblems(problems, { format: 'stylish', totals, version: '', color: false });
  if (problems.length > 0) process.exitCode = 1;
  else process.stdout.write(`${file} passes every rule of the linter.\n`);
}
