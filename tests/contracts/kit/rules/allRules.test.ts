import { readFileSync } from 'node:fs';
import { reservationRules } from '#contracts/kit/sandbox/reservationCheck.ts';
import { allRules } from '#contracts/kit/rules/allRules.ts';

const documented = readFileSync('docs/contracts.md', 'utf8');

it.each(allRules)('docs/contracts.md describes the rule "$title", below its rank', (rule) => {
  const sections = documented.split(/^#+ /m);
  const section = sections.find((text) => text.toLowerCase().startsWith(`${rule.rank}\n`));
  const row = section?.split('\n').find((line) => line.startsWith(`| ${rule.title} `));
  expect(row?.split('|').map((cell) => cell.trim())).toEqual(['', rule.title, rule.expected, '']);
});

it.each(Object.values(reservationRules))(
  'docs/contracts.md describes the rule "$title" for reservations',
  ({ title, expected }) => {
    const row = documented.split('\n').find((line) => line.startsWith(`| ${title} `));
    expect(row?.split('|').map((cell) => cell.trim())).toEqual(['', title, expected, '']);
  },
);

it('has a unique id for each rule', () => {
  expect(new Set(allRules.map(({ id }) => id)).size).toBe(allRules.length);
});
