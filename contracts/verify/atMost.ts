/**
 * Works through `items`, never more than `limit` of them at once, and resolves with the results in
 * the order of the items. Without it a list of fifty hotels would be fifty requests in one moment.
 */
export async function atMost<Item, Result>(
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
