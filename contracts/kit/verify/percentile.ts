/** The nearest-rank percentile: the smallest value that at least `share` % of the values do not exceed. `undefined` without values. */
export function percentile(values: readonly number[], share: number): number | undefined {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil((share / 100) * sorted.length) - 1)];
}
