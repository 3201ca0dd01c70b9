import { paymentIssueKinds } from '#contracts/site/desk/deskPayments.ts';
import { differenceKinds } from '#contracts/site/desk/deskToday.ts';
import type { DeskI18n } from '#contracts/texts/deskI18n.ts';

/** What a difference is, in words; one of a later version of the site by its name. */
export function differenceText({ t }: DeskI18n, kind: string): string {
  const ofReservation = differenceKinds.find((each) => each === kind);
  if (ofReservation) return t(`deskToday.differences.${ofReservation}`);
  const ofPayment = paymentIssueKinds.find((each) => each === kind);
  return ofPayment ? t(`deskPayments.kinds.${ofPayment}`) : kind;
}
