/** A colour between two `#rrggbb` colours: `share` 0 gives the first, 1 the second. */
export function mix(from: string, to: string, share: number): string {
  const a = channels(from);
  const b = channels(to);
  return `#${a
    .map((value, i) => Math.round(value + ((b[i] ?? value) - value) * share))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`;
}

export function darker(colour: string, share: number): string {
  return mix(colour, '#1a2230', share);
}

export function lighter(colour: string, share: number): string {
  return mix(colour, '#fffaf0', share);
}

function channels(colour: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));
}
