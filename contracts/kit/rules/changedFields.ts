import { comparableDeposit, comparablePrice } from '../../provider/findReservationError.ts';
import type { Rate } from '../../provider/rateFields.ts';

/**
 * Returns the fields in which a rate differs from an earlier response, except for the number of
 * rooms left. A missing field equals null; nights, taxes and extras have no order; and an instant
 * is the same in any offset. If an amount has changed, only the total is named, because its parts
 * change with it.
 */
export function changedFields(before: Rate, after: Rate): (keyof Rate)[] {
  const [a, b] = [comparable(before), comparable(after)];
  const changed = comparedFields.filter((field) => a[field] !== b[field]);
  return changed.includes('total') ? ['total'] : changed;
}

const comparedFields = [
  ...(['total', 'total_now', 'total_property', 'currency', 'nights', 'taxes'] as const),
  ...([
    'check_in',
    'check_out',
    'meal',
    'free_cancellation_until',
    'cancellation',
    'no_show',
    'deposit',
    'extras',
    'payment',
    'collect',
    'commission',
    'booking',
  ] as const),
] as const satisfies (keyof Rate)[];

function comparable(rate: Rate): Record<(typeof comparedFields)[number], string> {
  const { free_cancellation_until: until, cancellation, commission } = rate;
  return {
    ...rate,
    ...comparablePrice(rate),
    free_cancellation_until: until == null ? '' : String(Date.parse(until)),
    cancellation: (cancellation ?? [])
      .map(({ until: end, fee }) => `${end == null ? '' : Date.parse(end)} ${fee}`)
      .join(),
    no_show: rate.no_show ?? '',
    deposit: comparableDeposit(rate.deposit),
    extras: (rate.extras ?? [])
      .map(({ id, kind, amount, due, meal, time }) =>
        JSON.stringify([id, kind, amount, due, meal ?? null, time ?? null]),
      )
      .sort()
      .join(),
    collect: rate.collect ?? '',
    commission: commission ? `${commission.percent} ${commission.amount}` : '',
  };
}
