import { readFileSync, writeFileSync } from 'node:fs';
import { reservationRules } from '../sandbox/reservationCheck.ts';
import { allRules } from './allRules.ts';
import type { Rank, Rule } from './rule.ts';

/** The guide for the teams of providers, whose tables of rules are made of the rules. */
export const rulesDocument = 'docs/contracts.md';

const sections: Record<Rank, string> = {
  broken: '### Broken\n\nThe site shows an error, nothing, or the wrong hotel.',
  degraded: '### Degraded\n\nThe page works, with a fallback text, a placeholder or an odd value.',
  advice: '### Advice\n\nTravelers notice nothing today.',
};

/** The text of the guide with the tables of the rules as they are now. */
export function withRules(text: string): string {
  const byRank = Object.entries(sections).map(
    ([rank, heading]) => `${heading}\n\n${table(allRules.filter((rule) => rule.rank === rank))}`,
  );
  return replaceBlock(
    replaceBlock(text, 'rules', byRank.join('\n\n')),
    'rules of reservations',
    table(Object.values(reservationRules)),
  );
}

/** Runs `npm run contracts:rules`: writes the tables into the guide. */
export function writeRules({ stdout }: { stdout: Pick<NodeJS.WriteStream, 'write'> }): number {
  writeFileSync(rulesDocument, withRules(readFileSync(rulesDocument, 'utf8')));
  stdout.write(`Wrote ${rulesDocument}\n`);
  return 0;
}

/** Replaces what stands between two comments. Throws when the text does not have them. */
function replaceBlock(text: string, name: string, content: string): string {
  const [start, end] = [`<!-- ${name}: npm run contracts:rules -->`, `<!-- end of ${name} -->`];
  const [from, to] = [text.indexOf(start), text.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`${rulesDocument} has no '${start}' … '${end}'.`);
  return `${text.slice(0, from)}${start}\n\n${content}\n\n${text.slice(to)}`;
}

/** A table as Prettier formats it. */
function table(rules: readonly Pick<Rule, 'title' | 'expected'>[]): string {
  const rows = [['rule', 'expected'], ...rules.map(({ title, expected }) => [title, expected])];
  const widths = [0, 1].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const [head = [], ...body] = rows;
  return [head, widths.map((width) => '-'.repeat(width)), ...body].map(line).join('\n');
}
