import type { Request } from 'express';
import * as v from 'valibot';
import type { MoneyFigures } from '#contracts/site/desk/deskMoney.ts';
import {
  deskHotelQuerySchema,
  type DeskHotelMonth,
  type DeskLedger,
  deskMoneyPaths,
  type DeskMonths,
  deskMonthsQuerySchema,
  moneyHotelIdSchema,
  settleRequestSchema,
  undoRequestSchema,
} from '#contracts/site/desk/deskMoney.ts';
import type { Actor } from '../audit/actor.ts';
import { recordAction } from '../audit/recordAction.ts';
import { type CsvCell, sendCsv } from '../desk/csv.ts';
import type { DeskRoute } from '../desk/deskRoute.ts';
import { ProblemError } from '../request/problemError.ts';
import { validate } from '../request/validate.ts';
import { readAllMonths, readHotelMonth, readLedger, readMonths } from './readMoney.ts';
import { settleMonth, undoSettlement } from './settleMonth.ts';
import type { SettlementContext } from './settlementContext.ts';

/** The routes of what the site and the hotels owe each other, and of settling it. */
export function deskMoneyRoutes(context: SettlementContext): DeskRoute[] {
  const hotelMonth = async (hotelId: string, month: string): Promise<DeskHotelMonth> => {
    const found = await readHotelMonth(context, hotelId, month);
    if (!found) throw new ProblemError(404, 'There is no booking of this hotel.');
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
  return [
    {
      method: 'get',
      path: deskMoneyPaths.months,
      permission: 'money.read',
      handle: async ({ req, res }) => {
        const { month, hotel, cursor } = validate(deskMonthsQuerySchema, req.query);
        const page = await readMonths(context, {
          month,
          ...(hotel !== undefined && { hotel }),
          ...(cursor !== undefined && { after: readCursor(cursor) }),
        });
        const next = page.next && Buffer.from(JSON.stringify(page.next)).toString('base64url');
        res.json({ ...page, next } satisfies DeskMonths);
      },
    },
    {
      method: 'get',
      path: deskMoneyPaths.ledger,
      permission: 'money.read',
      handle: async ({ res }) => {
        res.json({ currencies: await readLedger(context) } satisfies DeskLedger);
      },
    },
    {
      method: 'get',
      path: deskMoneyPaths.hotel,
      permission: 'money.read',
      handle: async ({ req, res }) => {
        const { month } = validate(deskHotelQuerySchema, req.query);
        res.json((await hotelMonth(hotelOf(req), month)) satisfies DeskHotelMonth);
      },
    },
    {
      method: 'get',
      path: deskMoneyPaths.monthsCsv,
      permission: 'money.export',
      handle: async ({ req, res, actor }) => {
        const { month } = validate(deskHotelQuerySchema, req.query);
        const rows = await readAllMonths(context, month);
        await recordExport(actor, { kind: 'month', id: month }, { month, rows: rows.length });
        sendCsv(res, `money-${month}.csv`, [
          [
            'month',
            'hotel_id',
            'hotel',
            'currency',
            'state',
            'bookings',
            'waiting',
            ...figureNames,
          ],
          ...rows.map((row) => [
            ...[month, row.hotelId, row.hotelName, row.currency, row.state],
            ...[row.bookings, row.waiting],
            ...figureCells(row),
          ]),
        ]);
      },
    },
    {
      method: 'get',
      path: deskMoneyPaths.hotelCsv,
      permission: 'money.export',
      handle: async ({ req, res, actor }) => {
        const { month } = validate(deskHotelQuerySchema, req.query);
        const { bookings, hotelId } = await hotelMonth(hotelOf(req), month);
        const subject = { kind: 'hotel', id: hotelId };
        await recordExport(actor, subject, { month, rows: bookings.length });
        sendCsv(res, `money-${month}-${hotelId.replaceAll(/[^\w.-]/g, '_')}.csv`, [
          ['booking', 'check_in', 'check_out', 'status', 'currency', ...figureNames],
          ...bookings.map((booking) => [
            ...[booking.number, booking.checkIn, booking.checkOut],
            ...[booking.waiting ? 'waiting' : booking.status, booking.currency],
            ...figureCells(booking),
          ]),
        ]);
      },
    },
    {
      method: 'post',
      path: deskMoneyPaths.settle,
      permission: 'money.settle',
      handle: async ({ req, res, actor }) => {
        const hotelId = hotelOf(req);
        const request = validate(settleRequestSchema, req.body);
        await settleMonth(context, actor, hotelId, request);
        res.json((await hotelMonth(hotelId, request.month)) satisfies DeskHotelMonth);
      },
    },
    {
      method: 'post',
      path: deskMoneyPaths.undo,
      permission: 'money.settle',
      handle: async ({ req, res, actor }) => {
        const hotelId = hotelOf(req);
        const request = validate(undoRequestSchema, req.body);
        const month = await undoSettlement(context, actor, hotelId, request);
        res.json((await hotelMonth(hotelId, month)) satisfies DeskHotelMonth);
      },
    },
  ];
}

function hotelOf(req: Request): string {
  return validate(moneyHotelIdSchema, req.params['id']);
}

const cursorSchema = v.pipe(
  v.string(),
  v.transform((text) => Buffer.from(text, 'base64url').toString()),
  v.parseJson(),
  v.tuple([v.string(), v.string()]),
);

function readCursor(cursor: string): readonly [string, string] {
  const read = v.safeParse(cursorSchema, cursor);
  if (!read.success) throw new ProblemError(400, 'The cursor is not one of this list.');
  return read.output;
}

const figureNames = [
  ...['owed', 'commission', 'net'],
  ...['settled_owed', 'settled_commission', 'settled_net'],
  ...['open_owed', 'open_commission', 'open_net'],
];

function figureCells({
  total,
  settled,
  open,
}: Record<'total' | 'settled' | 'open', MoneyFigures>): CsvCell[] {
  return [total, settled, open].flatMap(({ owed, commission, net }) => [owed, commission, net]);
}
