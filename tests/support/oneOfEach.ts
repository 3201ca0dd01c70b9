/** The first item of each kind: what `npm test` runs of a table that the deep tests run as a whole. */
export function oneOfEach<Item>(items: readonly Item[], kindOf: (item: Item) => string): Item[] {
  const kinds = items.map(kindOf);
  return items.filter((_, index) => kinds.indexOf(kinds[index] ?? '') === index);
}
