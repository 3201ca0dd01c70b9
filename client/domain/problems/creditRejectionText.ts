import { parseAmount } from '#contracts/money/money.ts';
import type { CreditRejection } from '#contracts/site/credits.ts';
import type { SiteI18n } from '#contracts/texts/siteI18n.ts';

/**
 * Returns a sentence about why a promotion code or OneKeyCash cannot be used. The sentence is
 * general if the site gave too few details.
 */
export function creditRejectionText(i18n: SiteI18n, rejection: CreditRejection): string {
  const { kind, reason, params = {} } = rejection;
  return kind === 'rewards'
    ? (rewardsText(i18n, reason, params) ?? i18n.t('problems.rewards.refused'))
    : (promotionText(i18n, reason, params) ?? i18n.t('credits.promotion.error.refused'));
}

type Reason = CreditRejection['reason'];
type Params = NonNullable<CreditRejection['params']>;

function promotionText(
  { t, formats }: SiteI18n,
  reason: Reason,
  { promotion: code, scope, until, from, currency, wanted }: Params,
): string | undefined {
  if (code === undefined) return undefined;
  const dayOf = (day: string | undefined) =>
    formats.dayWith(day ?? '', { year: 'numeric', month: 'long', day: 'numeric' });
  switch (reason) {
    case 'unknown':
      return t(`problems.promotion.unknown${scope === 'account' ? '-to-account' : ''}`, { code });
    case 'ended': {
      const day = dayOf(until);
      return day
        ? t('problems.promotion.ended-on', { code, day })
        : t('problems.promotion.ended', { code });
    }
    case 'not-yet': {
      const day = dayOf(from);
      return day ? t('problems.promotion.not-yet', { code, day }) : undefined;
    }
    case 'other-currency':
      return currency && wanted
        ? t('problems.promotion.other-currency', { code, currency, wanted })
        : undefined;
    case 'used-up':
    case 'already-used':
    case 'signed-out':
    case 'amount':
      return t(`problems.promotion.${reason}`, { code });
    default:
      return undefined;
  }
}

function rewardsText(
  { t, formats }: SiteI18n,
  reason: Reason,
  { minimum = '', currency = '' }: Params,
): string | undefined {
  switch (reason) {
    case 'minimum': {
      const amount = parseAmount(minimum, currency);
      return amount === undefined
        ? undefined
        : t('problems.rewards.minimum', { minimum: formats.money({ amount, currency }) });
    }
    case 'off':
    case 'signed-out':
    case 'amount':
    case 'balance':
      return t(`problems.rewards.${reason}`);
    default:
      return undefined;
  }
}
