import { problemType } from '../problem.ts';
import { idempotencyKeyHeader } from '../reservations.ts';

/**
 * The metadata of a request to the provider: its id, its place in a trace, the validators of a
 * cached response, and the accepted languages.
 */
export interface RequestMetadata {
  requestId: string;
  /** W3C Trace Context. */
  traceparent?: string;
  conditional?: { etag?: string; lastModified?: string };
  acceptLanguage?: string;
}

/** The site's User-Agent in requests to a provider. */
export const siteUserAgent = 'hotel-booking-website';

const jsonType = 'application/json';
const acceptableLanguage = /^[\w\-,;=.* ]{1,200}$/;

/**
 * Returns the headers of a request to the provider, in their order. Headers that a particular
 * provider requires are not included. Accept-Language is the only header of the client that is
 * forwarded, and only if it has a plausible form.
 */
export function requestHeaders(
  {
    requestId,
    traceparent,
    conditional: { etag, lastModified } = {},
    acceptLanguage = '',
  }: RequestMetadata,
  userAgent: string = siteUserAgent,
): Record<string, string> {
  return {
    accept: `${jsonType}, ${problemType}`,
    'accept-encoding': 'gzip, br',
    'user-agent': userAgent,
    'x-request-id': requestId,
    ...(traceparent !== undefined && { traceparent }),
    ...(acceptableLanguage.test(acceptLanguage) && { 'accept-language': acceptLanguage }),
    ...(etag !== undefined && { 'if-none-match': etag }),
    ...(lastModified !== undefined && { 'if-modified-since': lastModified }),
  };
}

/** Returns the additional headers of a POST with a JSON body. `bytes` is the length of the body. */
export function bodyHeaders(bytes: number, idempotencyKey?: string): Record<string, string> {
  return {
    'content-type': jsonType,
    'content-length': String(bytes),
    ...(idempotencyKey !== undefined && { [idempotencyKeyHeader]: idempotencyKey }),
  };
}
