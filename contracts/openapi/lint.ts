import { readFileSync } from 'node:fs';
import { createConfig, formatProblems, getTotals, lintFromString } from '@redocly/openapi-core';
import { openapiFile } from './openapiFile.ts';

// `npm run contracts:lint [-- FILE]`: what Redocly's recommended rules, struct and examples included,
// find wrong in the committed document, or in another. Ends with 1 when there is anything.
const file = process.argv[2] ?? openapiFile;
const config = await createConfig({
  extends: ['recommended'],
  rules: { 'no-invalid-media-type-examples': 'error', 'no-unused-components': 'error' },
});
const problems = await lintFromString({
  source: readFileSync(file, 'utf8'),
  absoluteRef: file,
  config,
});
const totals = getTotals(problems);
formatProblems(problems, { format: 'stylish', totals, version: '', color: false });
if (problems.length > 0) process.exitCode = 1;
else process.stdout.write(`${file} keeps every rule of the linter.\n`);
