import * as v from 'valibot';
import { openIdNameMeta } from '#contracts/site/openIdName.ts';

/** What the other site is called whose accounts sign in; '' where there is none. */
export function readOpenIdName(): string {
  return document.querySelector<HTMLMetaElement>(`meta[name="${openIdNameMeta}"]`)?.content ?? '';
}

const stateSchema = v.object({ openId: v.string() });

/** How a sign-in at the other site ended, as the router's state of the sign-in page has it. */
export function readOpenIdOutcome(state: unknown): string | undefined {
  const read = v.safeParse(stateSchema, state);
  return read.success ? read.output.openId : undefined;
}

/**
 * The state of the sign-in page that the query of the way back becomes, so that a reload does not
 * repeat it; undefined without such a query.
 */
export function openIdState(search: string): { openId: string; from: string | null } | undefined {
  const query = new URLSearchParams(search);
  const openId = query.get('oidc');
  return openId === null ? undefined : { openId, from: query.get('from') };
}
