import type { ProviderResponse } from '../provider/readResponse.ts';

type Headers = ProviderResponse['headers'];

const describesMessage = new Set(['age', 'date', 'retry-after']);

/**
 * Whether a 304 confirms the stored response: both must have the same validator. RFC 9111 §4.3.4.
 */
export function confirms(stored: Headers, notModified: Headers): boolean {
  if (notModified['etag'] !== undefined)
    return opaqueTag(notModified['etag']) === opaqueTag(stored['etag']);
  const lastModified = notModified['last-modified'];
  return lastModified !== undefined && lastModified === stored['last-modified'];
}

function opaqueTag(etag: string | undefined): string | undefined {
  return etag?.replace(/^\s*W\//, '').trim();
}

/**
 * The headers of a stored response after a 304 confirmed it. The 304's values replace the stored
 * ones, but for those that describe the stored content (Content-Type, Content-Language): the
 * content has not changed. `Age` and `Date` belong to one message and are never taken over. RFC
 * 9111 §3.2.
 */
export function updateHeaders(stored: Headers, notModified: Headers): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const name of Object.keys({ ...stored, ...notModified })) {
    const value = name.startsWith('content-')
      ? stored[name]
      : (notModified[name] ?? (describesMessage.has(name) ? undefined : stored[name]));
    if (value !== undefined) headers[name] = value;
  }
  return headers;
}
