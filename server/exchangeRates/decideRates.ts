import type { KeptRates, UnconfirmedRates } from '../database/tables.ts';
import type { Database } from '../database/openDatabase.ts';
import type { Actor } from '../record/actor.ts';
import { recordAction } from '../record/recordAction.ts';
import { isOutdated, lastDayOf, lockLatest } from './storedRates.ts';

/** The decisions on a rate that moved far, and their names in the record. */
const actions = { use: 'exchange-rates.confirm', keep: 'exchange-rates.keep' } as const;
export type RateDecision = keyof typeof actions;

/** Thrown if a rate with this value does not wait for this decision. Nothing is changed then. */
export class RateNotWaitingError extends Error {
  override readonly name = 'RateNotWaitingError';

  constructor(currency: string, rate: string) {
    super(`${currency}=${rate} does not wait for a decision: see \`npm run rates -- list\`.`);
  }
}

/** The actor and the time of a decision. */
type DecisionContext = { database: Pick<Database, 'transaction'>; actor: Actor; now: () => Date };

/**
 * Uses or refuses new rates of the latest day. The caller names each rate with its value, so that a
 * rate that arrives in the meantime is not affected. A refused rate can be used later. Every
 * process reads the stored decision. Throws a `RateNotWaitingError` and changes nothing if one of
 * the rates does not wait for the decision.
 */
export async function decideRates(
  { database, actor, now }: DecisionContext,
  decision: RateDecision,
  {
    chosen,
    reason,
  }: { chosen: readonly (readonly [string, string])[]; reason?: string | undefined },
): Promise<void> {
  await database.transaction(async (tx) => {
    const row = await lockLatest(tx);
    const unconfirmed = new Map(Object.entries(row?.unconfirmed ?? {}));
    const kept = new Map(Object.entries(row?.kept ?? {}));
    const rates = new Map(Object.entries(row?.rates ?? {}));
    for (const [currency, rate] of chosen) {
      const waiting = unconfirmed.get(currency);
      const held = waiting ?? (decision === 'use' ? kept.get(currency) : undefined);
      if (!row || held?.rate !== rate) throw new RateNotWaitingError(currency, rate);
      unconfirmed.delete(currency);
      kept.delete(currency);
      if (decision === 'use') rates.set(currency, rate);
      else kept.set(currency, keptOf(held, now()));
      await recordAction(tx, actor, {
        action: actions[decision],
        subject: { kind: 'exchange-rates', id: currency },
        ...(decision === 'use'
          ? { before: { [currency]: held.was }, after: { [currency]: rate } }
          : { after: { [currency]: held.was, refused: rate } }),
        reason,
      });
    }
    if (!row) return;
    await tx
      .updateTable('exchange_rates')
      .set({
        rates: JSON.stringify(Object.fromEntries(rates)),
        unconfirmed: jsonOf(unconfirmed),
        kept: jsonOf(kept),
      })
      .where('date', '=', row.date)
      .execute();
  });
}

/**
 * Returns a refused rate, with the old rate in its place. The old rate is used until ten days after
 * its own day.
 */
function keptOf(
  { was, wasOn = null, rate }: UnconfirmedRates[string],
  now: Date,
): KeptRates[string] {
  return { was, wasOn, rate, refused: rate, until: usedUntil(wasOn, now) };
}

/**
 * Returns the last day on which the rate of a day is used. Returns null if the rate is already too
 * old, or if its day is unknown.
 */
export function usedUntil(day: string | null, now: Date): string | null {
  return day === null || isOutdated({ date: day }, now) ? null : lastDayOf(day);
}

function jsonOf(rates: ReadonlyMap<string, object>): string | null {
  return rates.size > 0 ? JSON.stringify(Object.fromEntries(rates)) : null;
}
