import { maxSavedTravellers } from '#contracts/site/account/savedTravellers.ts';
import { routes } from '../../domain/paths.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { useI18n } from '../../ui/useI18n.ts';
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
  const { t } = useI18n();
  const travellers = useSavedTravellers();
  const full = travellers.length >= maxSavedTravellers && !withName(travellers, name);
  return (
    <p role="status">
      {wanted &&
        full &&
        t.rich('travellers.saving.full', {
          count: maxSavedTravellers,
          link: (chunks) => <TextLink to={routes.account}>{chunks}</TextLink>,
        })}
      {wanted && !full && t('travellers.saving.what')}
    </p>
  );
}
