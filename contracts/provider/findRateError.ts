import { dayNumber } from '../values/calendarDay.ts';
import { currencyDecimals } from '../money/currencyDecimals.ts';
import { parseAmount } from '../money/money.ts';
import type { Rate } from './rateFields.ts';

/** The field at which a rate breaks a rule, and what is expected there. */
export interface RateError {
  field: keyof Rate;
  expected: string;
}

/**
 * The first rule that a rate breaks, or undefined. The nights are those of the stay, each once.
 * nights + taxes = total = total_now + total_property, exactly. What is due now covers the taxes due
 * now, and the same at the property. Every amount has the decimals of its currency. The currency, the
 * days and the cancellation deadline exist.
 */
export function findRateError(rate: Rate): RateError | undefined {
  return findStayError(rate) ?? findAmountError(rate) ?? findDeadlineError(rate);
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
  const { currency, commission } = rate;
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
  return undefined;
}

function findDeadlineError({ free_cancellation_until: until }: Rate): RateError | undefined {
  if (until == null) return undefined;
  const exists = dayNumber(until.slice(0, 10)) !== undefined && !Number.isNaN(Date.parse(until));
  if (exists) return undefined;
  return { field: 'free_cancellation_until', expected: 'an instant that exists' };
}

/** Undefined when one of the amounts cannot be read. */
function sumAmounts(parts: readonly { amount: string }[], currency: string): bigint | undefined {
  let sum = 0n;
  for (const { amount } of parts) {
    const minor = parseAmount(amount, currency);
    if (minor === undefined) return undefined;
    sum += minor;
  }
  return sum;
}
