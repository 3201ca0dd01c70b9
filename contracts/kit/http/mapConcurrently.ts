/**
 * Maps `items` with `work`, running at most `limit` calls at the same time. Resolves with the results
 * in the order of the items; rejects as soon as one call does.
 */
export async function mapConcurrently<Item, Result>(
  limit: number,
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const queue = items.entries();
  async function worker() {
    for (const [index, item] of queue) results[index] = await work(item);
  }
  await Promise.all(Array.from({ length: Math.min(limit, items.length) }, worker));
  return results;
}
