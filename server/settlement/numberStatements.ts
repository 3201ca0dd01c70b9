import { sql, type Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { lockBalances } from '../ledger/ledger.ts';

/** What has two settlements of any hotels wait for each other, so that no number is given twice. */
const numbers = 'statements';

/**
 * Numbers the settlements that have no number, from 1 on and in their order, in the transaction that
 * writes the last of them: what is rolled back leaves no gap. A process of an older version numbers
 * none; the next settlement does.
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
 * The VAT that an amount includes, rounded half up, in minor units. The rate is in hundredths of a
 * percent.
 */
export function vatIn(amount: bigint, rate: number): bigint {
  const whole = BigInt(10_000 + rate);
  const positive = amount < 0n ? -amount : amount;
  const vat = (2n * positive * BigInt(rate) + whole) / (2n * whole);
  return amount < 0n ? -vat : vat;
}
