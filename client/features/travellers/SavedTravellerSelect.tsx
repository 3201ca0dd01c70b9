import type { SavedTraveller } from '#contracts/site/account/savedTravellers.ts';
import { SelectField } from '../../ui/fields/TextField.tsx';
import { useI18n } from '../../ui/useI18n.ts';
import { fullName, type Name, withName } from '../../domain/travellers/fillGuest.ts';
import { useSavedTravellers } from './useSavedTravellers.ts';

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
