/**
 * How many candidates are read for each row that is wanted, so that several processes rarely try
 * the same.
 */
export const candidatesPerLease = 4;

/**
 * Leases up to `most` of the candidates, each by a conditional UPDATE of its own row: `lease`
 * returns the row, or undefined if another process has leased it. They are tried in random order,
 * since other processes have read the same candidates. No lock is held between statements, so that
 * distributed databases can do it too. ADR 0018.
 */
export async function leaseEach<Candidate, Row>(
  candidates: readonly Candidate[],
  most: number,
  lease: (candidate: Candidate) => Promise<Row | undefined>,
): Promise<Row[]> {
  const left = shuffled(candidates);
  const leased: Row[] = [];
  while (left.length > 0 && leased.length < most) {
    const tried = await Promise.all(left.splice(0, most - leased.length).map(lease));
    leased.push(...tried.filter((row) => row !== undefined));
  }
  return leased;
}

function shuffled<Item>(items: readonly Item[]): Item[] {
  return items
    .map((item) => ({ item, at: Math.random() }))
    .sort((one, other) => one.at - other.at)
    .map(({ item }) => item);
}
