import { sql, type Kysely } from 'kysely';
import {
  type DeskPayoutFile,
  type DeskPayouts,
  type MakeFile,
  mostPayouts,
} from '#contracts/site/desk/deskPayouts.ts';
import { toDecimal } from '#contracts/money/money.ts';
import type { Tables } from '../../database/tables.ts';
import type { Actor } from '../../record/actor.ts';
import { recordAction } from '../../record/recordAction.ts';
import { hotelAccount, lockBalances } from '../../ledger/ledger.ts';
import { ProblemError } from '../../request/problemError.ts';
import { accountChange, detailRows } from '../hotels/hotelDetails.ts';
import { latestNames } from '../latestNames.ts';
import type { SettlementContext } from '../settlementContext.ts';
import { isSepaName, sepaOmission } from './sepaFile.ts';

/** The number of latest files in the list. */
const filesShown = 50;

/**
 * Selects the settlements that wait for a file for the bank, by statement number. These settlements
 * were settled for a file, are in no file, and were not undone.
 */
function waitingRows(db: Kysely<Tables>) {
  return db
    .selectFrom('settlements as s')
    .select(['s.hotel_id', 's.id', 's.statement', 's.month', 's.currency'])
    .select(['s.owed', 's.commission'])
    .where('s.by_file', '=', true)
    .where('s.undoes', 'is', null)
    .where('s.statement', 'is not', null)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('settlements as undone')
            .select('undone.id')
            .whereRef('undone.hotel_id', '=', 's.hotel_id')
            .whereRef('undone.undoes', '=', 's.id'),
        ),
      ),
    )
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('payouts')
            .select('payouts.statement')
            .whereRef('payouts.statement', '=', 's.statement'),
        ),
      ),
    )
    .orderBy('s.statement');
}

/** Returns the payments that wait for a file, and the latest files. */
export async function readPayouts({
  database: { db },
}: Pick<SettlementContext, 'database'>): Promise<DeskPayouts> {
  const [found, files] = await Promise.all([
    waitingRows(db)
      .limit(mostPayouts + 1)
      .execute(),
    fileRows(db).orderBy('f.number', 'desc').limit(filesShown).execute(),
  ]);
  const rows = found.slice(0, mostPayouts);
  const ids = rows.map(({ hotel_id: id }) => id);
  const [names, accounts, earlier, sums] = await Promise.all([
    latestNames(db, ids),
    accountsOf(db, ids),
    earlierFiles(db, ids),
    sumsOfFiles(
      db,
      files.map(({ number }) => number),
    ),
  ]);
  return {
    waiting: rows.map((row) => {
      const account = accounts.get(row.hotel_id);
      const { currency } = row;
      return {
        statement: row.statement ?? 0,
        hotelId: row.hotel_id,
        hotelName: names.get(row.hotel_id) ?? null,
        month: row.month,
        currency,
        amount: toDecimal({ amount: BigInt(row.owed) - BigInt(row.commission), currency }),
        payee: account?.account_holder ?? null,
        iban: account?.iban ?? null,
        accountChanged: account ? accountChange(account) : null,
        earlierFile: earlier.get(`${row.hotel_id} ${row.month} ${currency}`) ?? null,
      };
    }),
    more: found.length > mostPayouts,
    files: files.map((file) => toFile(file, sums.get(file.number) ?? [])),
  };
}

/** Returns the bank accounts of the hotels, by hotel id. Hotels without an account are left out. */
async function accountsOf(db: Kysely<Tables>, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, never>();
  const rows = await detailRows(db)
    .where('d.hotel_id', 'in', [...new Set(ids)])
    .where('d.iban', '<>', '')
    .execute();
  return new Map(rows.map((row) => [row.hotel_id, row]));
}

/**
 * Returns the latest file that paid a settlement that was undone later, by `HOTEL MONTH CURRENCY`.
 * The desk shows this file as a warning that the month may have been paid before.
 */
async function earlierFiles(db: Kysely<Tables>, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, number>();
  const rows = await db
    .selectFrom('payouts as p')
    .innerJoin('settlements as undone', (join) =>
      join
        .onRef('undone.hotel_id', '=', 'p.hotel_id')
        .onRef('undone.undoes', '=', 'p.settlement_id'),
    )
    .select(['p.hotel_id', 'p.month', 'p.currency', 'p.file'])
    .where('p.hotel_id', 'in', [...new Set(ids)])
    .orderBy('p.file')
    .execute();
  return new Map(rows.map((row) => [`${row.hotel_id} ${row.month} ${row.currency}`, row.file]));
}

function fileRows(db: Kysely<Tables>) {
  return db
    .selectFrom('payout_files as f')
    .leftJoin('staff', 'staff.id', 'f.made_by')
    .selectAll('f')
    .select('staff.name');
}

type FileRow = Awaited<ReturnType<ReturnType<typeof fileRows>['executeTakeFirstOrThrow']>>;
type Sum = { currency: string; payments: number; amount: bigint };

async function sumsOfFiles(db: Kysely<Tables>, numbers: readonly number[]) {
  if (numbers.length === 0) return new Map<number, Sum[]>();
  const rows = await db
    .selectFrom('payouts')
    .select(['file', 'currency', sql<string>`sum(amount)`.as('amount')])
    .select(({ fn }) => fn.countAll<string>().as('payments'))
    .where('file', 'in', [...numbers])
    .groupBy(['file', 'currency'])
    .orderBy('currency')
    .execute();
  const sums = new Map<number, Sum[]>();
  for (const { file, currency, amount, payments } of rows) {
    const sum = { currency, amount: BigInt(amount), payments: Number(payments) };
    sums.set(file, [...(sums.get(file) ?? []), sum]);
  }
  return sums;
}

