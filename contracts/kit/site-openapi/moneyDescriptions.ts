/** The descriptions of an amount of money at `path`, and of its fields. */
export function moneyDescriptions(path: string, text: string): Record<string, string> {
  return {
    [path]: text,
    [`${path}.amount`]: 'Decimal text.',
    [`${path}.currency`]: 'An ISO 4217 code.',
  };
}
