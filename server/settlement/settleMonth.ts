import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type {
  DeskMoneyProblem,
  SettleRequest,
  UndoRequest,
} from '#contracts/site/desk/deskMoney.ts';
import type { Actor } from '../record/actor.ts';
import { recordAction } from '../record/recordAction.ts';
import type { Tables } from '../database/tables.ts';
import {
  commissionsAccount,
  hotelAccount,
  type LedgerEntry,
  lockBalances,
  postTransaction,
  settlementsAccount,
} from '../ledger/ledger.ts';
import { ProblemError } from '../request/problemError.ts';
import {
  bookingFigures,
  type Figures,
  figuresOf,
  hasMonthEnded,
  isOpen,
  toMoneyFigures,
} from './monthFigures.ts';
import { numberStatements, vatIn } from './numberStatements.ts';
import { byOf, settlementRows } from './readSettlements.ts';
import type { SettlementContext } from './settlementContext.ts';

/**
 * The number of lines that one statement inserts. A statement can have at most 65,535 parameters.
 */
const linesAtOnce = 5_000;

/** The amounts of a booking that a settlement settles. */
type Line = Figures & { bookingId: string };

/** A settlement before it is written. */
type NewSettlement = {
  hotelId: string;
  month: string;
  currency: string;
  lines: readonly Line[];
  reference: string | null;
  reason: string;
  undoes: string | null;
  vatRate: number | null;
  /** Whether the settlement is paid with a file for the bank. */
  byFile?: boolean;
};

/**
 * Settles the open amounts of a hotel's month in one currency, and returns the number of the
 * statement. One payment of the net amount settles the owed amounts and the commission together.
 * The ledger contains both amounts. Of two concurrent settlements the second waits and is refused.
 * With `byFile`, an amount that the site pays waits for a file for the bank.
 *
 * Throws a 409 problem if the month cannot be settled yet, or if its open figures differ from those
 * in the preview.
 */
export async function settleMonth(
  { database, now, commissionVat }: Pick<SettlementContext, 'database' | 'now' | 'commissionVat'>,
  actor: Actor,
  hotelId: string,
  { month, currency, owed, commission, reference, reason }: SettleRequest,
  { byFile = false }: { byFile?: boolean } = {},
): Promise<number> {
  return database.transaction(async (tx) => {
    await lockBalances(tx, hotelAccount(hotelId));
    const { rows } = await bookingFigures({ month, hotels: [hotelId] }).execute(tx);
    const ofCurrency = rows.filter((row) => row.currency === currency);
    const waiting = ofCurrency.filter((row) => Number(row.waiting) > 0).length;
    if (waiting > 0 || !hasMonthEnded(month, now())) {
      throw refused('still-open', 'The month has not ended, or stays are not over.', { waiting });
    }
    const lines = ofCurrency
      .filter(isOpen)
      .map((row): Line => ({ bookingId: row.booking_id, ...figuresOf(row).open }));
    const open = toMoneyFigures(sumOf(lines), currency);
    if (lines.length === 0 || open.owed !== owed || open.commission !== commission) {
      const last = await lastSettlement(tx, { hotelId, month, currency });
      throw lines.length === 0
        ? refused('settled-already', 'Nothing is left to settle in this month.', last)
        : refused('figures-changed', 'The figures have changed.', { open, ...last });
    }
    const vatRate = commissionVat ?? null;
    const settlement = { hotelId, month, currency, lines, reason, undoes: null, vatRate, byFile };
    return write(tx, { now }, actor, { ...settlement, reference: reference ?? null });
  });
}

/**
 * Undoes a settlement with an opposite settlement, so that its month is open again. Returns the
 * month. Throws a 404 problem if the settlement does not exist, and a 409 if it was already undone.
 */
export async function undoSettlement(
  { database, now }: SettlementContext,
  actor: Actor,
  hotelId: string,
  { settlementId, reason }: UndoRequest,
): Promise<string> {
  return database.transaction(async (tx) => {
    await lockBalances(tx, hotelAccount(hotelId));
    const settled = await settlementRows(tx, hotelId)
      .where('settlements.id', '=', settlementId)
      .where('undoes', 'is', null)
      .executeTakeFirst();
    if (!settled) throw new ProblemError(404, 'There is no such settlement.');
    const undone = await settlementRows(tx, hotelId)
      .where('undoes', '=', settlementId)
      .executeTakeFirst();
    if (undone) {
      const by = { by: byOf(undone), at: undone.at.toISOString() };
      throw refused('undone-already', 'This settlement was already undone.', by);
    }
    const rows = await tx
      .selectFrom('settlement_lines')
      .selectAll()
      .where('hotel_id', '=', hotelId)
      .where('settlement_id', '=', settlementId)
      .execute();
    const lines = rows.map((row): Line => ({
      bookingId: row.booking_id,
      owed: -BigInt(row.owed),
      commission: -BigInt(row.commission),
    }));
    const { month, currency, vat_rate: vatRate } = settled;
    const counter = { hotelId, month, currency, lines, reference: null, reason, vatRate };
    await write(tx, { now }, actor, { ...counter, undoes: settlementId });
    return month;
  });
}

