import { deskHotelCalls } from '#contracts/site/calls/deskCalls.ts';
import type { DeskHotel } from '#contracts/site/desk/deskHotelDetails.ts';
import { moneyHotelIdSchema, statementNumberSchema } from '#contracts/site/desk/deskMoney.ts';
import { type DeskCaller, type DeskRoute, deskRoutes } from '../../desk/deskRoute.ts';
import { ProblemError } from '../../request/problemError.ts';
import { validate } from '../../request/validate.ts';
import type { SettlementContext } from '../settlementContext.ts';
import { noBooking, readHotel, requireBooked, saveHotel } from './hotelDetails.ts';
import { issueInvoice, readInvoice } from './invoices.ts';

/**
 * Returns the routes of the stored details of hotels, and of the invoices that are addressed with
 * them.
 */
export function hotelRoutes(context: SettlementContext): DeskRoute[] {
  const hotel = async (hotelId: string, requestId: string): Promise<DeskHotel> => {
    const found = await readHotel(context, hotelId, requestId);
    if (!found) throw noBooking();
    return found;
  };
  return deskRoutes(deskHotelCalls)({
    'GET /api/desk/money-hotels/:id': async ({ caller, params: { id } }) => ({
      status: 200,
      body: await hotel(validate(moneyHotelIdSchema, id), requestIdOf(caller)),
    }),
    'PUT /api/desk/money-hotels/:id': async ({ caller, params, body }) => {
      const hotelId = validate(moneyHotelIdSchema, params.id);
      await requireBooked(context, hotelId);
      await saveHotel(context, caller.actor, hotelId, body);
      return { status: 200, body: await hotel(hotelId, requestIdOf(caller)) };
    },
    'GET /api/desk/money-invoices/:id': async ({ caller, params: { id } }) => {
      const number = validate(statementNumberSchema, id);
      const found = await readInvoice(context, number, requestIdOf(caller));
      return { status: 200, body: present(found) };
    },
    'POST /api/desk/money-invoices/:id': async ({ caller, params: { id }, body: request }) => {
      const number = validate(statementNumberSchema, id);
      const asked = { number, requestId: requestIdOf(caller), request };
      return { status: 200, body: present(await issueInvoice(context, caller.actor, asked)) };
    },
  });
}

/** Returns the id that identifies the request in the provider's log. */
function requestIdOf({ actor }: DeskCaller): string {
  return actor.requestId ?? 'desk';
}

function present<Found>(found: Found | undefined): Found {
  if (found === undefined) throw new ProblemError(404, 'There is no such statement.');
  return found;
}
