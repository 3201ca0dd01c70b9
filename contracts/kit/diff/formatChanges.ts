import type { Change, Side } from './change.ts';

const sides: Record<Side, string> = {
  consumer: 'the consumer’s side: a site built for the old contract',
  provider: 'the provider’s side: a provider that implements the old contract',
};

/**
 * Formats changes for a terminal, breaking ones first, each with the sides it breaks and who reads
 * the field.
 */
export function formatChanges(changes: Change[]): string {
  if (changes.length === 0) return 'No changes that affect a site or a provider.\n';
  const breaking = changes.filter(({ breaks }) => breaks.length > 0);
  const compatible = changes.filter(({ breaks }) => breaks.length === 0);
  return [
    ...(breaking.length > 0 ? ['Breaking', '', ...breaking.map(formatChange), ''] : []),
    ...(compatible.length > 0 ? ['Not breaking', '', ...compatible.map(formatChange), ''] : []),
    summary(changes),
    '',
  ].join('\n');
}

function formatChange({ at, what, breaks, screens }: Change): string {
  return [
    `  ${at} ${what}.`,
    ...breaks.map((side) => `      breaks ${sides[side]}`),
    `      read by: ${screens.join('; ') || 'nobody'}`,
  ].join('\n');
}

function summary(changes: Change[]): string {
  const count = (side: Side) => changes.filter(({ breaks }) => breaks.includes(side)).length;
  const all = `${changes.length} ${changes.length === 1 ? 'change' : 'changes'}`;
  return `${all}; breaking for the consumer’s side: ${count('consumer')}, for the provider’s side: ${count('provider')}.`;
}
