import { randomUUID } from 'node:crypto';

const usable = /^[\w.-]{1,64}$/;

/**
 * The name of one request in every log it passes: the one a proxy in front has given it, if it can
 * be written anywhere without harm, else a new one. It is logged, answered and passed on.
 */
export function requestId(given: string | readonly string[] | undefined): string {
  return typeof given === 'string' && usable.test(given) ? given : randomUUID();
}
