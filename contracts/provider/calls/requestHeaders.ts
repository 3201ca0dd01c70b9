import { problemType } from '../problem.ts';
import { idempotencyKeyHeader } from '../reservations.ts';

/**
 * What a request to the provider carries: its id, its place in a trace, validators of a cached
 * response, languages.
 */
export interface RequestMetadata {
  requestId: string;
  /** W3C Trace Context. */
  traceparent?: string;
  conditional?: { etag?: string; lastModified?: string };
  acceptLanguage?: string;
}

/** How the site names itself to a provider. */
export const siteUserAgent = 'hotel-booking-website';

const jsonType = 'application/json';
const acceptableLanguage = /^[\w\-,;=.* ]{1,200}$/;

/**
 * The headers of a request to the provider, in their order, without those that the provider
 * requires itself. Of the client's headers only Accept-Language is passed on, and only if it looks
 * like one.
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

/** The further headers of a POST with a JSON body of so many bytes. */
export function bodyHeaders(bytes: number, idempotencyKey?: string): Record<string, string> {
  return {
    'content-type': jsonType,
    'content-length': String(bytes),
    ...(idempotencyKey !== undefined && { [idempotencyKeyHeader]: idempotencyKey }),
  };
}
