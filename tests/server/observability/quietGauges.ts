import type { GaugeSources } from '#server/observability/gauges.ts';

/**
 * The sources of the gauges of a site on which nothing happens, and whose database tells nothing.
 */
export const quietGauges: GaugeSources = {
  breaker: () => 'closed',
  cacheBytes: () => 0,
  database: { available: () => true, connections: () => ({ open: 0, idle: 0, waiting: 0 }) },
  status: { fresh: () => Promise.resolve(undefined), recent: () => undefined },
  alarms: { fresh: () => Promise.resolve([]) },
  silentMs: () => undefined,
};
