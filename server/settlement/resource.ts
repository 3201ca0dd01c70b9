import * as v from 'valibot';
import { deskFigureCalls, deskMoneyCalls } from '#contracts/site/calls/deskCalls.ts';
import {
  type DeskHotelMonth,
  moneyHotelIdSchema,
  type MoneyFigures,
  statementNumberSchema,
} from '#contracts/site/desk/deskMoney.ts';
import type { Actor } from '../record/actor.ts';
import { recordAction } from '../record/recordAction.ts';
import { type CsvCell, sendCsv } from '../desk/csv.ts';
import { type DeskRoute, deskRoutes } from '../desk/deskRoute.ts';
import { paymentCells, paymentColumns } from '../desk/paymentCells.ts';
import { ProblemError } from '../request/problemError.ts';
import { validate } from '../request/validate.ts';
import { readAllFigures, readFigures } from './readFigures.ts';
import { readAllMonths, readHotelMonth, readLedger, readMonths } from './readMoney.ts';
import { readStatement, readStatements } from './readStatement.ts';
import { hotelRoutes } from './hotels/hotelRoutes.ts';
import { payoutRoutes } from './payouts/payoutRoutes.ts';
import { settleMonth, undoSettlement } from './settleMonth.ts';
import type { SettlementContext } from './settlementContext.ts';

/**
 * Returns the routes that list the amounts that the site and the hotels owe each other, and that
 * settle them.
 */
function deskMoneyRoutes(context: SettlementContext): DeskRoute[] {
  const hotelMonth = async (hotelId: string, month: string): Promise<DeskHotelMonth> => {
    const found = await readHotelMonth(context, hotelId, month);
    if (!found) throw new ProblemError(404, 'There are no bookings of this hotel.');
    return found;
  };
  const recordExport = (
    actor: Actor,
    subject: { kind: string; id: string },
    { month, rows }: { month: string; rows: number },
  ) =>
    recordAction(context.database.db, actor, {
      action: 'money.export',
      subject,
      after: { filters: { month }, rows },
    });
  return deskRoutes(deskMoneyCalls)({
    'GET /api/desk/money': async ({ query: { month, hotel, cursor } }) => {
      const page = await readMonths(context, {
        month,
        ...(hotel !== undefined && { hotel }),
        ...(cursor !== undefined && { after: readCursor(cursor) }),
      });
      const next = page.next && Buffer.from(JSON.stringify(page.next)).toString('base64url');
      return { status: 200, body: { ...page, next } };
    },
    'GET /api/desk/money-ledger': async () => ({
      status: 200,
      body: { currencies: await readLedger(context) },
    }),
    'GET /api/desk/money-statements': async ({ caller: { actor }, query: { month } }) => {
      const rows = await readStatements(context, month);
      await recordExport(actor, { kind: 'statements', id: month }, { month, rows: rows.length });
      const table = [statementColumns, ...rows.map(statementCells)];
      return { status: 200, send: (res) => sendCsv(res, `statements-${month}.csv`, table) };
    },
    'GET /api/desk/money-statements/:id': async ({ params: { id } }) => {
      const found = await readStatement(context, validate(statementNumberSchema, id));
      if (!found) throw new ProblemError(404, 'There is no such statement.');
      return { status: 200, body: found };
    },
    'GET /api/desk/money/:id': async ({ params, query: { month } }) => ({
      status: 200,
      body: await hotelMonth(hotelOf(params), month),
    }),
    'GET /api/desk/money-export': async ({ caller: { actor }, query: { month } }) => {
      const rows = await readAllMonths(context, month);
      await recordExport(actor, { kind: 'month', id: month }, { month, rows: rows.length });
      const table = [
        ['month', 'hotel_id', 'hotel', 'currency', 'state', 'bookings', 'waiting', ...figureNames],
        ...rows.map((row) => [
          month,
          row.hotelId,
          row.hotelName,
          row.currency,
          row.state,
          row.bookings,
          row.waiting,
          ...figureCells(row),
        ]),
      ];
      return { status: 200, send: (res) => sendCsv(res, `money-${month}.csv`, table) };
    },
    'GET /api/desk/money/:id/export': async ({ caller: { actor }, params, query: { month } }) => {
      const { bookings, hotelId } = await hotelMonth(hotelOf(params), month);
      const payments = await context.paymentSums(bookings.map(({ id }) => id));
      const subject = { kind: 'hotel', id: hotelId };
      await recordExport(actor, subject, { month, rows: bookings.length });
      const name = `money-${month}-${hotelId.replaceAll(/[^\w.-]/g, '_')}.csv`;
      const table = [
        [
          ...['booking', 'check_in', 'check_out', 'status', 'currency', ...figureNames],
          ...['collected_by', ...paymentColumns],
        ],
        ...bookings.map((booking) => [
          booking.number,
          booking.checkIn,
          booking.checkOut,
          booking.waiting ? 'waiting' : booking.status,
          booking.currency,
          ...figureCells(booking),
          payments.has(booking.id) ? 'site' : 'hotel',
          ...paymentCells(payments.get(booking.id)),
        ]),
      ];
      return { status: 200, send: (res) => sendCsv(res, name, table) };
    },
    'POST /api/desk/money/:id/settlements': async ({ caller: { actor }, params, body }) => {
      const hotelId = hotelOf(params);
      await settleMonth(context, actor, hotelId, body);
      return { status: 200, body: await hotelMonth(hotelId, body.month) };
    },
    'POST /api/desk/money/:id/settlements/undo': async ({ caller: { actor }, params, body }) => {
      const hotelId = hotelOf(params);
      const month = await undoSettlement(context, actor, hotelId, body);
      return { status: 200, body: await hotelMonth(hotelId, month) };
    },
  });
}

