import { createApi } from '@reduxjs/toolkit/query/react';
import type * as v from 'valibot';
import type { SiteVersion } from '../domain/siteVersion.ts';
import { baseQuery, type injectedSchema } from './baseQuery.ts';
import type { WrittenAnswers } from './writtenAnswers.ts';

/** Where this device keeps what a traveler did, such as `localStorage`. It may throw when full. */
export type DeviceStorage = Pick<Storage, 'getItem' | 'setItem'>;

/**
 * Where this tab keeps what a traveler typed, such as `sessionStorage`. It may throw when full.
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
