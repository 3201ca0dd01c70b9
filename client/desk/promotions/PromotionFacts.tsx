import { parseMoney } from '#contracts/money/money.ts';
import type { PromotionTerms } from '#contracts/site/desk/deskPromotions.ts';
import { Facts } from '../ui/Facts.tsx';
import { useDeskI18n } from '../ui/useDeskI18n.ts';
import { daysText, shareText } from './promotionTexts.ts';

/** What a promotion does, in words: what it takes off, for whom, when, how often, and who pays. */
export function PromotionFacts({ terms }: { terms: PromotionTerms }) {
  const i18n = useDeskI18n();
  const { t, formats } = i18n;
  const { percent, amount, maxUses, maxUsesPerPerson } = terms;
  const number = (most: number | null) =>
    most === null ? t('deskPromotions.terms.any') : formats.number(most);
  return (
    <Facts
      facts={[
        {
          label: t('deskPromotions.terms.gives'),
          value: amount
            ? t('deskPromotions.terms.amount', {
                amount: formats.money(parseMoney(amount)),
                currency: formats.currency(amount.currency),
              })
            : t('deskPromotions.terms.share', { share: shareText(i18n, percent ?? 0) }),
        },
        {
          label: t('deskPromotions.terms.whom'),
          value: t(
            maxUsesPerPerson === null
              ? 'deskPromotions.terms.everybody'
              : 'deskPromotions.terms.signedIn',
          ),
        },
        { label: t('deskPromotions.terms.days'), value: daysText(i18n, terms) },
        { label: t('deskPromotions.create.maxUses'), value: number(maxUses) },
        { label: t('deskPromotions.create.maxUsesPerPerson'), value: number(maxUsesPerPerson) },
        { label: t('deskPromotions.terms.pays'), value: t('deskPromotions.terms.site') },
      ]}
    />
  );
}
