import { readFileSync } from 'node:fs';
import { createConfig, formatProblems, getTotals, lintFromString } from '@redocly/openapi-core';
import { openapiFile, siteOpenapiText } from './openapiFile.ts';

// The entry of `npm run contracts:lint [-- FILE…]`: checks both documents, or other files, with Redocly's recommended rules and its rules for examples. Exits with 1 when there is a problem.
const given = process.argv.slice(2);
const config = await createConfig({
  extends: ['recommended'],
  rules: {
    'no-invalid-media-type-examples': 'error',
    'no-unused-components': 'error',
    'operation-description': 'error',
    // Who runs a site is not known where its documents are written.
    'info-contact': 'off',
    // It compares paths without their methods: GET /by-key/{key} and POST /{reference}/cancellation differ.
    'no-ambiguous-paths': 'off',
    // A redirect is a success too: GET /api/newsletter/unsubscribe.
    'operation-2xx-response': 'off',
  },
});
const textOf = (file: string) => ({ file, source: readFileSync(file, 'utf8') });
const documents =
  given.length > 0
    ? given.map(textOf)
    : [textOf(openapiFile), { file: 'site.openapi.json', source: siteOpenapiText() }];
for (const { file, source } of documents) {
  const problems = await lintFromString({ source, absoluteRef: file, config });
  const totals = getTotals(problems);
  formatProblems(problems, { format: 'stylish', totals, version: '', color: false });
  if (problems.length > 0) process.exitCode = 1;
  else process.stdout.write(`${file} passes every rule of the linter.\n`);
}
