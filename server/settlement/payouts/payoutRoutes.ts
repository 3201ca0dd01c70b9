import { deskPayoutCalls } from '#contracts/site/calls/deskCalls.ts';
import { statementNumberSchema } from '#contracts/site/desk/deskMoney.ts';
import type { Actor } from '../../record/actor.ts';
import { recordAction } from '../../record/recordAction.ts';
import { sendCsv } from '../../desk/csv.ts';
import { type DeskRoute, deskRoutes } from '../../desk/deskRoute.ts';
import { ProblemError } from '../../request/problemError.ts';
import { validate } from '../../request/validate.ts';
import { settleMonths } from '../settleMonths.ts';
import type { SettlementContext } from '../settlementContext.ts';
import { makeFile, readFile, readPayouts } from './payouts.ts';
import { sepaFile } from './sepaFile.ts';

/**
 * Returns the routes for settling several hotels, and for the files with which the bank pays them.
 */
export function payoutRoutes(context: SettlementContext): DeskRoute[] {
  const file = async (id: string) => {
    const found = await readFile(context, validate(statementNumberSchema, id));
    if (!found) throw new ProblemError(404, 'There is no such file.');
    return found;
  };
  const shown = async (id: string) => {
    const { number, at, by, payments, sums, reason, sepa, rows } = await file(id);
    return { number, at, by, payments, sums, reason, sepa, rows };
  };
  const recordDownload = (actor: Actor, id: string, format: 'csv' | 'pain.001', rows: number) =>
    recordAction(context.database.db, actor, {
      action: 'money.export',
      subject: { kind: 'payouts', id },
      after: { format, rows },
    });
  return deskRoutes(deskPayoutCalls)({
    'POST /api/desk/money-settlements': async ({ caller: { actor }, body }) => ({
      status: 200,
      body: await settleMonths(context, actor, body),
    }),
    'GET /api/desk/money-payouts': async () => ({ status: 200, body: await readPayouts(context) }),
    'POST /api/desk/money-payouts': async ({ caller: { actor }, body }) => {
      const number = await makeFile(context, actor, body);
      return { status: 200, body: await shown(String(number)) };
    },
    'GET /api/desk/money-payouts/:id': async ({ params: { id } }) => ({
      status: 200,
      body: await shown(id),
    }),
    'GET /api/desk/money-payouts/:id/csv': async ({ caller: { actor }, params: { id } }) => {
      const { number, rows } = await file(id);
      await recordDownload(actor, id, 'csv', rows.length);
      const table = [
        ['payee', 'iban', 'bic', 'amount', 'currency', 'reference', 'hotel_id', 'hotel', 'month'],
        ...rows.map((row) => [
          ...[row.payee, row.iban, row.bic, row.amount, row.currency, row.reference],
          ...[row.hotelId, row.hotelName, row.month],
        ]),
      ];
      return { status: 200, send: (res) => sendCsv(res, `payouts-${number}.csv`, table) };
    },
    'GET /api/desk/money-payouts/:id/sepa': async ({ caller: { actor }, params: { id } }) => {
      const { number, at, debtor, rows } = await file(id);
      const payments = rows.filter(({ leftOut }) => leftOut === null);
      if (!debtor || payments.length === 0) {
        throw new ProblemError(404, 'This file has no payments for a pain.001 file.');
      }
      const text = sepaFile({ number, at: new Date(at), debtor, payments });
      await recordDownload(actor, id, 'pain.001', payments.length);
      return {
        status: 200,
        send: (res) =>
          res
            .set({
              'Content-Type': 'application/xml; charset=utf-8',
              'Content-Disposition': `attachment; filename="payouts-${number}.xml"`,
            })
            .send(text),
      };
    },
  });
}
