import { readFileSync, writeFileSync } from 'node:fs';
import { type HotelCall, listName } from '../../provider/calls/hotelCall.ts';
import {
  type Endpoint,
  everyEndpoint,
  hotelCallDocs,
  hotelCalls,
} from '../../provider/calls/hotelCalls.ts';
import { reservationRules } from '../sandbox/reservationCheck.ts';
import { allRules } from './allRules.ts';
import type { Rank, Rule } from './rule.ts';

/** The guide for providers, whose tables are generated from the calls and the rules. */
export const rulesDocument = 'docs/contracts.md';

const sections: Record<Rank, string> = {
  broken: '### Broken\n\nThe site shows an error, nothing, or the wrong hotel.',
  degraded: '### Degraded\n\nThe page works, with a fallback text, a placeholder or an odd value.',
  advice: '### Advice\n\nTravelers notice nothing today.',
};

/** Returns the text of the guide with the current tables of calls and rules. */
export function withRules(text: string): string {
  const byRank = Object.entries(sections).map(
    ([rank, heading]) =>
      `${heading}\n\n${ruleTable(allRules.filter((rule) => rule.rank === rank))}`,
  );
  const blocks = {
    calls: table(['call', 'response', 'shown on'], everyEndpoint.map(callRow)),
    rules: byRank.join('\n\n'),
    'rules of reservations': ruleTable(Object.values(reservationRules)),
  };
  return Object.entries(blocks).reduce(
    (rest, [name, content]) => replaceBlock(rest, name, content),
    text,
  );
}

/**
 * Returns the table row of a call: its query, the place of its items in the response, and the
 * screens that show them.
 */
function callRow(endpoint: Endpoint): string[] {
  const call: HotelCall = hotelCalls[endpoint];
  const { are, at } = call.items;
  const shownOn: Readonly<Record<string, { title: string }>> = hotelCallDocs[endpoint].screens;
  const query = Object.keys(call.query).map((name) => `${name}=`);
  const path = [call.path.replace(':id', '{id}'), ...(query.length > 0 ? [query.join('&')] : [])];
  const list = `[${are}, …]`;
  const name = listName(call);
  const body = name === '' ? list : `{"${name}": ${list}}`;
  return [
    `\`${path.join('?')}\`${call.optional ? ', optional' : ''}`,
    `${at === '$' ? `one ${are}` : `\`${body}\``}${call.count ? `, ${call.count} of them` : ''}`,
    Object.values(shownOn)
      .map(({ title }) => title)
      .join('; '),
  ];
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

function ruleTable(rules: readonly Pick<Rule, 'title' | 'expected'>[]): string {
  return table(
    ['rule', 'expected'],
    rules.map(({ title, expected }) => [title, expected]),
  );
}

/** A table as Prettier formats it. */
function table(head: readonly string[], body: readonly (readonly string[])[]): string {
  const rows = [head, ...body];
  const widths = head.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [head, widths.map((width) => '-'.repeat(width)), ...body].map(line).join('\n');
}