/** The name of the group for bookings without a city in the export. */
const unknownGroup = 'unknown';

/** Returns the routes of the desk's figures. */
function figureRoutes(context: SettlementContext): DeskRoute[] {
  return deskRoutes(deskFigureCalls)({
    'GET /api/desk/figures': async ({ query }) => ({
      status: 200,
      body: await readFigures(context, query),
    }),
    'GET /api/desk/figures.csv': async ({ caller: { actor }, query }) => {
      const { from, to, by, rows } = await readAllFigures(context, query);
      await recordAction(context.database.db, actor, {
        action: 'figures.export',
        subject: { kind: 'figures', id: by },
        after: { filters: { from, to }, rows: rows.length },
      });
      const names = [
        'currency',
        'bookings',
        'nights',
        'turnover',
        'commission',
        'cancelled',
      ] as const;
      const table = [
        [by, 'name', ...names],
        ...rows.map((row) => [
          row.key || unknownGroup,
          row.label,
          ...names.map((name) => row[name]),
        ]),
      ];
      return {
        status: 200,
        send: (res) => sendCsv(res, `figures-${from}-${to}-by-${by}.csv`, table),
      };
    },
  });
}

function hotelOf({ id }: { id: string }): string {
  return validate(moneyHotelIdSchema, id);
}

/** PostgreSQL cannot store NUL in a text. */
const cursorTextSchema = v.pipe(v.string(), v.excludes('\0'));

const cursorSchema = v.pipe(
  v.string(),
  v.transform((text) => Buffer.from(text, 'base64url').toString()),
  v.parseJson(),
  v.tuple([cursorTextSchema, cursorTextSchema]),
);

function readCursor(cursor: string): readonly [string, string] {
  const read = v.safeParse(cursorSchema, cursor);
  if (!read.success) throw new ProblemError(400, 'The cursor does not belong to this list.');
  return read.output;
}

const figureNames = [
  'owed',
  'commission',
  'net',
  'settled_owed',
  'settled_commission',
  'settled_net',
  'open_owed',
  'open_commission',
  'open_net',
];

function figureCells({
  total,
  settled,
  open,
}: Record<'total' | 'settled' | 'open', MoneyFigures>): CsvCell[] {
  return [total, settled, open].flatMap(({ owed, commission, net }) => [owed, commission, net]);
}

const statementColumns = [
  ...['statement', 'at', 'hotel_id', 'hotel', 'month', 'currency', 'owed', 'commission'],
  ...['vat_percent', 'vat', 'commission_without_vat', 'net', 'reference', 'undoes_statement'],
];

function statementCells({
  figures: { owed, commission, net },
  vat,
  ...statement
}: Awaited<ReturnType<typeof readStatements>>[number]): CsvCell[] {
  const { number, at, hotelId, hotelName, month, currency, reference, undoes } = statement;
  return [
    ...[number, at, hotelId, hotelName, month, currency, owed, commission],
    ...[vat?.percent ?? null, vat?.amount ?? null, vat?.without ?? null, net, reference, undoes],
  ];
}

/** Creates the parts of the site that settle with hotels. Its only routes are at the desk. */
export function startSettlement(context: SettlementContext) {
  return {
    deskRoutes: [
      ...deskMoneyRoutes(context),
      ...hotelRoutes(context),
      ...payoutRoutes(context),
      ...figureRoutes(context),
    ],
  };
}
