import { maxSavedTravellers } from '#contracts/site/savedTravellers.ts';
import { routes } from '../../domain/paths.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { useSavedTravellers } from './useSavedTravellers.ts';
import { type Name, withName } from '../../domain/travellers/fillGuest.ts';

export interface SavingNoteProps {
  /** The name of the guest to save. */
  name: Name;
  /** Whether saving is chosen. */
  wanted: boolean;
}

/** Says what is saved, or that the account has as many saved travellers as it may have. */
export function SavingNote({ name, wanted }: SavingNoteProps) {
  const travellers = useSavedTravellers();
  const full = travellers.length >= maxSavedTravellers && !withName(travellers, name);
  return (
    <p role="status">
      {wanted && full && (
        <>
          Your account has {maxSavedTravellers} saved travelers, the most it can have, so this one
          will not be saved. Remove one in <TextLink to={routes.account}>your account</TextLink>.
        </>
      )}
      {wanted &&
        !full &&
        'The first guest’s name, citizenship and phone are saved in your account.'}
    </p>
  );
}
