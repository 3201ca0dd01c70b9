import { sql } from 'kysely';
import { bookingStatuses } from '#contracts/site/bookingSchema.ts';
import { formatBookingNumber } from '#contracts/site/bookings.ts';
import type { Statement } from '#contracts/site/desk/deskMoney.ts';
import { toDecimal } from '#contracts/money/money.ts';
import { toMoneyFigures } from './monthFigures.ts';
import type { SettlementContext } from './settlementContext.ts';

type Reader = Pick<SettlementContext, 'database' | 'operator' | 'paymentSums'>;

/** Returns a settlement as a statement, by its number, or undefined if it does not exist. */
export async function readStatement(
  { database: { db }, operator, paymentSums }: Reader,
  number: number,
): Promise<Statement | undefined> {
  const row = await statementRows({ db }).where('s.statement', '=', number).executeTakeFirst();
  if (!row) return undefined;
  const { currency } = row;
  const lines = await db
    .selectFrom('settlement_lines as line')
    .innerJoin('bookings as b', (join) =>
      join.onRef('b.hotel_id', '=', 'line.hotel_id').onRef('b.id', '=', 'line.booking_id'),
    )
    .select(['b.id', 'b.number', 'b.check_in', 'b.check_out', 'b.status'])
    .select(['line.owed', 'line.commission'])
    .where('line.hotel_id', '=', row.hotel_id)
    .where('line.settlement_id', '=', row.id)
    .orderBy('b.check_out')
    .orderBy('b.number')
    .execute();
  const payments = await paymentSums(lines.map(({ id }) => id));
  return {
    ...statementFacts(row),
    operator,
    lines: lines.flatMap(({ id, owed, commission, ...line }) => {
      const status = bookingStatuses.find((each) => each === line.status);
      if (!status) return [];
      const paid = payments.get(id);
      return [
        {
          number: formatBookingNumber(line.number),
          checkIn: line.check_in,
          checkOut: line.check_out,
          status,
          figures: toMoneyFigures({ owed: BigInt(owed), commission: BigInt(commission) }, currency),
          paid: paid
            ? { captured: toDecimal(paid.captured), refunded: toDecimal(paid.refunded) }
            : null,
        },
      ];
    }),
  };
}

/** Returns the statements of a month of check-outs, sorted by number, for the accountant. */
export async function readStatements(
  { database: { db } }: Pick<Reader, 'database'>,
  month: string,
) {
  const rows = await statementRows({ db })
    .where('s.month', '=', month)
    .where('s.statement', 'is not', null)
    .orderBy('s.statement')
    .execute();
  return rows.map(statementFacts);
}

/**
 * Selects settlements with the name of the hotel and the number of the statement that they undo.
 */
function statementRows({ db }: Pick<SettlementContext['database'], 'db'>) {
  return db
    .selectFrom('settlements as s')
    .leftJoin('settlements as undone', (join) =>
      join.onRef('undone.hotel_id', '=', 's.hotel_id').onRef('undone.id', '=', 's.undoes'),
    )
    .select(['s.hotel_id', 's.id', 's.month', 's.currency', 's.owed', 's.commission'])
    .select(['s.reference', 's.at', 's.statement', 's.vat', 's.vat_rate'])
    .select('undone.statement as undoes')
    .select((eb) =>
      eb
        .selectFrom('bookings as b')
        .select(sql<string | null>`b.hotel->>'name'`.as('name'))
        .whereRef('b.hotel_id', '=', 's.hotel_id')
        .where('b.hotel', 'is not', null)
        .orderBy('b.created_at', 'desc')
        .limit(1)
        .as('hotelName'),
    );
}

type StatementRow = Awaited<
  ReturnType<ReturnType<typeof statementRows>['executeTakeFirstOrThrow']>
>;

function statementFacts({ currency, commission, owed, vat, vat_rate: rate, ...row }: StatementRow) {
  const text = (amount: bigint) => toDecimal({ amount, currency });
  return {
    number: row.statement ?? 0,
    at: row.at.toISOString(),
    hotelId: row.hotel_id,
    hotelName: row.hotelName,
    month: row.month,
    currency,
    figures: toMoneyFigures({ owed: BigInt(owed), commission: BigInt(commission) }, currency),
    vat:
      vat === null || rate === null
        ? null
        : {
            percent: String(rate / 100),
            amount: text(BigInt(vat)),
            without: text(BigInt(commission) - BigInt(vat)),
          },
    reference: row.reference,
    undoes: row.undoes,
  };
}
