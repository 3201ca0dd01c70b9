import { useEffect, useRef } from 'react';
import { useGetSessionQuery } from '../../api/account/accountApi.ts';
import { useGetSavedTravellersQuery } from '../../api/account/savedTravellersApi.ts';
import { knownTraveller } from '../../domain/travellers/knownTraveller.ts';
import type { Typed } from '../../domain/travellers/typedTraveller.ts';

export interface KnownTravellerProps {
  typed: Typed;
  onKnown: (known: Partial<Typed>) => void;
}

/**
 * Calls `onKnown` once with what the account knows of what is empty: when its saved travellers are
 * loaded, or cannot be. Draws nothing.
 */
export function FillKnownTraveller({ typed, onKnown }: KnownTravellerProps) {
  const session = useGetSessionQuery().data?.session;
  const { data, isError } = useGetSavedTravellersQuery(undefined, { skip: !session });
  const filled = useRef(false);
  useEffect(() => {
    if (filled.current || !session || (!data && !isError)) return;
    filled.current = true;
    const known = knownTraveller(typed, session, data ?? []);
    if (Object.keys(known).length > 0) onKnown(known);
  }, [session, data, isError, typed, onKnown]);
  return null;
}
