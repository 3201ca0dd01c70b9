import type { PricedStay, Rate } from '../provider/rateFields.ts';
import { type DecimalMoney, type Money, parseAmount, sumMoney } from './money.ts';
import { type CancellationTerms, isNothing, lastInstant, stepsOf } from './freeCancellation.ts';
import { ledgerOfRates, withoutLocalTaxes } from './priceLedger.ts';

/** A price with the terms of cancelling and of not arriving. */
export type PriceWithTerms = PricedStay & CancellationTerms & Pick<Rate, 'no_show'>;

/** A fee, and whether it is the whole price without local taxes. */
export interface CancellationFee {
  readonly fee: Money;
  readonly isWhole: boolean;
}

/** Cancelling costs the fee up to and including `until`; undefined stands for 'from then on'. */
export interface CancellationStep extends CancellationFee {
  readonly until: string | undefined;
}

/**
 * What cancelling some rooms costs, all of them together, step by step from `now` on; the last step
 * has no end, and steps with the same fee are one. A rate that only says until when it is free has
 * the whole price without local taxes as its second step. An amount that cannot be read is the
 * whole price of its room.
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

/** The steps of one room, from its first one on; the last has no end. */
function stepsOfRoom(room: PricedStay & CancellationTerms): readonly RoomStep[] {
  const whole = wholePrice(room);
  const steps: RoomStep[] = stepsOf(room).map(({ until, fee }) => ({
    until: until ?? undefined,
    fee: feeOf(fee, room.currency) ?? whole,
  }));
  const isOpen = steps.at(-1)?.until === undefined && steps.length > 0;
  return isOpen ? steps : [...steps, { until: undefined, fee: whole }];
}

/** The fee of a room up to and including an instant. */
function stepAt(steps: readonly RoomStep[], end: number): Money {
  const step = steps.find(({ until }) => until === undefined || end <= Date.parse(until));
  if (!step) throw new RangeError('The last step has an end.');
  return step.fee;
}

/** What cancelling some rooms costs at a time: the fee of the step that they are in. */
export function cancellationFee(
  rooms: readonly (PricedStay & CancellationTerms)[],
  now: Date = new Date(),
): Money {
  const [step] = cancellationSteps(rooms, now);
  return step?.fee ?? sumMoney(rooms.map(wholePrice), rooms[0]?.currency ?? '');
}

/**
 * What not arriving costs for some rooms. Undefined where no rate says; a rate that does not say
 * beside one that does has its whole price.
 */
export function noShowFee(rooms: readonly PriceWithTerms[]): CancellationFee | undefined {
  if (rooms.every(({ no_show: fee }) => fee == null)) return undefined;
  const currency = rooms[0]?.currency ?? '';
  const whole = sumMoney(rooms.map(wholePrice), currency);
  const fee = sumMoney(rooms.map(noShowOfRoom), currency);
  return { fee, isWhole: fee.amount === whole.amount };
}

/** Who says nothing of not arriving may take the whole price. */
function noShowOfRoom(room: PriceWithTerms): Money {
  return (room.no_show != null && feeOf(room.no_show, room.currency)) || wholePrice(room);
}

/**
 * The term by which an offer is dearer than what was accepted: cancelling at any time, or not
 * arriving; undefined for none. Both belong to the same price. Who says nothing of not arriving may
 * take the whole price.
 */
export function dearerTerm(
  offered: PriceWithTerms,
  accepted: PriceWithTerms,
): 'cancellation' | 'no_show' | undefined {
  // A fee holds up to the end of its step: two lists differ at such an end, or after the last one.
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
 * Whether a fee is no more than what was accepted. One in another currency, or that cannot be read,
 * is not.
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

/** A fee of one room; undefined if it cannot be read. */
function feeOf(fee: string, currency: string): Money | undefined {
  const minor = isNothing(fee) ? 0n : parseAmount(fee, currency);
  return minor === undefined ? undefined : { amount: minor, currency };
}
