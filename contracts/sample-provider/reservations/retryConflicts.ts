/** Serialization failure and deadlock: the database has ended one transaction because of another. */
const conflicts: readonly unknown[] = ['40001', '40P01'];
const maxAttempts = 5;

/** Runs a transaction, and again after a conflict with another one; five times in all. */
export async function retryConflicts<Result>(run: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : undefined;
      if (attempt === maxAttempts || !conflicts.includes(code)) throw error;
    }
  }
}
