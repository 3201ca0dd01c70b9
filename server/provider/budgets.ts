/**
 * What one question may cost the provider's side: milliseconds until a connection stands, until the
 * head of the answer has come and until all of it has, and the bytes of a body once it is unpacked.
 * The two longer waits run from the question, a retry included. Exceeding one is a fault, never a hang.
 */
export type Budgets = {
  connectMs: number;
  firstByteMs: number;
  wholeMs: number;
  bodyBytes: number;
};

/** Used where the operator sets nothing else: a page of this site is not worth a longer wait. */
export const defaultBudgets: Budgets = {
  connectMs: 300,
  firstByteMs: 2_000,
  wholeMs: 5_000,
  bodyBytes: 10 * 1024 * 1024,
};

/** What is left of the waits for a second try, `spentMs` after the question. */
export function budgetsAfter(budgets: Budgets, spentMs: number): Budgets {
  return {
    ...budgets,
    firstByteMs: budgets.firstByteMs - spentMs,
    wholeMs: budgets.wholeMs - spentMs,
  };
}
