import type { DeskI18n } from '#contracts/texts/deskI18n.ts';
import { passkeyErrorOf } from '../../../ui/passkeys/ceremony.ts';
import { deskProblemCodeOf } from '../../api/deskApi.ts';
import { problemText } from '../problemText.tsx';

/** What to say of a passkey that was not taken, or of its call that failed. */
export function passkeyErrorText(i18n: DeskI18n, error: unknown): string {
  const { t } = i18n;
  if (deskProblemCodeOf(error) === 'no-passkey') return t('deskPasskeys.none');
  const fault = passkeyErrorOf(error);
  // A traveler is told of a copy by mail, the staff by the record.
  if (fault === 'passkey-copied') return t('deskPasskeys.copied');
  return fault ? t(`account.errors.${fault}`) : problemText(i18n, error);
}
