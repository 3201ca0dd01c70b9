import { readFileSync, writeFileSync } from 'node:fs';
import { bookingCauses, bookingStatuses } from '#contracts/site/bookingSchema.ts';
import type { BookingStatus } from '#contracts/site/bookings.ts';
import { isAllowed } from '#server/bookings/state/bookingStates.ts';
import { lifecycle, type LifecycleEvent } from '#server/bookings/state/lifecycle.ts';

const events = Object.entries<LifecycleEvent>(lifecycle);
const changes = events.filter(([, { from, to }]) => from.length > 0 && to !== undefined);
const file = 'docs/bookings.md';
const [begin, end] = ['<!-- events -->', '<!-- end of events -->'];

/** Returns a Markdown table in the format of Prettier. */
function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_cell, at) =>
    Math.max(...rows.map((row) => row[at]?.length ?? 0)),
  );
  const line = (cells: readonly string[], fill = ' ') =>
    `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0, fill)).join(' | ')} |`;
  const [head = [], ...rest] = rows;
  const rule = line(
    head.map(() => ''),
    '-',
  );
  return [line(head), rule, ...rest.map((row) => line(row))].join('\n');
}

const code = (text: string) => `\`${text}\``;
const list = (texts: readonly string[]) => texts.map(code).join(', ');

/**
 * Returns the diagram of the states and the table of the events in the format of docs/bookings.md.
 */
function drawn(): string {
  const arrows = new Map<string, string[]>();
  for (const [name, { from, to = '' }] of changes) {
    for (const state of from) {
      const arrow = `${state} --> ${to}`;
      arrows.set(arrow, [...(arrows.get(arrow) ?? []), name]);
    }
  }
  const lines = [...arrows].map(([arrow, names]) => `  ${arrow}: ${names.join(', ')}`);
  const final = bookingStatuses.filter((state) =>
    changes.every(([, { from }]) => !from.includes(state)),
  );
  const rows = events.map(([name, event]) => {
    const { from, to, payment, refusal, then = [], mails = {} } = event;
    const states = from.length === bookingStatuses.length ? 'any' : list(from);
    const paid = payment ? [`payment ${code(payment.to)}`] : [];
    const task = refusal ? [`refusal ${code(refusal)}`] : [];
    const follows = [...paid, ...task, ...then.map(code)].join(', ');
    return [code(name), states, to ? code(to) : '', follows, list(Object.keys(mails))];
  });
  const head = ['event', 'from', 'to', 'what follows', 'mails'];
  return [
    begin,
    '',
    '```mermaid',
    'stateDiagram-v2',
    '  [*] --> pending: created',
    ...lines,
    ...final.map((state) => `  ${state} --> [*]`),
    '```',
    '',
    table([head, ...rows]),
    '',
    end,
  ].join('\n');
}

test('docs/bookings.md has the diagram and the events of the code (WRITE_DOCS=1 writes them)', () => {
  const text = readFileSync(file, 'utf8');
  const [before = ''] = text.split(begin);
  const [, after = ''] = text.split(end);
  const made = `${before}${drawn()}${after}`;
  if (process.env['WRITE_DOCS']) writeFileSync(file, made);
  expect(readFileSync(file, 'utf8')).toBe(made);
});

test('every state is reachable, and only declined and canceled bookings never change again', () => {
  const reached = new Set<BookingStatus | undefined>(events.map(([, { to }]) => to));
  expect(bookingStatuses.filter((state) => !reached.has(state))).toEqual([]);
  const left = new Set(changes.flatMap(([, { from }]) => from));
  expect(bookingStatuses.filter((state) => !left.has(state))).toEqual(['declined', 'cancelled']);
});

test('the contract names exactly the causes of a declined or canceled booking', () => {
  const causes = changes
    .filter(([, { to }]) => to === 'declined' || to === 'cancelled')
    .map(([name, { cause = name }]) => cause);
  expect([...new Set(causes)].sort()).toEqual([...bookingCauses].sort());
});

test('a declined or canceled booking ends its payment and returns its credits, and a confirmed one captures it', () => {
  const then = (to: BookingStatus) =>
    changes.filter((change) => change[1].to === to).map(([, event]) => event.then ?? []);
  for (const effects of [...then('declined'), ...then('cancelled')]) {
    expect(effects).toEqual(expect.arrayContaining(['end-payment', 'return-credits']));
  }
  for (const effects of then('confirmed')) expect(effects).toContain('take-payment');
});

test.each<[BookingStatus, BookingStatus, Parameters<typeof isAllowed>[2], boolean]>([
  ['pending', 'confirmed', 'provider', true],
  ['pending', 'cancelled', 'traveller', false],
  ['confirmed', 'declined', 'desk', false],
  ['no-show', 'stayed', 'provider', false],
  ['cancelled', 'confirmed', 'desk', false],
])('a booking can go from %s to %s by %s: %s', (from, to, cause, allowed) => {
  expect(isAllowed(from, to, cause)).toBe(allowed);
});
