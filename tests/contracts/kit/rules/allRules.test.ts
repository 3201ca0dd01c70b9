import { readFileSync } from 'node:fs';
import { allRules } from '#contracts/kit/rules/allRules.ts';
import { rulesDocument, withRules } from '#contracts/kit/rules/rulesDocument.ts';

it('docs/contracts.md matches the rules (otherwise run npm run contracts:rules)', () => {
  const documented = readFileSync(rulesDocument, 'utf8');
  expect(documented).toBe(withRules(documented));
});

it('has a unique id for each rule', () => {
  expect(new Set(allRules.map(({ id }) => id)).size).toBe(allRules.length);
});
