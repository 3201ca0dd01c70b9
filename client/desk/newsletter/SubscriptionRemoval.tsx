import * as v from 'valibot';
import type { DeskSubscription } from '#contracts/site/desk/deskNewsletter.ts';
import { useRemoveSubscriptionMutation } from '../api/deskNewsletterApi.ts';
import { ActionDialog } from '../ui/ActionDialog.tsx';
import { FirstChange } from '../ui/FirstChange.tsx';
import { useDeskI18n } from '../ui/useDeskI18n.ts';

const endedSchema = v.object({ status: v.literal(409) });

/** Asks before the address of a subscription is removed. */
export function SubscriptionRemoval({
  subscription: { id, email },
  onClose,
}: {
  subscription: DeskSubscription;
  onClose: () => void;
}) {
  const { t } = useDeskI18n();
  const [remove] = useRemoveSubscriptionMutation();
  return (
    <ActionDialog
      title={t('deskNewsletter.removal.title')}
      confirm={t('deskNewsletter.removal.confirm')}
      reason="required"
      textOf={(error) =>
        v.is(endedSchema, error) && (
          <FirstChange error={error}>{t('deskNewsletter.ended')}</FirstChange>
        )
      }
      onConfirm={(reason) => remove({ id, reason })}
      onClose={onClose}
    >
      <p>{t('deskNewsletter.removal.text', { email: email ?? t('deskNewsletter.removed') })}</p>
    </ActionDialog>
  );
}
