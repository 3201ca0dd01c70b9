import { writeFileSync } from 'node:fs';
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

/** The generated document of calls and rules. */
export const rulesDocument = 'docs/contract-rules.md';

const sections: Record<Rank, string> = {
  broken: '### Broken\n\nThe site shows an error, nothing, or the wrong hotel.',
  degraded: '### Degraded\n\nThe page works, with a fallback text, a placeholder or an odd value.',
  advice: '### Advice\n\nTravelers notice nothing today.',
};

/** Returns the text of the document with the current tables of calls and rules. */
export function rulesText(): string {
  const byRank = Object.entries(sections).flatMap(([rank, heading]) => [
    heading,
    ruleTable(allRules.filter((rule) => rule.rank === rank)),
  ]);
  const blocks = [
    '<!-- Written by npm run contracts:rules. -->',
    '# Calls and rules of the contract',
    'This document lists the calls of the site and the rules for their responses. [contracts.md](contracts.md) explains them\nto provider teams.',
    '## Calls',
    table(['call', 'response', 'shown on'], everyEndpoint.map(callRow)),
    '## Rules',
    '[The check](contracts.md#checking-your-service) reports each unmet rule with its rank.',
    ...byRank,
    '## Rules of reservations',
    '[The check at a sandbox](contracts.md#at-a-sandbox) reports each unmet rule as _broken_.',
    ruleTable(Object.values(reservationRules)),
  ];
  return `${blocks.join('\n\n')}\n`;
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

/** Runs `npm run contracts:rules`: writes the document. */
export function writeRules({ stdout }: { stdout: Pick<NodeJS.WriteStream, 'write'> }): number {
  writeFileSync(rulesDocument, rulesText());
  stdout.write(`Wrote ${rulesDocument}\n`);
  return 0;
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
