import { problemType } from './problem.ts';
import { idempotencyKeyHeader } from './reservations.ts';

/** What a request to the provider carries: its id, validators of a cached response, languages. */
export interface RequestMetadata {
  requestId: string;
  conditional?: { etag?: string; lastModified?: string };
  acceptLanguage?: string;
}

/** How the site names itself to a provider. */
export const siteUserAgent = 'hotel-booking-website';

const jsonType = 'application/json';
const acceptableLanguage = /^[\w\-,;=.* ]{1,200}$/;

/**
 * The headers of a request to the provider, names and values in turn, without those that the provider
 * requires itself. Of the client's headers only Accept-Language is passed on, and only if it looks like one.
 */
export function requestHeaders(
  { requestId, conditional, acceptLanguage }: RequestMetadata,
  userAgent: string = siteUserAgent,
): string[] {
  const headers = [
    ...['accept', `${jsonType}, ${problemType}`],
    ...['accept-encoding', 'gzip, br'],
    ...['user-agent', userAgent],
    ...['x-request-id', requestId],
  ];
  if (acceptLanguage !== undefined && acceptableLanguage.test(acceptLanguage))
    headers.push('accept-language', acceptLanguage);
  if (conditional?.etag !== undefined) headers.push('if-none-match', conditional.etag);
  if (conditional?.lastModified !== undefined)
    headers.push('if-modified-since', conditional.lastModified);
  return headers;
}

/** The further headers of a POST with a JSON body of so many bytes. */
export function bodyHeaders(bytes: number, idempotencyKey?: string): string[] {
  const headers = ['content-type', jsonType, 'content-length', String(bytes)];
  return idempotencyKey === undefined
    ? headers
    : [...headers, idempotencyKeyHeader, idempotencyKey];
}
