import { dayNumber } from '../values/calendarDay.ts';
import { currencyDecimals } from '../money/currencies.ts';
import { freeUntil } from '../money/freeCancellation.ts';
import { isLocalTax } from '../money/localTaxes.ts';
import { parseAmount } from '../money/money.ts';
import { isPlainLine, isVisible } from '../values/plainText.ts';
import { maxProviderIdLength, type PricedStay, type Rate } from './rateFields.ts';

const maxTaxNameLength = 300;

/** The field at which a rate breaks a rule, and a description of the expected value. */
export interface RateError {
  field: keyof Rate;
  expected: string;
}

/**
 * Returns the first rule that a rate breaks, or undefined if it breaks none. The rules are:
 *
 * - The currency and all days exist. The nights are those of the stay, each once.
 * - nights + taxes = total = total_now + total_property, exactly. The total is above zero.
 * - The amount due now covers the taxes due now, and the amount due at the property covers those
 *   due there. A part of the price of the nights is due at the time that `payment` names.
 * - The commission is at most the total. A deposit is above zero.
 * - Each amount has the decimals of its currency.
 * - The cancellation deadline exists and is not after the stay.
 * - Cancellation steps are in order, and only the last one has no end. Their fees never fall.
 * - Neither a cancellation fee nor the no-show fee exceeds the price without local taxes.
 * - If a rate has both steps and a deadline, the deadline is the end of the last free step.
 * - Extras have distinct ids, and amounts in the currency of the rate.
 * - Ids and the names of taxes are single lines of printable text.
 */
export function findRateError(rate: Rate): RateError | undefined {
  return (
    findTextError(rate) ??
    findStayError(rate) ??
    findAmountError(rate) ??
    findDeadlineError(rate) ??
    findTermsError(rate) ??
    findDepositError(rate) ??
    findExtrasError(rate)
  );
}

function findTextError({ id, room_group_id: room, taxes, left }: Rate): RateError | undefined {
  const ofId = `one line of 1 to ${maxProviderIdLength} printable characters`;
  if (!isName(id, maxProviderIdLength)) return { field: 'id', expected: ofId };
  if (!isName(String(room), maxProviderIdLength)) return { field: 'room_group_id', expected: ofId };
  if (!(taxes ?? []).every(({ name }) => isName(name, maxTaxNameLength))) {
    return { field: 'taxes', expected: 'names of one line, with printable characters' };
  }
  if (left != null && !(Number.isSafeInteger(left) && left >= 1)) {
    return { field: 'left', expected: 'a whole number from 1' };
  }
  return undefined;
}

function isName(text: string, maxLength: number): boolean {
  return text.length <= maxLength && isVisible(text) && isPlainLine(text);
}

function findStayError({ check_in, check_out, nights }: Rate): RateError | undefined {
  const first = dayNumber(check_in);
  const end = dayNumber(check_out);
  if (first === undefined) return { field: 'check_in', expected: 'a calendar day' };
  if (end === undefined) return { field: 'check_out', expected: 'a calendar day' };
  const count = end - first;
  const offsets = new Set(nights.map(({ date }) => (dayNumber(date) ?? NaN) - first));
  const areOfStay = [...offsets].every((night) => night >= 0 && night < count);
  if (count > 0 && nights.length === count && offsets.size === count && areOfStay) return undefined;
  return { field: 'nights', expected: 'the nights from check_in to check_out, each once' };
}

function findAmountError(rate: Rate): RateError | undefined {
  const { currency, commission, payment } = rate;
  if (currencyDecimals(currency) === undefined) {
    return { field: 'currency', expected: 'a currency of ISO 4217' };
  }
  const taxes = rate.taxes ?? [];
  const sumOfTaxes = (due: 'now' | 'property') =>
    sumAmounts(
      taxes.filter((tax) => tax.due === due),
      currency,
    );
  const nights = sumAmounts(rate.nights, currency);
  const taxesNow = sumOfTaxes('now');
  const taxesProperty = sumOfTaxes('property');
  const total = parseAmount(rate.total, currency);
  const now = parseAmount(rate.total_now, currency);
  const property = parseAmount(rate.total_property, currency);

  const unreadable = (field: keyof Rate) => ({
    field,
    expected: `an amount with the decimals of ${currency}`,
  });
  if (nights === undefined) return unreadable('nights');
  if (taxesNow === undefined || taxesProperty === undefined) return unreadable('taxes');
  if (total === undefined) return unreadable('total');
  if (now === undefined) return unreadable('total_now');
  if (property === undefined) return unreadable('total_property');
  if (commission && parseAmount(commission.amount, currency) === undefined) {
    return unreadable('commission');
  }
  if (taxes.some(({ charged }) => charged && sumAmounts([charged], charged.currency) == null)) {
    return { field: 'taxes', expected: 'charged amounts with the decimals of their currency' };
  }

  if (nights + taxesNow + taxesProperty !== total) {
    return { field: 'total', expected: 'the sum of the nights and taxes' };
  }
  if (now + property !== total) {
    return { field: 'total', expected: 'the sum of total_now and total_property' };
  }
  if (now < taxesNow) return { field: 'total_now', expected: 'no less than the taxes due now' };
  if (property < taxesProperty) {
    return { field: 'total_property', expected: 'no less than the taxes due at the property' };
  }
  if (total === 0n) return { field: 'total', expected: 'more than zero' };
  const paidThen = payment === 'now' ? now - taxesNow : property - taxesProperty;
  if (nights > 0n && paidThen === 0n) {
    return {
      field: 'payment',
      expected: 'the time of payment that total_now and total_property show',
    };
  }
  return findCommissionError(rate, total);
}