/**
 * Writes a settlement with its lines, its ledger transaction and its entry in the audit record.
 * Returns the number of its statement.
 */
async function write(
  tx: Transaction<Tables>,
  { now }: Pick<SettlementContext, 'now'>,
  actor: Actor,
  { hotelId, month, currency, lines, reference, reason, undoes, vatRate, byFile }: NewSettlement,
): Promise<number> {
  const id = randomUUID();
  const at = now();
  const { owed, commission } = sumOf(lines);
  const { last } = await tx
    .selectFrom('settlements')
    .select(({ fn }) => fn.max<number | null>('seq').as('last'))
    .where('hotel_id', '=', hotelId)
    .where('month', '=', month)
    .where('currency', '=', currency)
    .executeTakeFirstOrThrow();
  const seq = (last ?? 0) + 1;
  await tx
    .insertInto('settlements')
    .values({
      hotel_id: hotelId,
      id,
      month,
      currency,
      seq,
      owed,
      commission,
      reference,
      reason,
      actor_kind: actor.kind,
      actor_id: actor.id,
      at,
      undoes,
      vat_rate: vatRate,
      vat: vatRate === null ? null : vatIn(commission, vatRate),
      by_file: byFile === true && owed > commission,
    })
    .execute();
  await numberStatements(tx);
  const { statement } = await tx
    .selectFrom('settlements')
    .select('statement')
    .where('hotel_id', '=', hotelId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const rows = lines.map((line) => ({
    hotel_id: hotelId,
    settlement_id: id,
    booking_id: line.bookingId,
    owed: line.owed,
    commission: line.commission,
  }));
  for (let from = 0; from < rows.length; from += linesAtOnce) {
    const some = rows.slice(from, from + linesAtOnce);
    await tx.insertInto('settlement_lines').values(some).execute();
  }
  const entries = entriesOf(hotelAccount(hotelId), currency, { owed, commission });
  if (entries.length > 0) {
    const kind = undoes === null ? 'settled' : 'settlement-undone';
    await postTransaction(tx, {
      key: `${kind}:${hotelId}:${month}:${currency}:${seq}`,
      kind,
      at,
      entries,
    });
  }
  await recordAction(tx, actor, {
    action: 'money.settle',
    subject: { kind: 'settlement', id },
    after: {
      hotelId,
      month,
      currency,
      ...toMoneyFigures({ owed, commission }, currency),
      bookings: lines.length,
      ...(undoes !== null && { undoes }),
    },
    reason,
  });
  return statement ?? 0;
}

/**
 * Returns the ledger entries of a settlement. The site pays its debt to the hotel minus the
 * commission, and earns the commission. Accounts with an amount of zero have no entry.
 */
function entriesOf(hotel: string, currency: string, { owed, commission }: Figures): LedgerEntry[] {
  const amounts: [account: string, amount: bigint][] = [
    [hotel, -owed],
    [settlementsAccount, owed - commission],
    [commissionsAccount, commission],
  ];
  return amounts
    .filter(([, amount]) => amount !== 0n)
    .map(([account, amount]) => ({ account, amount: { amount, currency } }));
}

function sumOf(lines: readonly Figures[]): Figures {
  return lines.reduce(
    (sum, { owed, commission }) => ({
      owed: sum.owed + owed,
      commission: sum.commission + commission,
    }),
    { owed: 0n, commission: 0n },
  );
}

/**
 * Returns the author and the time of the last change to the settlements of a month, or an empty
 * object.
 */
async function lastSettlement(
  tx: Transaction<Tables>,
  { hotelId, month, currency }: Pick<NewSettlement, 'hotelId' | 'month' | 'currency'>,
): Promise<{ by?: string; at?: string }> {
  const last = await settlementRows(tx, hotelId)
    .where('month', '=', month)
    .where('currency', '=', currency)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last ? { by: byOf(last), at: last.at.toISOString() } : {};
}

function refused(
  code: DeskMoneyProblem['code'],
  detail: string,
  members: Partial<DeskMoneyProblem>,
): ProblemError {
  return new ProblemError(409, detail, { members: { code, ...members } });
}
