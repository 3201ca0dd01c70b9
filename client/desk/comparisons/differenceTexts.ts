import { paymentIssueKinds } from '#contracts/site/desk/deskPayments.ts';
import { differenceKinds } from '#contracts/site/desk/deskToday.ts';
import type { DeskI18n } from '#contracts/texts/deskI18n.ts';

/**
 * Returns the text of a kind of difference. An unknown kind, for example from a later version of
 * the site, is returned unchanged.
 */
export function differenceText({ t }: DeskI18n, kind: string): string {
  const ofReservation = differenceKinds.find((each) => each === kind);
  if (ofReservation) return t(`deskToday.differences.${ofReservation}`);
  const ofPayment = paymentIssueKinds.find((each) => each === kind);
  return ofPayment ? t(`deskPayments.kinds.${ofPayment}`) : kind;
}
