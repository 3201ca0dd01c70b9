import { readFileSync } from 'node:fs';
import { allRules } from '#contracts/kit/rules/allRules.ts';
import { rulesDocument, rulesText } from '#contracts/kit/rules/rulesDocument.ts';

it('docs/contract-rules.md matches the rules (otherwise run npm run contracts:rules)', () => {
  expect(readFileSync(rulesDocument, 'utf8')).toBe(rulesText());
});

it('has a unique id for each rule', () => {
  expect(new Set(allRules.map(({ id }) => id)).size).toBe(allRules.length);
});
