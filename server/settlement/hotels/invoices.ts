import type {
  CommissionInvoice,
  InvoiceParty,
  IssueInvoice,
} from '#contracts/site/desk/deskPayouts.ts';
import type { Actor } from '../../record/actor.ts';
import { recordAction } from '../../record/recordAction.ts';
import { ProblemError } from '../../request/problemError.ts';
import { readStatement } from '../readStatement.ts';
import type { SettlementContext } from '../settlementContext.ts';
import { legalParty } from './hotelDetails.ts';

/**
 * Returns the commission invoice of a statement, or undefined if the statement does not exist. An
 * issued invoice has the parties as they were at the time of issue. Any other invoice has the
 * current parties.
 */
export async function readInvoice(
  context: SettlementContext,
  number: number,
  requestId: string,
): Promise<CommissionInvoice | undefined> {
  const statement = await readStatement(context, number);
  if (!statement) return undefined;
  const { db } = context.database;
  const [issued, undone] = await Promise.all([
    db
      .selectFrom('commission_invoices as i')
      .leftJoin('staff', 'staff.id', 'i.issued_by')
      .selectAll('i')
      .select('staff.name')
      .where('statement', '=', number)
      .executeTakeFirst(),
    db
      .selectFrom('settlements as s')
      .innerJoin('settlements as undone', (join) =>
        join.onRef('undone.hotel_id', '=', 's.hotel_id').onRef('undone.undoes', '=', 's.id'),
      )
      .select('undone.statement')
      .where('s.statement', '=', number)
      .executeTakeFirst(),
  ]);
  const parties = issued
    ? {
        from: {
          name: issued.from_name,
          address: issued.from_address,
          vatNumber: issued.from_vat_number,
        },
        to: { name: issued.to_name, address: issued.to_address, vatNumber: issued.to_vat_number },
        providerState: 'none' as const,
      }
    : await partiesNow(context, statement.hotelId, requestId);
  const { hotelId, month, currency, at, figures, vat, undoes, lines } = statement;
  return {
    number,
    issued: issued ? { at: issued.at.toISOString(), by: issued.name ?? issued.issued_by } : null,
    hotelId,
    month,
    currency,
    settledAt: at,
    ...parties,
    missing: missingOf(parties),
    commission: figures.commission,
    vat,
    undoes,
    undoneBy: undone?.statement ?? null,
    lines: lines
      .filter(({ figures: { commission } }) => Number(commission) !== 0)
      .map(({ number: booking, checkIn, checkOut, figures: { commission } }) => ({
        number: booking,
        checkIn,
        checkOut,
        commission,
      })),
  };
}

async function partiesNow(context: SettlementContext, hotelId: string, requestId: string) {
  const { name, address, vatId } = context.operator;
  const { providerState, legalName, ...party } = await legalParty(context, hotelId, requestId);
  return {
    from: { name, address, vatNumber: vatId },
    to: { name: legalName, ...party },
    providerState,
  };
}

function missingOf({
  from,
  to,
}: {
  from: InvoiceParty;
  to: InvoiceParty;
}): CommissionInvoice['missing'] {
  const missing: CommissionInvoice['missing'] = [];
  if (to.name === '') missing.push('name');
  if (to.address === '') missing.push('address');
  if (from.name === '' || from.address === '') missing.push('operator');
  return missing;
}

/**
 * Issues the invoice of a statement to the hotel that was shown. After that the invoice never
 * changes. A repeated request issues it only once. Throws a 409 problem if the statement has no
 * commission, or if a party's data is incomplete. Throws a 409 problem too if the provider could
 * not be asked for the VAT number, or if the hotel differs from the one shown.
 */
export async function issueInvoice(
  context: SettlementContext,
  actor: Actor,
  {
    number,
    requestId,
    request: { to: shown },
  }: {
    number: number;
    requestId: string;
    request: IssueInvoice;
  },
): Promise<CommissionInvoice | undefined> {
  const invoice = await readInvoice(context, number, requestId);
  if (!invoice || invoice.issued) return invoice;
  const { from, to, missing, providerState, commission, hotelId } = invoice;
  if (Number(commission) === 0) throw refused('no-commission', 'The statement has no commission.');
  if (missing.length > 0) throw refused('invoice-incomplete', 'The invoice is incomplete.');
  // The provider may have the missing VAT number, and an issued invoice without it would stay
  // wrong.
  if (providerState === 'unread')
    throw refused('provider-unread', "The provider's data of the hotel could not be read.");
  if (shown.name !== to.name || shown.address !== to.address || shown.vatNumber !== to.vatNumber) {
    throw refused(
      'invoice-changed',
      "The hotel's name, address or VAT number has changed since it was shown.",
    );
  }
  await context.database.transaction(async (tx) => {
    const created = await tx
      .insertInto('commission_invoices')
      .values({
        statement: number,
        at: context.now(),
        issued_by: actor.id ?? actor.kind,
        from_name: from.name,
        from_address: from.address,
        from_vat_number: from.vatNumber,
        to_name: to.name,
        to_address: to.address,
        to_vat_number: to.vatNumber,
      })
      .onConflict((conflict) => conflict.column('statement').doNothing())
      .returning('statement')
      .executeTakeFirst();
    if (!created) return;
    await recordAction(tx, actor, {
      action: 'money.invoice',
      subject: { kind: 'statement', id: String(number) },
      after: { hotelId },
    });
  });
  return readInvoice(context, number, requestId);
}

function refused(code: string, detail: string): ProblemError {
  return new ProblemError(409, detail, { members: { code } });
}
