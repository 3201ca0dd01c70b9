import type { hotelsPaths } from '#contracts/hotels.ts';

/**
 * A GET request to the provider: one of the contract's endpoints, and the path and query to send. Equal
 * requests have equal paths.
 */
export type ProviderRequest = { endpoint: keyof typeof hotelsPaths; path: string };
