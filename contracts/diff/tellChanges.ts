import type { Change, Side } from './change.ts';

const sides: Record<Side, string> = {
  consumer: 'the consumer’s side: a site made for the old contract',
  provider: 'the provider’s side: a provider that keeps the old contract',
};

/** The changes as a person reads them: what breaks first, whom it breaks, which screens read it. */
export function tellChanges(changes: Change[]): string {
  if (changes.length === 0) return 'Nothing has changed that a site or a provider could notice.\n';
  const breaking = changes.filter(({ breaks }) => breaks.length > 0);
  const harmless = changes.filter(({ breaks }) => breaks.length === 0);
  return [
    ...(breaking.length > 0 ? ['Breaking', '', ...breaking.map(tell), ''] : []),
    ...(harmless.length > 0 ? ['Not breaking', '', ...harmless.map(tell), ''] : []),
    summary(changes),
    '',
  ].join('\n');
}

function tell({ at, what, breaks, screens }: Change): string {
  return [
    `  ${at} ${what}.`,
    ...breaks.map((side) => `      breaks ${sides[side]}`),
    `      read by: ${screens.join('; ') || 'no screen'}`,
  ].join('\n');
}

function summary(changes: Change[]): string {
  const count = (side: Side) => changes.filter(({ breaks }) => breaks.includes(side)).length;
  const all = `${changes.length} ${changes.length === 1 ? 'change' : 'changes'}`;
  return `${all}; breaking for the consumer’s side: ${count('consumer')}, for the provider’s side: ${count('provider')}.`;
}
