/** The failures of a route since it last succeeded, by the clock of `performance.now()`. */
type Run = { count: number; firstAt: number; lastAt: number };

/** Fewer tell nothing: at night one traveler may meet two timeouts. */
const leastFailed = 4;

/**
 * Follows for each route how long all of its requests have failed. It tells of few requests, too,
 * where a share tells nothing: at night one timeout is half of what was asked.
 */
export function createFailuresInARow() {
  const runs = new Map<string, Run>();
  return {
    /** To be called with each response, and when it ended. */
    observe: (route: string, status: number, at: number): void => {
      if (status >= 500) {
        const { count, firstAt } = runs.get(route) ?? { count: 0, firstAt: at };
        runs.set(route, { count: count + 1, firstAt, lastAt: at });
      } else if (status < 400 || status === 404) {
        runs.delete(route);
      }
      // Any other status is the client's doing, and says nothing.
    },
    /**
     * The seconds from the first to the last of at least four failures without a success; 0 where
     * there are fewer.
     */
    seconds: (): [route: string, seconds: number][] =>
      [...runs].map(([route, { count, firstAt, lastAt }]) => [
        route,
        count < leastFailed ? 0 : (lastAt - firstAt) / 1_000,
      ]),
  };
}
