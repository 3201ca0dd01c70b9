import { sql, type Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { lockBalances } from '../ledger/ledger.ts';

/** The lock that makes all settlements wait for each other, so that no number is used twice. */
const numbers = 'statements';

/**
 * Numbers the settlements without a number in their order, starting at 1. Call it in the
 * transaction that writes the latest settlement, so that a rollback leaves no gap. Processes of an
 * earlier version do not number their settlements. The next settlement numbers these too.
 */
export async function numberStatements(tx: Transaction<Tables>): Promise<void> {
  await lockBalances(tx, numbers);
  await sql`update settlements s set statement = f.number
    from (
      select hotel_id, id, row_number() over (order by at, hotel_id, month, currency, seq)
        + (select coalesce(max(statement), 0) from settlements) as number
      from settlements where statement is null
    ) f
    where s.hotel_id = f.hotel_id and s.id = f.id`.execute(tx);
}

/**
 * Returns the VAT included in an amount, rounded half up, in minor units. The rate is in hundredths
 * of a percent.
 */
export function vatIn(amount: bigint, rate: number): bigint {
  const whole = BigInt(10_000 + rate);
  const positive = amount < 0n ? -amount : amount;
  const vat = (2n * positive * BigInt(rate) + whole) / (2n * whole);
  return amount < 0n ? -vat : vat;
}
