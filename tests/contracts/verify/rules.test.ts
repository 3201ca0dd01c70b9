import { readFileSync } from 'node:fs';
import { rules } from '#contracts/verify/rules.ts';

const documented = readFileSync('docs/contracts.md', 'utf8');

it.each(rules)('docs/contracts.md says what "$title" asks for and how much it counts', (rule) => {
  const row = documented.split('\n').find((line) => line.startsWith(`| ${rule.title} `));
  expect(row?.split('|').map((cell) => cell.trim())).toEqual([
    '',
    rule.title,
    rule.expects,
    expect.any(String),
    rule.rank,
    '',
  ]);
});

it('gives each rule an id of its own', () => {
  expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length);
});
