import { createApi } from '@reduxjs/toolkit/query/react';
import type * as v from 'valibot';
import type { SiteVersion } from '../domain/siteVersion.ts';
import { baseQuery, type injectedSchema } from './baseQuery.ts';
import type { WrittenAnswers } from './writtenAnswers.ts';

/**
 * The storage of the device for a traveler's actions, such as `localStorage`. It may throw when it
 * is full.
 */
export type DeviceStorage = Pick<Storage, 'getItem' | 'setItem'>;

/**
 * The storage of the tab for a traveler's typed values, such as `sessionStorage`. It may throw when
 * it is full.
 */
export type TabStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * The extra argument of the store's thunks.
 *
 * `apiOrigin` is '' if the API has the page's own origin. `language` is the language of the page.
 * The site uses it to query the provider and to write the texts that a call causes, such as mails.
 * Without `storage`, as in a browser that blocks it, the device stores nothing. Without
 * `tabStorage`, a reload loses the typed values. `written` contains the responses that were
 * delivered with the page. `version` receives the server version of each response.
 */
export interface Injected extends v.InferOutput<typeof injectedSchema> {
  storage?: DeviceStorage;
  tabStorage?: TabStorage;
  written?: WrittenAnswers;
  version?: SiteVersion;
}

/**
 * Returns the error of a response that does not match its schema: the first wrong path and its
 * problem.
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
 * The RTK Query API. Endpoints are injected into it by resource. A response that does not match its
 * schema fails with a `CUSTOM_ERROR` that names the wrong path.
 *
 * The tag `session` marks data of the signed-in account, `language` provider data in several
 * languages, and `rooms` data about free rooms.
 */
export const api = createApi({
  baseQuery,
  tagTypes: ['session', 'language', 'rooms'],
  endpoints: () => ({}),
  catchSchemaFailure: shapeErrorOf,
});

/**
 * Formats a Standard Schema path below `root` as a JavaScript expression, such as `hotels[3].name`.
 */
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
