import { useEffect, useRef } from 'react';
import {
  maxSavedTravellers,
  type SavedTraveller,
} from '#contracts/site/account/savedTravellers.ts';
import { SelectField } from '../../ui/fields/TextField.tsx';
import { useI18n } from '../../ui/useI18n.ts';
import {
  fullName,
  knownTraveller,
  type Name,
  withName,
} from '../../domain/travellers/fillGuest.ts';
import { useGetSessionQuery } from '../../api/account/sessionApi.ts';
import { useGetSavedTravellersQuery } from '../../api/account/savedTravellersApi.ts';
import type { Typed } from '../../domain/travellers/typedTraveller.ts';
import { accountAddress } from '../../domain/paths.ts';
import { TextLink } from '../../ui/TextLink.tsx';

export interface SavedTravellerSelectProps {
  label: string;
  /** The name that is typed now. */
  name: Name;
  /** Gets the chosen traveller, and the saved one whose name was typed before. */
  onChoose: (chosen: SavedTraveller, before: SavedTraveller | undefined) => void;
}

/**
 * A select of the account's saved travellers. Draws nothing without a session, or when none are
 * saved.
 */
export function SavedTravellerSelect({ label, name, onChoose }: SavedTravellerSelectProps) {
  const { t } = useI18n();
  const travellers = useSavedTravellers();
  if (travellers.length === 0) return null;
  const current = withName(travellers, name);
  const options = travellers.map((traveller) => ({
    value: traveller.id,
    text: fullName(traveller),
  }));
  return (
    <SelectField
      label={label}
      autoComplete="off"
      options={
        current
          ? options
          : [{ value: '', text: fullName(name) || t('travellers.choose') }, ...options]
      }
      value={current?.id ?? ''}
      onChange={({ target }) => {
        const chosen = travellers.find(({ id }) => id === target.value);
        if (chosen) onChoose(chosen, current);
      }}
    />
  );
}

const none: readonly SavedTraveller[] = [];

/** The saved travellers of the account; empty without a session, and while they are loaded. */
function useSavedTravellers(): readonly SavedTraveller[] {
  const signedIn = Boolean(useGetSessionQuery().data?.session);
  const { data } = useGetSavedTravellersQuery(undefined, { skip: !signedIn });
  return (signedIn && data) || none;
}

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

export interface SavingNoteProps {
  /** The name of the guest to save. */
  name: Name;
  /** Whether saving is chosen. */
  wanted: boolean;
}

/** Says what is saved, or that the account has as many saved travellers as it may have. */
export function SavingNote({ name, wanted }: SavingNoteProps) {
  const { t } = useI18n();
  const travellers = useSavedTravellers();
  const full = travellers.length >= maxSavedTravellers && !withName(travellers, name);
  return (
    <p role="status">
      {wanted &&
        full &&
        t.rich('travellers.saving.full', {
          count: maxSavedTravellers,
          link: (chunks) => <TextLink to={accountAddress('travelers')}>{chunks}</TextLink>,
        })}
      {wanted && !full && t('travellers.saving.what')}
    </p>
  );
}