function findCommissionError({ commission, currency }: Rate, total: bigint): RateError | undefined {
  if (!commission) return undefined;
  const amount = parseAmount(commission.amount, currency);
  const isShare = commission.percent >= 0 && commission.percent <= 100;
  if (isShare && amount !== undefined && amount <= total) return undefined;
  return { field: 'commission', expected: 'from 0 to 100 percent, and no more than the total' };
}

/**
 * Returns the time at which the nights of a price are paid. They are paid at the property, unless
 * only taxes or nothing at all is due there.
 */
export function paymentOf(price: Omit<PricedStay, 'nights'>): Rate['payment'] {
  const taxes = (price.taxes ?? []).filter(({ due }) => due === 'property');
  const due = parseAmount(price.total_property, price.currency) ?? 0n;
  return due > (sumAmounts(taxes, price.currency) ?? 0n) ? 'property' : 'now';
}

function findDeadlineError({
  free_cancellation_until: until,
  check_out,
}: Rate): RateError | undefined {
  const expected = until == null ? undefined : expectedInstant(until, check_out);
  return expected === undefined ? undefined : { field: 'free_cancellation_until', expected };
}

/**
 * Returns a description of the expected instant, or undefined if the instant exists and is not
 * after the stay.
 */
function expectedInstant(instant: string, check_out: string): string | undefined {
  const day = instant.slice(0, 10);
  const exists = dayNumber(day) !== undefined && !Number.isNaN(Date.parse(instant));
  if (!exists) return 'an instant that exists';
  return day > check_out ? 'an instant not after check_out' : undefined;
}

/** The maximum number of cancellation steps in a rate. */
export const mostSteps = 10;

/** The fields that the rules for cancellation and no-show terms read. */
type PricedTerms = PricedStay &
  Pick<Rate, 'check_out' | 'cancellation' | 'free_cancellation_until' | 'no_show'>;

/**
 * Returns the first rule that the cancellation steps or the no-show fee break. The amounts of the
 * price must be valid.
 */
export function findTermsError(rate: PricedTerms): RateError | undefined {
  const { cancellation, free_cancellation_until: until, no_show: noShow, currency } = rate;
  const localTaxes = sumAmounts((rate.taxes ?? []).filter(isLocalTax), currency) ?? 0n;
  const most = (parseAmount(rate.total, currency) ?? 0n) - localTaxes;
  const isFee = (fee: string) => (parseAmount(fee, currency) ?? most + 1n) <= most;
  if (noShow != null && !isFee(noShow)) {
    return { field: 'no_show', expected: 'an amount within the price without local taxes' };
  }
  if (cancellation == null) return undefined;
  const field = 'cancellation';
  if (!areInOrder(cancellation, rate.check_out)) {
    return {
      field,
      expected: `1 to ${mostSteps} steps, each with an until later than that of the step before and not after check_out, and null in the last step alone`,
    };
  }
  const fees = cancellation.map(({ fee }) => (isFee(fee) ? parseAmount(fee, currency) : undefined));
  if (!fees.every((fee, i) => fee !== undefined && fee >= (fees[i - 1] ?? 0n))) {
    return { field, expected: 'fees that never fall, within the price without local taxes' };
  }
  if (until == null || Date.parse(until) === freeUntil({ cancellation })) return undefined;
  return { field: 'free_cancellation_until', expected: 'the end of the last free step' };
}

function areInOrder(steps: NonNullable<Rate['cancellation']>, check_out: string): boolean {
  const ends = steps.map(({ until }) => until ?? undefined);
  const last = ends.length - 1;
  return (
    ends.length > 0 &&
    ends.length <= mostSteps &&
    ends.every((end, i) => {
      if (end === undefined || i === last) return end === undefined && i === last;
      const isAfter = i === 0 || Date.parse(end) > Date.parse(ends[i - 1] ?? '');
      return isAfter && expectedInstant(end, check_out) === undefined;
    })
  );
}

/**
 * Returns an error if a deposit is not above zero. Zero is an error, because a property without a
 * deposit must leave the field out.
 */
function findDepositError({ deposit }: Rate): RateError | undefined {
  if (!deposit || (parseAmount(deposit.amount, deposit.currency) ?? 0n) > 0n) return undefined;
  return { field: 'deposit', expected: 'more than zero, with the decimals of its own currency' };
}

/** The maximum number of extras in a rate. */
export const mostExtras = 30;

function findExtrasError({ extras, currency }: Rate): RateError | undefined {
  const listed = extras ?? [];
  const areRight =
    listed.length <= mostExtras &&
    new Set(listed.map(({ id }) => id)).size === listed.length &&
    listed.every(
      (extra) =>
        isName(extra.id, maxProviderIdLength) &&
        (extra.currency ?? currency) === currency &&
        parseAmount(extra.amount, currency) !== undefined &&
        (extra.kind !== 'meal' || extra.meal != null),
    );
  if (areRight) return undefined;
  return {
    field: 'extras',
    expected: `up to ${mostExtras} extras, each with its own id and an amount in ${currency}, and with a meal if that is its kind`,
  };
}

/** Returns the sum of the amounts, or undefined if one of them cannot be read. */
function sumAmounts(parts: readonly { amount: string }[], currency: string): bigint | undefined {
  let sum = 0n;
  for (const { amount } of parts) {
    const minor = parseAmount(amount, currency);
    if (minor === undefined) return undefined;
    sum += minor;
  }
  return sum;
}
