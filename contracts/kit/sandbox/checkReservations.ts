import type { Budgets } from '#server/provider/budgets.ts';
import { createProviderClient } from '../http/createProviderClient.ts';
import { preview } from '../verify/findings.ts';
import { InterruptedError } from '../http/interruption.ts';
import type { Redactor } from '../http/createRedactor.ts';
import { createSandbox, type Sandbox } from './createSandbox.ts';
import {
  expectCancelled,
  expectCancelledAgain,
  expectCollected,
  expectFeeChanged,
  expectFeeKept,
  expectFound,
  expectGone,
  expectKeyReused,
  expectListed,
  expectNotReservedAgain,
  expectOffers,
  expectPriceChanged,
  expectRejected,
  expectRepeated,
  expectReserved,
  expectReservedForOne,
  expectUnknown,
  expectUnlikeRooms,
} from './reservationRuns.ts';
import {
  BrokenReservationRule,
  type ReservationCheck,
  type ReservationResult,
  type ReservationRule,
  reservationRules,
} from './reservationCheck.ts';

/**
 * The additional time that a reservation may take compared with a search: 6 s in all with the
 * site's limits.
 */
const moreMs = 1_000;

/** The options of the check. `origin` is the sandbox, the only host at which rooms are reserved. */
export interface ReservationOptions {
  origin: string;
  headers: Readonly<Record<string, string>>;
  city: string;
  stay: { check_in: string; check_out: string };
  limits: Budgets;
  redactor: Redactor;
  /** Stops the check before its next request. Existing reservations are then canceled. */
  signal?: AbortSignal;
  onProgress: (done: number, total: number) => void;
  /** The pause before a failed cancellation is repeated. */
  pauseMs: number;
}

/**
 * Reserves and cancels rooms in the sandbox of a provider and checks the responses. Every
 * reservation is canceled at the end, also after an error or an abort. Rejects only for an internal
 * error.
 */
export async function checkReservations(options: ReservationOptions): Promise<ReservationCheck> {
  const { origin, headers, signal, redactor } = options;
  const timeMs = options.limits.wholeMs + moreMs;
  const limits = { ...options.limits, firstByteMs: timeMs, wholeMs: timeMs };
  const client = createProviderClient(origin, headers, limits);
  const sandbox = createSandbox(client, options.pauseMs, signal);
  const results: ReservationResult[] = [];
  const total = Object.keys(reservationRules).length;
  const add = (result: ReservationResult) => {
    results.push(result);
    options.onProgress(results.length, total);
  };
  options.onProgress(0, total);

  /** Runs one rule. Resolves to its result, or to undefined when it is broken or not checked. */
  const check = async <Found>(
    rule: ReservationRule,
    run: (() => Promise<Found>) | undefined,
  ): Promise<Found | undefined> => {
    const result = { rule, ...reservationRules[rule] };
    if (!run || (signal?.aborted && rule !== 'cleanUp')) {
      add({ ...result, outcome: 'not checked' });
      return undefined;
    }
    try {
      const found = await run();
      add({ ...result, outcome: 'passed' });
      return found;
    } catch (error) {
      if (error instanceof InterruptedError) {
        add({ ...result, outcome: 'not checked' });
        return undefined;
      }
      if (!(error instanceof BrokenReservationRule)) throw error;
      const received = preview(redactor.text(error.message));
      const request = preview(redactor.text(error.request));
      add({ ...result, outcome: 'broken', request, received });
      return undefined;
    }
  };

  try {
    await runRules(check, sandbox, options);
  } finally {
    await check('cleanUp', async () => {
      const left = await sandbox.cleanUp();
      if (left.length > 0) throw new BrokenReservationRule('', `left: ${left.join(', ')}`);
    });
    client.close();
  }
  return { provider: origin, interrupted: signal?.aborted ?? false, results };
}

type Check = <Found>(
  rule: ReservationRule,
  run: (() => Promise<Found>) | undefined,
) => Promise<Found | undefined>;

/** Runs the rules in order. Rules that need a reservation are not checked when there is none. */
async function runRules(check: Check, sandbox: Sandbox, { city, stay }: ReservationOptions) {
  const { offer, charged, prepaid } =
    (await check('offer', () => expectOffers(sandbox, city, stay))) ?? {};
  const made = await check('reserve', offer && (() => expectReserved(sandbox, offer)));
  const one = await check('reserveForOne', offer && (() => expectReservedForOne(sandbox, offer)));
  await check('unlikeRooms', offer && (() => expectUnlikeRooms(sandbox, offer)));
  await check('collected', prepaid && (() => expectCollected(sandbox, prepaid)));
  // If a provider refuses some parties, another reservation is checked.
  const known = made ?? one;
  const taken = known ?? offer;
  await check('repeat', known && (() => expectRepeated(sandbox, known)));
  await check('keyReused', known && (() => expectKeyReused(sandbox, known)));
  await check('priceChanged', taken && (() => expectPriceChanged(sandbox, taken)));
  await check('gone', taken && (() => expectGone(sandbox, taken)));
  await check('rejected', taken && (() => expectRejected(sandbox, taken)));
  await check('read', known && (() => expectFound(sandbox, known)));
  const listed = await check('changes', known && (() => expectListed(sandbox, known)));
  await check('unknown', () => expectUnknown(sandbox));
  await check('feeChanged', known && (() => expectFeeChanged(sandbox, known)));
  const isCharged = known && charged;
  await check('feeKept', isCharged && (() => expectFeeKept(sandbox, charged)));
  const cancelled = await check('cancel', known && (() => expectCancelled(sandbox, known)));
  const ended = known && cancelled && { ...known, made: cancelled };
  await check('changesCancelled', listed && ended && (() => expectListed(sandbox, ended)));
  await check('cancelAgain', ended && (() => expectCancelledAgain(sandbox, ended)));
  await check('readCancelled', ended && (() => expectFound(sandbox, ended)));
  await check('repeatCancelled', ended && (() => expectNotReservedAgain(sandbox, ended)));
}
