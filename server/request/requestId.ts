import { randomUUID } from 'node:crypto';

const usable = /^[\w.-]{1,64}$/;

/**
 * The id of a request: the given X-Request-Id if it is safe to log, else a new UUID. It is logged,
 * sent in the response, and passed to the provider.
 */
export function requestId(given: string | readonly string[] | undefined): string {
  return typeof given === 'string' && usable.test(given) ? given : randomUUID();
}
