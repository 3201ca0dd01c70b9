import type { Random } from '../random.ts';
import { count, curve, num, type Point } from './shapes.ts';

/** A soft ridge over the whole width, closed below: hills, dunes, headlands. */
export function softRidge(random: Random, base: number, height: number, bends: number): string {
  const points = count(bends + 2).map((i): Point => [
    -60 + (720 * i) / (bends + 1),
    base - random.within(0.1, 1) * height,
  ]);
  return `${curve(points)}L660 400H-60Z`;
}

/** The corners of a jagged ridge over the whole width, peaks and saddles in turn. */
export function jaggedRidge(random: Random, base: number, height: number, peaks: number): Point[] {
  const step = 720 / (peaks * 2);
  return count(peaks * 2 + 1).map((i): Point => {
    const share = i % 2 === 1 ? random.within(0.62, 1) : random.within(0.08, 0.36);
    return [-60 + i * step + random.within(-0.25, 0.25) * step, base - share * height];
  });
}

/** A ridge's corners as an area that reaches down to the lower edge. */
export function groundBelow(points: readonly Point[]): string {
  return `M-70 400L${points.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}L670 400Z`;
}
