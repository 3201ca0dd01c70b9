/** The failures of a route since it last succeeded, by the clock of `performance.now()`. */
type Run = { count: number; firstAt: number; lastAt: number };

/** Fewer failures mean nothing: at night, a single traveler may experience two timeouts. */
const leastFailed = 4;

/**
 * Tracks for each route how long all of its requests have failed. It also works with few requests,
 * for which a share means nothing: at night, one timeout may be half of all requests.
 */
export function createFailuresInARow() {
  const runs = new Map<string, Run>();
  return {
    /** Call this with each response, and the time when it ended. */
    observe: (route: string, status: number, at: number): void => {
      if (status >= 500) {
        const { count, firstAt } = runs.get(route) ?? { count: 0, firstAt: at };
        runs.set(route, { count: count + 1, firstAt, lastAt: at });
      } else if (status < 400 || status === 404) {
        runs.delete(route);
      }
      // Any other status is caused by the client and means nothing.
    },
    /**
     * Returns the seconds from the first to the last of at least four failures without a success,
     * or 0 if there are fewer.
     */
    seconds: (): [route: string, seconds: number][] =>
      [...runs].map(([route, { count, firstAt, lastAt }]) => [
        route,
        count < leastFailed ? 0 : (lastAt - firstAt) / 1_000,
      ]),
  };
}
