import { useEffect, useRef } from 'react';
import { maxSavedTravelers, type SavedTraveler } from '#contracts/site/account/savedTravelers.ts';
import { SelectField } from '../../ui/fields/TextField.tsx';
import { useI18n } from '../../ui/useI18n.ts';
import { fullName, knownTraveler, type Name, withName } from '../../domain/travelers/fillGuest.ts';
import { useGetSessionQuery } from '../../api/account/sessionApi.ts';
import { useGetSavedTravelersQuery } from '../../api/account/savedTravelersApi.ts';
import type { Typed } from '../../domain/travelers/typedTraveler.ts';
import { accountAddress } from '../../domain/paths.ts';
import { TextLink } from '../../ui/TextLink.tsx';

export interface SavedTravelerSelectProps {
  label: string;
  /** The name in the fields. */
  name: Name;
  /**
   * Called when a traveler is chosen. `before` is the saved traveler whose name was in the fields
   * before.
   */
  onChoose: (chosen: SavedTraveler, before: SavedTraveler | undefined) => void;
}

/**
 * Renders a select with the account's saved travelers. Renders nothing without a session, or
 * without saved travelers.
 */
export function SavedTravelerSelect({ label, name, onChoose }: SavedTravelerSelectProps) {
  const { t } = useI18n();
  const travellers = useSavedTravelers();
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

const none: readonly SavedTraveler[] = [];

/**
 * Returns the saved travelers of the account. The list is empty without a session, while it loads,
 * and if it fails to load.
 */
function useSavedTravelers(): readonly SavedTraveler[] {
  const signedIn = Boolean(useGetSessionQuery().data?.session);
  const { data } = useGetSavedTravelersQuery(undefined, { skip: !signedIn });
  return (signedIn && data) || none;
}

export interface KnownTravelerProps {
  typed: Typed;
  onKnown: (known: Partial<Typed>) => void;
}

/**
 * Calls `onKnown` once with the account's values for empty fields, if there are any. The call waits
 * until the saved travelers have loaded or failed to load. Renders nothing.
 */
export function FillKnownTraveler({ typed, onKnown }: KnownTravelerProps) {
  const session = useGetSessionQuery().data?.session;
  const { data, isError } = useGetSavedTravelersQuery(undefined, { skip: !session });
  const filled = useRef(false);
  useEffect(() => {
    if (filled.current || !session || (!data && !isError)) return;
    filled.current = true;
    const known = knownTraveler(typed, session, data ?? []);
    if (Object.keys(known).length > 0) onKnown(known);
  }, [session, data, isError, typed, onKnown]);
  return null;
}

export interface SavingNoteProps {
  /** The name of the guest to save. */
  name: Name;
  /** Whether the traveler has chosen to save the guest. */
  wanted: boolean;
}

/**
 * Says which details are saved, or that the account has reached the maximum number of saved
 * travelers.
 */
export function SavingNote({ name, wanted }: SavingNoteProps) {
  const { t } = useI18n();
  const travellers = useSavedTravelers();
  const full = travellers.length >= maxSavedTravelers && !withName(travellers, name);
  return (
    <p role="status">
      {wanted &&
        full &&
        t.rich('travellers.saving.full', {
          count: maxSavedTravelers,
          link: (chunks) => <TextLink to={accountAddress('travelers')}>{chunks}</TextLink>,
        })}
      {wanted && !full && t('travellers.saving.what')}
    </p>
  );
}
