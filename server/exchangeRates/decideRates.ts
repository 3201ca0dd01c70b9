import type { KeptRates, UnconfirmedRates } from '../database/tables.ts';
import type { Database } from '../database/openDatabase.ts';
import type { Actor } from '../record/actor.ts';
import { recordAction } from '../record/recordAction.ts';
import { isOutdated, lastDayOf, lockLatest } from './storedRates.ts';

/** What somebody can decide on a rate that moved far, and its name in the record. */
const actions = { use: 'exchange-rates.confirm', keep: 'exchange-rates.keep' } as const;
export type RateDecision = keyof typeof actions;

/** Thrown when a rate does not wait for this decision, as it was named; nothing is changed then. */
export class RateNotWaitingError extends Error {
  override readonly name = 'RateNotWaitingError';

  constructor(currency: string, rate: string) {
    super(`${currency}=${rate} does not wait to be decided on: \`rates list\`.`);
  }
}

/** Who decides, and when. */
type DecisionContext = { database: Pick<Database, 'transaction'>; actor: Actor; now: () => Date };

/**
 * Uses or refuses new rates of the latest day, each with its value: one that has come since is not
 * meant. A rate that was refused can be used later. Every process reads what is stored here. Throws
 * a `RateNotWaitingError` and changes nothing if one of the rates does not wait for the decision.
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

/** A refused rate with the old one in its place, which is used until ten days after its own day. */
function keptOf(
  { was, wasOn = null, rate }: UnconfirmedRates[string],
  now: Date,
): KeptRates[string] {
  return { was, wasOn, rate, refused: rate, until: usedUntil(wasOn, now) };
}

/** Until when the rate of a day is used; null if it is too old already, or its day is not known. */
export function usedUntil(day: string | null, now: Date): string | null {
  return day === null || isOutdated({ date: day }, now) ? null : lastDayOf(day);
}

function jsonOf(rates: ReadonlyMap<string, object>): string | null {
  return rates.size > 0 ? JSON.stringify(Object.fromEntries(rates)) : null;
}
