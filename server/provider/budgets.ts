/**
 * The limits of one request to the provider: milliseconds to connect, to the response's headers and to
 * the end of its body, and bytes of a body after decompression. The last two times are counted from
 * the start of the request and include its retry.
 */
export type Budgets = {
  connectMs: number;
  firstByteMs: number;
  wholeMs: number;
  bodyBytes: number;
};

/** The limits unless the operator sets others. */
export const defaultBudgets: Budgets = {
  connectMs: 300,
  firstByteMs: 2_000,
  wholeMs: 5_000,
  bodyBytes: 10 * 1024 * 1024,
};
