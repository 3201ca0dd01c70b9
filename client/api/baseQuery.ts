import {
  type BaseQueryApi,
  type BaseQueryFn,
  type FetchArgs,
  fetchBaseQuery,
  type FetchBaseQueryError,
  type FetchBaseQueryMeta,
} from '@reduxjs/toolkit/query/react';
import * as v from 'valibot';
import type { Language } from '#contracts/texts/languages.ts';
import { siteVersionHeader } from '#contracts/site/siteVersion.ts';
import type { SiteVersion } from '../domain/siteVersion.ts';
import { takeWritten, type WrittenAnswers } from './writtenAnswers.ts';

const responseTimeoutMs = 15_000;

const languageSchema = v.custom<() => Language>((value) => typeof value === 'function');
const writtenSchema = v.custom<WrittenAnswers>((value) => typeof value === 'object');
const versionSchema = v.custom<SiteVersion>((value) => typeof value === 'object');
/** The fields of the store's thunk extra argument that `baseQuery` reads. */
export const injectedSchema = v.object({
  apiOrigin: v.string(),
  language: v.optional(languageSchema),
  written: v.optional(writtenSchema),
  version: v.optional(versionSchema),
});

/**
 * The error of a call. `retryAfter` is the number of seconds after which the site asks to try
 * again. It is missing if the response does not say.
 */
type ApiError = FetchBaseQueryError & { retryAfter?: number };

/**
 * Marks the beginning of a change. While a change is in progress, the tab does not reload for
 * another server version. The returned function marks the end of the change. Returns undefined for
 * a call that only reads.
 */
export function beginChange({ extra, type }: BaseQueryApi): (() => void) | undefined {
  return type === 'mutation' ? v.parse(injectedSchema, extra).version?.beginChange() : undefined;
}

/** Returns a query with one parameter for each value of a list. */
function paramsSerializer(params: Readonly<Record<string, string | string[] | undefined>>): string {
  const pairs = Object.entries(params).flatMap(([name, value = []]) =>
    [value].flat().map((each) => [name, each]),
  );
  return new URLSearchParams(pairs).toString();
}

/** Sends a call to the site. To an error, it adds the time after which to try again. */
export const baseQuery: BaseQueryFn<
  FetchArgs,
  unknown,
  ApiError,
  object,
  FetchBaseQueryMeta
> = async (args, api, options) => {
  const { apiOrigin, language, written, version } = v.parse(injectedSchema, api.extra);
  // `fetchBaseQuery` writes a bare `?` for empty parameters.
  const params = Object.keys(args.params ?? {}).length > 0 ? args.params : undefined;
  const call = fetchBaseQuery({
    baseUrl: apiOrigin,
    timeout: responseTimeoutMs,
    paramsSerializer,
    fetchFn: async (input, init) => {
      const answer = input instanceof Request ? takeWritten(written, input) : undefined;
      return answer ?? globalThis.fetch(input, written?.mayBeOld() ? { cache: 'no-cache' } : init);
    },
    prepareHeaders: (headers) => {
      // The language of the page is used rather than the browser's preferred languages.
      if (language) headers.set('Accept-Language', language());
    },
  });
  const endChange = beginChange(api);
  const result = await call({ ...args, params }, api, options);
  endChange?.();
  const headers = result.meta?.response?.headers;
  const answering = headers?.get(siteVersionHeader);
  // A response from the browser's cache may come from an earlier version, so only responses that
  // are never stored count.
  if (answering && headers?.get('cache-control') === 'no-store') version?.note(answering);
  if (!result.error) return result;
  return { ...result, error: { ...result.error, ...retryAfterOf(result.meta) } };
};

/**
 * Returns the `Retry-After` of a response in seconds, as a part of an error. The object is empty if
 * the header is missing or contains a date.
 */
export function retryAfterOf(meta: FetchBaseQueryMeta | undefined): { retryAfter?: number } {
  const seconds = Number(meta?.response?.headers.get('retry-after'));
  return seconds > 0 ? { retryAfter: seconds } : {};
}
