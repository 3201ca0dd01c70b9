import type { SavedTraveller } from '#contracts/site/account/savedTravellers.ts';
import { useGetSessionQuery } from '../../api/account/accountApi.ts';
import { useGetSavedTravellersQuery } from '../../api/account/savedTravellersApi.ts';

const none: readonly SavedTraveller[] = [];

/** The saved travellers of the account; empty without a session, and while they are loaded. */
export function useSavedTravellers(): readonly SavedTraveller[] {
  const signedIn = Boolean(useGetSessionQuery().data?.session);
  const { data } = useGetSavedTravellersQuery(undefined, { skip: !signedIn });
  return (signedIn && data) || none;
}
