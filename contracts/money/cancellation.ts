import type { PricedStay, Rate } from '../provider/rateFields.ts';
import { type DecimalMoney, type Money, parseAmount, sumMoney } from './money.ts';
import { type CancellationTerms, isNothing, lastInstant, stepsOf } from './freeCancellation.ts';
import { ledgerOfRates, withoutLocalTaxes } from './priceLedger.ts';

/** The price of a room, with its terms for cancellation and for a no-show. */
export type PriceWithTerms = PricedStay & CancellationTerms & Pick<Rate, 'no_show'>;

/** A fee. `isWhole` is true if the fee equals the whole price without local taxes. */
export interface CancellationFee {
  readonly fee: Money;
  readonly isWhole: boolean;
}

/**
 * A period in which cancellation costs the same fee: up to and including `until`. The last step has
 * no `until`.
 */
export interface CancellationStep extends CancellationFee {
  readonly until: string | undefined;
}

/**
 * Returns the total fee for canceling some rooms, step by step from `now` on. The last step has no
 * end. Neighboring steps with the same fee are merged.
 *
 * A rate may state only a deadline for free cancellation. After that deadline its fee is the whole
 * price without local taxes. The same price is the fee of a room whose stated amount cannot be
 * read.
 */
export function cancellationSteps(
  rooms: readonly (PricedStay & CancellationTerms)[],
  now: Date = new Date(),
): readonly CancellationStep[] {
  const currency = rooms[0]?.currency ?? '';
  const ofRooms = rooms.map(stepsOfRoom);
  const whole = sumMoney(rooms.map(wholePrice), currency);
  const ends = new Map(
    ofRooms.flat().map(({ until }) => [until === undefined ? Infinity : Date.parse(until), until]),
  );
  return [...ends]
    .sort(([a], [b]) => a - b)
    .filter(([end]) => now.getTime() <= end)
    .map(([end, until]) => ({
      until,
      fee: sumMoney(
        ofRooms.map((steps) => stepAt(steps, end)),
        currency,
      ),
    }))
    .filter(({ fee }, index, all) => fee.amount !== all[index + 1]?.fee.amount)
    .map((step) => ({ ...step, isWhole: step.fee.amount === whole.amount }));
}

type RoomStep = Omit<CancellationStep, 'isWhole'>;

/** Returns the steps of one room, from its first step on. The last one has no end. */
function stepsOfRoom(room: PricedStay & CancellationTerms): readonly RoomStep[] {
  const whole = wholePrice(room);
  const steps: RoomStep[] = stepsOf(room).map(({ until, fee }) => ({
    until: until ?? undefined,
    fee: feeOf(fee, room.currency) ?? whole,
  }));
  const isOpen = steps.at(-1)?.until === undefined && steps.length > 0;
  return isOpen ? steps : [...steps, { until: undefined, fee: whole }];
}

/**
 * Returns the fee that applies to a room at an instant. The end of a step still belongs to that
 * step.
 */
function stepAt(steps: readonly RoomStep[], end: number): Money {
  const step = steps.find(({ until }) => until === undefined || end <= Date.parse(until));
  if (!step) throw new RangeError('The last step has an end.');
  return step.fee;
}

/** Returns the total fee for canceling some rooms at a time. */
export function cancellationFee(
  rooms: readonly (PricedStay & CancellationTerms)[],
  now: Date = new Date(),
): Money {
  const [step] = cancellationSteps(rooms, now);
  return step?.fee ?? sumMoney(rooms.map(wholePrice), rooms[0]?.currency ?? '');
}

/**
 * Returns the total fee of some rooms for a no-show, or undefined if no rate states such a fee. If
 * only some rates state one, the other rooms count with their whole price without local taxes.
 */
export function noShowFee(rooms: readonly PriceWithTerms[]): CancellationFee | undefined {
  if (rooms.every(({ no_show: fee }) => fee == null)) return undefined;
  const currency = rooms[0]?.currency ?? '';
  const whole = sumMoney(rooms.map(wholePrice), currency);
  const fee = sumMoney(rooms.map(noShowOfRoom), currency);
  return { fee, isWhole: fee.amount === whole.amount };
}

/** Returns the no-show fee of a room. A hotel that states none may charge the whole price. */
function noShowOfRoom(room: PriceWithTerms): Money {
  return (room.no_show != null && feeOf(room.no_show, room.currency)) || wholePrice(room);
}

/**
 * Returns the term that makes an offer worse than the accepted rate: a higher cancellation fee at
 * any time, or a higher no-show fee. Returns undefined if neither is higher. Both rates must have
 * the same price.
 *
 * A rate without a no-show fee counts with its whole price, because the hotel may charge it.
 */
export function dearerTerm(
  offered: PriceWithTerms,
  accepted: PriceWithTerms,
): 'cancellation' | 'no_show' | undefined {
  // Fees change only at the end of a step, so it is enough to compare them at each end and after
  // the last one.
  const ends = [offered, accepted].flatMap(stepsOf).map(({ until }) => Date.parse(until ?? ''));
  const isDearer = [...ends, lastInstant].some((end) => {
    const at = new Date(end);
    return cancellationFee([offered], at).amount > cancellationFee([accepted], at).amount;
  });
  if (isDearer) return 'cancellation';
  const isNoShowDearer = noShowOfRoom(offered).amount > noShowOfRoom(accepted).amount;
  return isNoShowDearer ? 'no_show' : undefined;
}

/**
 * Returns whether a fee is at most the accepted fee. A fee in another currency, or one that cannot
 * be read, is never accepted.
 */
export function isFeeAccepted(accepted: DecimalMoney, fee: DecimalMoney | undefined): boolean {
  if (fee?.currency !== accepted.currency) return false;
  const most = parseAmount(accepted.amount, accepted.currency);
  const asked = parseAmount(fee.amount, fee.currency);
  return most !== undefined && asked !== undefined && asked <= most;
}

function wholePrice(room: PricedStay): Money {
  return withoutLocalTaxes(ledgerOfRates([room]));
}

/** Reads the fee of one room. Returns undefined if the text is not an amount in this currency. */
function feeOf(fee: string, currency: string): Money | undefined {
  const minor = isNothing(fee) ? 0n : parseAmount(fee, currency);
  return minor === undefined ? undefined : { amount: minor, currency };
}
