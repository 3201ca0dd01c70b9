import type { HeaderList } from '../pipeline/securityHeaders.ts';

/** What a call carries of the one it is made for: its id, the answer already known, the languages. */
export type Asking = {
  requestId: string;
  conditional?: { etag?: string; lastModified?: string };
  acceptLanguage?: string;
};

const acceptableLanguage = /^[\w\-,;=.* ]{1,200}$/;

const always = [
  ...['accept', 'application/json, application/problem+json'],
  ...['accept-encoding', 'gzip, br'],
  ...['user-agent', 'hotel-booking-website'],
];

/**
 * Every header that a call carries, but for the operator's own: nothing of the traveller's request
 * passes except the languages, and those only when they read like languages.
 */
export function requestHeaders({ requestId, conditional, acceptLanguage }: Asking): HeaderList {
  const headers = [...always, 'x-request-id', requestId];
  if (acceptLanguage !== undefined && acceptableLanguage.test(acceptLanguage))
    headers.push('accept-language', acceptLanguage);
  if (conditional?.etag !== undefined) headers.push('if-none-match', conditional.etag);
  if (conditional?.lastModified !== undefined)
    headers.push('if-modified-since', conditional.lastModified);
  return headers;
}
