import * as v from 'valibot';
import { openIdNameMeta } from '#contracts/site/openIdName.ts';

/**
 * Returns the name of the OpenID provider whose accounts can sign in, or '' if the site has none.
 */
export function readOpenIdName(): string {
  return document.querySelector<HTMLMetaElement>(`meta[name="${openIdNameMeta}"]`)?.content ?? '';
}

const stateSchema = v.object({ openId: v.string() });

/**
 * Returns the outcome of a sign-in at the OpenID provider, from the router's state of the sign-in
 * page.
 */
export function readOpenIdOutcome(state: unknown): string | undefined {
  const read = v.safeParse(stateSchema, state);
  return read.success ? read.output.openId : undefined;
}

/**
 * Turns the query with which the OpenID provider sends a traveler back into the state of the
 * sign-in page, so that a reload does not repeat it. Returns undefined without such a query.
 */
export function openIdState(search: string): { openId: string; from: string | null } | undefined {
  const query = new URLSearchParams(search);
  const openId = query.get('oidc');
  return openId === null ? undefined : { openId, from: query.get('from') };
}
