import {
  type BaseQueryFn,
  createApi,
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
const versionSchema = v.custom<Pick<SiteVersion, 'note' | 'beginChange'>>(
  (value) => typeof value === 'object',
);
const injectedSchema = v.object({
  apiOrigin: v.string(),
  language: v.optional(languageSchema),
  written: v.optional(writtenSchema),
  version: v.optional(versionSchema),
});

/** Where this device keeps what a traveller did, such as `localStorage`. It may throw when full. */
export type DeviceStorage = Pick<Storage, 'getItem' | 'setItem'>;

/**
 * Where this tab keeps what a traveller typed, such as `sessionStorage`. It may throw when full.
 */
export type TabStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * The store's thunk extra argument. `apiOrigin` is '' when the API has the page's own origin.
 * `language` is that of the page, in which the provider is asked, and the site writes what follows
 * from a call, such as a mail. Without `storage`, as in a browser that blocks it, nothing is kept
 * on the device; without `tabStorage`, a reload loses what was typed. `written` are answers that the
 * page came with. `version` is told which version of the server answers.
 */
export interface Injected extends v.InferOutput<typeof injectedSchema> {
  storage?: DeviceStorage;
  tabStorage?: TabStorage;
  written?: WrittenAnswers;
  version?: SiteVersion;
}

/**
 * Why a call failed. `retryAfter` is in how many seconds the response asks to try again, if it
 * does.
 */
type ApiError = FetchBaseQueryError & { retryAfter?: number };

/** Sends a call to the site, and adds to an error when to try again. */
export const baseQuery: BaseQueryFn<
  FetchArgs,
  unknown,
  ApiError,
  object,
  FetchBaseQueryMeta
> = async (args, api, options) => {
  const { apiOrigin, language, written, version } = v.parse(injectedSchema, api.extra);
  // `fetchBaseQuery` writes a bare `?` for parameters without any.
  const params = Object.keys(args.params ?? {}).length > 0 ? args.params : undefined;
  const call = fetchBaseQuery({
    baseUrl: apiOrigin,
    timeout: responseTimeoutMs,
    fetchFn: async (input, init) => {
      const answer = input instanceof Request ? takeWritten(written, input) : undefined;
      return answer ?? globalThis.fetch(input, written?.mayBeOld() ? { cache: 'no-cache' } : init);
    },
    prepareHeaders: (headers) => {
      // The language of the page, rather than those that the browser prefers.
      if (language) headers.set('Accept-Language', language());
    },
  });
  const endChange = api.type === 'mutation' ? version?.beginChange() : undefined;
  const result = await call({ ...args, params }, api, options);
  endChange?.();
  const answering = result.meta?.response?.headers.get(siteVersionHeader);
  if (answering) version?.note(answering);
  if (!result.error) return result;
  return { ...result, error: { ...result.error, ...retryAfterOf(result.meta) } };
};

/**
 * The `Retry-After` of a response in seconds, as an error has it. Without one, or with a date,
 * nothing.
 */
export function retryAfterOf(meta: FetchBaseQueryMeta | undefined): { retryAfter?: number } {
  const seconds = Number(meta?.response?.headers.get('retry-after'));
  return seconds > 0 ? { retryAfter: seconds } : {};
}

/**
 * The error of a response that does not match its schema: the first wrong path, and what is wrong
 * there.
 */
export function shapeErrorOf({
  issues: [first],
}: {
  issues: readonly { message: string; path?: Parameters<typeof formatPath>[1] }[];
}) {
  return {
    status: 'CUSTOM_ERROR' as const,
    error: `${formatPath('answer', first?.path)}: ${first?.message ?? 'wrong shape'}`,
  };
}

/**
 * The RTK Query API; endpoints are injected into it by resource. A response that does not match its
 * schema fails with a `CUSTOM_ERROR` that names the wrong path. `session` is the tag of who is
 * signed in, `language` that of what the provider has in several languages, `rooms` that of what says
 * which rooms are free.
 */
export const api = createApi({
  baseQuery,
  tagTypes: ['session', 'language', 'rooms'],
  endpoints: () => ({}),
  catchSchemaFailure: shapeErrorOf,
});

/** Formats a Standard Schema path below `root` as JavaScript, such as `hotels[3].name`. */
export function formatPath(
  root: string,
  path: readonly (PropertyKey | { key: unknown })[] | undefined = [],
): string {
  return path.reduce<string>((text, step) => {
    const key = typeof step === 'object' ? step.key : step;
    if (typeof key === 'number') return `${text}[${key}]`;
    return text ? `${text}.${String(key)}` : String(key);
  }, root);
}
