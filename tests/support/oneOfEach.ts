/**
 * Returns the first item of each kind. `npm test` runs these, and the deep tests run the whole
 * table.
 */
export function oneOfEach<Item>(items: readonly Item[], kindOf: (item: Item) => string): Item[] {
  const kinds = items.map(kindOf);
  return items.filter((_, index) => kinds.indexOf(kinds[index] ?? '') === index);
}