function toFile({ number, at, name, made_by: id }: FileRow, sums: readonly Sum[]) {
  return {
    number,
    at: at.toISOString(),
    by: name ?? id,
    payments: sums.reduce((all, { payments }) => all + payments, 0),
    sums: sums.map(({ currency, amount }) => ({
      currency,
      amount: toDecimal({ amount, currency }),
    })),
  };
}

/**
 * Returns a file with the data for the bank and for the desk, or undefined if it does not exist.
 */
export async function readFile(
  { database: { db } }: Pick<SettlementContext, 'database'>,
  number: number,
): Promise<(DeskPayoutFile & { debtor: { name: string; iban: string } | null }) | undefined> {
  const file = await fileRows(db).where('f.number', '=', number).executeTakeFirst();
  if (!file) return undefined;
  const [rows, sums] = await Promise.all([
    db
      .selectFrom('payouts as p')
      .leftJoin('settlements as undone', (join) =>
        join
          .onRef('undone.hotel_id', '=', 'p.hotel_id')
          .onRef('undone.undoes', '=', 'p.settlement_id'),
      )
      .selectAll('p')
      .select('undone.id as undone')
      .where('p.file', '=', number)
      .orderBy('p.statement')
      .execute(),
    sumsOfFiles(db, [number]),
  ]);
  const { debtor_name: name, debtor_iban: iban } = file;
  const debtor = name !== null && iban !== null ? { name, iban } : null;
  const payments = rows.map((row) => {
    const { statement, month, currency, payee } = row;
    const amount = toDecimal({ amount: BigInt(row.amount), currency });
    const payment = { payee, iban: row.iban, bic: row.bic || null, currency, amount };
    return {
      ...payment,
      statement,
      month,
      hotelId: row.hotel_id,
      hotelName: row.hotel_name,
      reference: referenceOf(statement),
      leftOut: debtor ? sepaOmission(payment) : ('no-account' as const),
      undone: row.undone !== null,
    };
  });
  return {
    ...toFile(file, sums.get(number) ?? []),
    reason: file.reason,
    sepa: payments.some(({ leftOut }) => leftOut === null),
    rows: payments,
    debtor,
  };
}

/**
 * Returns the reference that the bank shows to the hotel. The reference is unique and never
 * changes.
 */
function referenceOf(statement: number): string {
  return `STATEMENT-${statement}`;
}

/**
 * Creates a file of waiting statements with the current bank accounts, and returns its number. The
 * numbers have no gaps. Throws a 409 problem and creates no file if a statement no longer waits, or
 * if its amount or account differs from the data shown. Two concurrent requests therefore pay
 * nothing twice.
 */
export async function makeFile(
  { database, now, operator, payoutIban }: SettlementContext,
  actor: Actor,
  { payments, reason }: MakeFile,
): Promise<number> {
  return database.transaction(async (tx) => {
    await lockBalances(tx, 'payouts');
    const wanted = new Map(payments.map((payment) => [payment.statement, payment]));
    const hotels = await tx
      .selectFrom('settlements')
      .select('hotel_id')
      .distinct()
      .where('statement', 'in', [...wanted.keys()])
      .orderBy('hotel_id')
      .execute();
    // Until this transaction ends, the locks block an undo of these settlements and a change of
    // these bank accounts.
    for (const { hotel_id: id } of hotels) {
      await lockBalances(tx, hotelAccount(id));
      await lockBalances(tx, `details:${id}`);
    }
    const rows = await waitingRows(tx)
      .where('s.statement', 'in', [...wanted.keys()])
      .execute();
    const ids = hotels.map(({ hotel_id: id }) => id);
    const [accounts, names] = [await accountsOf(tx, ids), await latestNames(tx, ids)];
    const paid = rows.flatMap((row) => {
      const shown = wanted.get(row.statement ?? 0);
      const account = accounts.get(row.hotel_id);
      const amount = BigInt(row.owed) - BigInt(row.commission);
      const { currency } = row;
      const isAsShown =
        account?.iban === shown?.iban &&
        account?.account_holder === shown?.payee &&
        toDecimal({ amount, currency }) === shown?.amount;
      return account && isAsShown ? [{ row, account, amount }] : [];
    });
    if (paid.length < payments.length) {
      throw new ProblemError(409, 'Some of these payments have changed since they were shown.', {
        members: { code: 'payouts-changed' },
      });
    }
    const { last } = await tx
      .selectFrom('payout_files')
      .select(({ fn }) => fn.max<number | null>('number').as('last'))
      .executeTakeFirstOrThrow();
    const number = (last ?? 0) + 1;
    const hasDebtor = payoutIban !== undefined && isSepaName(operator.name);
    await tx
      .insertInto('payout_files')
      .values({
        number,
        at: now(),
        made_by: actor.id ?? actor.kind,
        reason,
        debtor_name: hasDebtor ? operator.name : null,
        debtor_iban: hasDebtor ? payoutIban : null,
      })
      .execute();
    await tx
      .insertInto('payouts')
      .values(
        paid.map(({ row, account, amount }) => ({
          statement: row.statement ?? 0,
          file: number,
          hotel_id: row.hotel_id,
          settlement_id: row.id,
          hotel_name: names.get(row.hotel_id) ?? null,
          month: row.month,
          currency: row.currency,
          amount,
          payee: account.account_holder,
          iban: account.iban,
          bic: account.bic,
        })),
      )
      .execute();
    await recordAction(tx, actor, {
      action: 'money.pay',
      subject: { kind: 'payouts', id: String(number) },
      after: { statements: [...wanted.keys()], payments: paid.length },
      reason,
    });
    return number;
  });
}
