import { type DecimalMoney, parseAmount } from '#contracts/money/money.ts';

/**
 * Whether a fee is no more than what was accepted. One in another currency, or that cannot be read, is
 * not.
 */
export function isFeeAccepted(accepted: DecimalMoney, fee: DecimalMoney | undefined): boolean {
  if (fee?.currency !== accepted.currency) return false;
  const most = parseAmount(accepted.amount, accepted.currency);
  const asked = parseAmount(fee.amount, fee.currency);
  return most !== undefined && asked !== undefined && asked <= most;
}
