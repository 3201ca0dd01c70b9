import { idempotencyKeyHeader } from '#contracts/provider/reservations.ts';
import type { ProviderRequest, ReservationCall } from './providerRequest.ts';

/** What a request to the provider carries: its id, validators of a cached response, languages. */
export type RequestMetadata = {
  requestId: string;
  conditional?: { etag?: string; lastModified?: string };
  acceptLanguage?: string;
};

const acceptableLanguage = /^[\w\-,;=.* ]{1,200}$/;

const constantHeaders = [
  ...['accept', 'application/json, application/problem+json'],
  ...['accept-encoding', 'gzip, br'],
  ...['user-agent', 'hotel-booking-website'],
];

/**
 * The request headers, names and values in turn, without the operator's own. Of the client's headers only
 * Accept-Language is passed on, and only if it looks like one.
 */
export function requestHeaders({
  requestId,
  conditional,
  acceptLanguage,
}: RequestMetadata): string[] {
  const headers = [...constantHeaders, 'x-request-id', requestId];
  if (acceptLanguage !== undefined && acceptableLanguage.test(acceptLanguage))
    headers.push('accept-language', acceptLanguage);
  if (conditional?.etag !== undefined) headers.push('if-none-match', conditional.etag);
  if (conditional?.lastModified !== undefined)
    headers.push('if-modified-since', conditional.lastModified);
  return headers;
}

/** The further headers of a POST: its type, its length and its Idempotency-Key. None for a GET. */
export function bodyHeaders(
  request: ProviderRequest | ReservationCall,
  body: Buffer | undefined,
): string[] {
  if (!body) return [];
  const headers = ['content-type', 'application/json', 'content-length', String(body.length)];
  const key = 'post' in request ? request.post?.idempotencyKey : undefined;
  return key === undefined ? headers : [...headers, idempotencyKeyHeader, key];
}
