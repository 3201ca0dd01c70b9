import { parseSignedMoney } from '#contracts/money/money.ts';
import type { MoneyBooking, MoneyFigures } from '#contracts/site/desk/deskMoney.ts';
import type { DeskI18n } from '#contracts/texts/deskI18n.ts';
import { moneyProblemOf } from '../api/deskMoneyApi.ts';

/** Returns a sentence that says who pays the net figure. */
export function paymentText(i18n: DeskI18n, { net }: MoneyFigures, currency: string): string {
  const { amount } = parseSignedMoney({ amount: net, currency });
  const payer = amount === 0n ? 'nobody' : amount > 0n ? 'site' : 'hotel';
  const paid = i18n.formats.money({ amount: amount < 0n ? -amount : amount, currency }, 'exact');
  return i18n.t('deskMoney.payment', { payer, amount: paid });
}

/** Returns a month as 'March 2027'. */
export function monthText({ formats }: DeskI18n, month: string): string {
  return formats.dayWith(`${month}-01`, { month: 'long', year: 'numeric' });
}

/** Formats an instant for use in a sentence, without its time zone. */
export function instantText({ formats }: DeskI18n, at: string): string {
  return formats.instant(at, { dateStyle: 'medium', timeStyle: 'short' });
}

/** Returns the reason why the server refused to settle or undo; undefined for a general error. */
export function moneyProblemText(i18n: DeskI18n, error: unknown): string | undefined {
  const problem = moneyProblemOf(error);
  if (!problem) return undefined;
  const { code, by, at, waiting = 0 } = problem;
  const done = {
    known: by === undefined ? 'no' : 'yes',
    by: by ?? '',
    at: at ? instantText(i18n, at) : '',
  };
  switch (code) {
    case 'still-open':
      return i18n.t('deskMoney.problem.stillOpen', { waiting });
    case 'settled-already':
      return i18n.t('deskMoney.problem.settledAlready', done);
    case 'undone-already':
      return i18n.t('deskMoney.problem.undoneAlready', done);
    case 'figures-changed':
      return i18n.t('deskMoney.problem.figuresChanged');
  }
}

/** Returns the days of a stay: 'Mar 8 - Mar 10'. */
export function stayText(
  { t, formats }: DeskI18n,
  { checkIn, checkOut }: Pick<MoneyBooking, 'checkIn' | 'checkOut'>,
): string {
  return t('stay.days', { from: formats.day(checkIn), to: formats.day(checkOut) });
}

export function statusText({ t }: DeskI18n, status: MoneyBooking['status']): string {
  return t(`deskMoney.status.${status === 'no-show' ? 'noShow' : status}`);
}
