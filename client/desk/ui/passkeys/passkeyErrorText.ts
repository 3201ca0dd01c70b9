import type { DeskI18n } from '#contracts/texts/deskI18n.ts';
import { passkeyErrorOf } from '../../../ui/passkeys/ceremony.ts';
import { deskProblemCodeOf } from '../../api/deskApi.ts';
import { problemText } from '../problemText.tsx';

/** Returns the text for a refused passkey or for a failed call with a passkey. */
export function passkeyErrorText(i18n: DeskI18n, error: unknown): string {
  const { t } = i18n;
  if (deskProblemCodeOf(error) === 'no-passkey') return t('deskPasskeys.none');
  const fault = passkeyErrorOf(error);
  // A traveler gets a mail about a copied passkey. For the staff, the record has an entry.
  if (fault === 'passkey-copied') return t('deskPasskeys.copied');
  return fault ? t(`account.errors.${fault}`) : problemText(i18n, error);
}
