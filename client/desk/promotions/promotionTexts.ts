import { parseMoney } from '#contracts/money/money.ts';
import type { PromotionTerms } from '#contracts/site/desk/deskPromotions.ts';
import type { DeskI18n } from '#contracts/texts/deskI18n.ts';
import { promotionConflictOf } from '../api/deskPromotionsApi.ts';

/** Returns a percentage such as '10%'. */
export function shareText({ formats }: DeskI18n, percent: number): string {
  return formats.number(percent / 100, { style: 'percent' });
}

/** Returns the value of a promotion in a few words. */
export function givesText(
  i18n: DeskI18n,
  { percent, amount }: Pick<PromotionTerms, 'percent' | 'amount'>,
): string {
  return amount
    ? i18n.formats.money(parseMoney(amount))
    : i18n.t('deskPromotions.share', { share: shareText(i18n, percent ?? 0) });
}

/** Returns the days on which a promotion can be used. */
export function daysText(
  { t, formats }: DeskI18n,
  { startsOn, endsOn }: Pick<PromotionTerms, 'startsOn' | 'endsOn'>,
): string {
  // Lines may break only between the two days.
  const [from = '', until = ''] = [startsOn, endsOn].map((day) =>
    formats.yearDay(day ?? '').replaceAll(' ', '\u00a0'),
  );
  if (from && until) return t('deskPromotions.days.between', { from, until });
  if (from) return t('deskPromotions.days.from', { from });
  return until ? t('deskPromotions.days.until', { until }) : t('deskPromotions.days.always');
}

/** Returns the reason why nothing was changed; undefined for a general error. */
export function conflictText(i18n: DeskI18n, error: unknown): string | undefined {
  const { t, formats } = i18n;
  const conflict = promotionConflictOf(error);
  if (!conflict) return undefined;
  const { code, promotion, by } = conflict;
  const at = promotion.endedAt && code === 'ended' ? promotion.endedAt : promotion.createdAt;
  return t(`deskPromotions.problem.${code}`, {
    code: promotion.code,
    gives: givesText(i18n, promotion),
    known: by === null ? 'no' : 'yes',
    by: by ?? '',
    day: formats.instant(at, { month: 'short', day: 'numeric', year: 'numeric' }),
  });
}
