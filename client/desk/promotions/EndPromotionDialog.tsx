import type { DeskPromotion } from '#contracts/site/desk/deskPromotions.ts';
import { useEndPromotionMutation } from '../api/deskPromotionsApi.ts';
import { ActionDialog } from '../ui/ActionDialog.tsx';
import { useDeskI18n } from '../ui/useDeskI18n.ts';
import { PromotionFacts } from './PromotionFacts.tsx';
import { conflictText } from './promotionTexts.ts';

/** Asks before a promotion is ended for good. */
export function EndPromotionDialog({
  promotion,
  onClose,
}: {
  promotion: DeskPromotion;
  onClose: () => void;
}) {
  const i18n = useDeskI18n();
  const { t } = i18n;
  const [end] = useEndPromotionMutation();
  const { code, uses } = promotion;
  return (
    <ActionDialog
      title={t('deskPromotions.end.title', { code })}
      reason="required"
      confirm={t('deskPromotions.end.confirm')}
      textOf={(error) => conflictText(i18n, error)}
      onConfirm={(reason) => end({ code, reason })}
      onClose={onClose}
    >
      <p>{t('deskPromotions.end.text', { uses })}</p>
      <PromotionFacts terms={promotion} />
    </ActionDialog>
  );
}
