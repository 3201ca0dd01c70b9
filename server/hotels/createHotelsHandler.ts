import type { IncomingMessage, ServerResponse } from 'node:http';
import { hotelEndpoints } from '#contracts/provider/calls/hotelCalls.ts';
import { prefersMinimal } from '#contracts/site/prefer.ts';
import {
  type CacheResult,
  forwardStatus,
  hitStatus,
  type ResponseCache,
} from '../cache/responseCache.ts';
import { acceptedEncoding } from '../cache/encodeBody.ts';
import { ProviderError } from '../provider/providerError.ts';
import type { ProviderRequest } from '../provider/providerRequest.ts';
import {
  type ApiHandler,
  type RequestContext,
  requestLanguage,
} from '../request/requestContext.ts';
import { problemResponse, respond } from '../request/respond.ts';
import { isRejected, parseHotelsRequest } from './parseHotelsRequest.ts';
import { createSiteForms, isShortened, type SiteForms } from './siteForms.ts';

/**
 * Creates the handler of the hotel endpoints. A fresh cache entry is written immediately, without
 * Express, promises or streams. Otherwise the cache calls the provider. Invalid requests get a
 * problem response and never reach the provider.
 *
 * The provider is asked in one of the site's languages, regardless of the languages that a client
 * accepts, so that a response is stored four times at most. A search is shortened for clients that
 * prefer it. While `isLive`, travelers can book, so browsers must revalidate stored responses about
 * rooms. ADR 0008.
 */
export function createHotelsHandler(
  cache: ResponseCache,
  {
    isLive = () => false,
    forms = createSiteForms(),
  }: { isLive?: () => boolean; forms?: SiteForms } = {},
): ApiHandler {
  return (req, res, context, headers) => {
    const request = parseHotelsRequest(req.method ?? '', req.url ?? '');
    if (isRejected(request)) {
      const { status, detail, allow } = request;
      const problem = { status, message: detail, ...(allow && { headers: { Allow: allow } }) };
      refuse(res, problem, headers);
      return;
    }
    const hit = findHit(cache, request, { req, forms });
    if (!hit) return respondLater(cache, request, { req, res, context, headers, isLive, forms });
    context.cache = 'hit';
    const { representation, status, ageHeaders } = hit;
    const { body, etag } = representation;
    const all = [
      ...headers,
      ...representation.headers,
      ...varyOf(request),
      ...revalidation(request, isLive),
      ...ageHeaders,
    ];
    respond(res, { status, headers: all, body, etag });
  };
}

/**
 * Returns the fresh cache entry in an encoding that the client accepts. Returns undefined unless
 * both are available without waiting.
 */
function findHit(
  cache: ResponseCache,
  request: ProviderRequest,
  { req, forms }: Pick<Exchange, 'req' | 'forms'>,
) {
  const { headers } = req;
  const now = cache.now();
  const entry = cache.get(request, requestLanguage(req), now);
  const response = entry && forms(entry.response, request, prefersMinimal(headers.prefer));
  if (!entry || !response || 'then' in response) return undefined;
  const representation = response.representation(acceptedEncoding(headers['accept-encoding']));
  if ('then' in representation) return undefined;
  const { age, ttl } = agesOf(entry.freshness, now);
  const ageHeaders = ['Age', String(age), 'Cache-Status', hitStatus(ttl)];
  return { representation, status: entry.response.status, ageHeaders };
}

/**
 * Returns the additional `Vary` header of a response with a short form, which depends on `Prefer`.
 * The representations add their own `Vary` headers.
 */
function varyOf(request: ProviderRequest): readonly string[] {
  return isShortened(request) ? ['Vary', 'Prefer'] : [];
}

/** The calls whose responses show which rooms are free. */
const roomEndpoints: ReadonlySet<ProviderRequest['endpoint']> = new Set([
  ...hotelEndpoints,
  'calendar',
]);

/**
 * Makes browsers revalidate a response about rooms before they use it, for as long as the provider
 * lets them store it. This cache learns of a booking, but the caches of browsers do not. With the
 * `ETag` of the response, the server answers 304 while nothing has changed. The directive is added
 * to the provider's directives, and the strictest of them counts.
 */
function revalidation({ endpoint }: ProviderRequest, isLive: () => boolean): readonly string[] {
  return roomEndpoints.has(endpoint) && isLive() ? ['Cache-Control', 'no-cache'] : [];
}

type Exchange = {
  req: IncomingMessage;
  res: ServerResponse;
  context: RequestContext;
  headers: readonly string[];
  isLive: () => boolean;
  forms: SiteForms;
};

async function respondLater(
  cache: ResponseCache,
  request: ProviderRequest,
  { req, res, context, headers, isLive, forms }: Exchange,
): Promise<void> {
  const { signal } = context;
  try {
    const language = requestLanguage(req);
    const result = await cache.fetch(request, {
      requestId: context.id,
      traceparent: () => context.traceparent,
      language,
      signal,
    });
    const encoding = acceptedEncoding(req.headers['accept-encoding']);
    const response = await forms(result.response, request, prefersMinimal(req.headers.prefer));
    const representation = await response.representation(encoding);
    context.cache = result.use;
    context.upstreamMs = result.upstreamMs;
    if (res.destroyed) return;
    const { body, etag } = representation;
    const all = [
      ...headers,
      ...representation.headers,
      ...varyOf(request),
      ...revalidation(request, isLive),
      ...cacheHeaders(result, cache.now()),
    ];
    respond(res, { status: result.response.status, headers: all, body, etag });
  } catch (error) {
    if (signal.aborted) return;
    if (!(error instanceof ProviderError)) throw error;
    context.cache = 'miss';
    const { status, message, retryAfter } = error;
    const wait = retryAfter !== undefined && { headers: { 'Retry-After': String(retryAfter) } };
    refuse(res, { status, message, ...wait }, headers);
  }
}

function refuse(
  res: ServerResponse,
  problem: Parameters<typeof problemResponse>[0],
  headers: readonly string[],
): void {
  const response = problemResponse(problem);
  respond(res, { ...response, headers: [...headers, ...response.headers] });
}

/**
 * Returns the headers about caching. Age is sent for stored responses, but not for responses that
 * the provider has just made or confirmed. RFC 9111 §5.1.
 */
function cacheHeaders({ use, forward, freshness, response }: CacheResult, now: number): string[] {
  const { age, ttl } = agesOf(freshness, now);
  const status = forward ? forwardStatus(use, forward) : hitStatus(ttl);
  const hasAge = !forward || use === 'fallback' || response.headers['age'] !== undefined;
  return hasAge ? ['Age', String(age), 'Cache-Status', status] : ['Cache-Status', status];
}

/** Returns the age of a response, and how long it stays fresh, in whole seconds that add up. */
function agesOf({ generatedAt, freshUntil }: CacheResult['freshness'], now: number) {
  const age = Math.max(0, Math.floor((now - generatedAt) / 1_000));
  return { age, ttl: Math.floor((freshUntil - generatedAt) / 1_000) - age };
}
