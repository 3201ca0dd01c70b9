import type * as v from 'valibot';
import { actionCallName, deskActionCalls } from '#contracts/site/calls/deskActionCalls.ts';
import { deskBookingCalls } from '#contracts/site/calls/deskCalls.ts';
import {
  type DeskBookingAction,
  deskBookingPreviewRequests as previews,
  deskBookingRequests as requests,
} from '#contracts/site/desk/deskBooking.ts';
import { serverI18n } from '#contracts/texts/serverI18n.ts';
import { type DeskRequest, type DeskRoute, deskRoute, deskRoutes } from '../../desk/deskRoute.ts';
import { validate } from '../../request/validate.ts';
import { deskLinks } from '../bookingLinks.ts';
import { bookingView } from '../bookingView.ts';
import { messageTemplatesOf } from '../mails/messageTemplates.ts';
import type { BookingMailConfig } from '../mails/createBookingMailSender.ts';
import { fillTemplate } from '../templates/fillTemplate.ts';
import { readTemplates } from '../templates/storedTemplates.ts';
import { asActor, type ForgetGuests } from '../state/bookingContext.ts';
import type { BookingRow } from '../state/bookingRow.ts';
import { logBooking } from '../state/bookingTrace.ts';
import { settleMismatch } from '../state/recordMismatch.ts';
import { forgiveFee, giveGoodwill, writeToGuest } from './afterwards.ts';
import {
  addNote,
  cancelByDesk,
  closeRefusal,
  correctContact,
  correctName,
  eraseByDesk,
  reportStay,
  retryNow,
  sendMailAgain,
  settleCancellation,
  settleStuck,
  tellHotel,
  withdrawUnpaid,
} from './bookingActions.ts';
import {
  type BookingChange,
  changeBooking,
  type DeskContext,
  findBooking,
  notPossible,
} from './changeBooking.ts';
import { decideRequest } from './decideRequest.ts';
import { previewChange } from './previewChange.ts';
import { readDeskBooking } from './readDeskBooking.ts';

type RoutesOptions = {
  mails: BookingMailConfig;
  forgetGuests: ForgetGuests;
  /** Wakes the worker, because a job is due. */
  wake: () => void;
};

type Act<Body> = (change: BookingChange, body: Body) => Promise<BookingRow | undefined>;
type Handle = (request: DeskRequest, id: string) => Promise<unknown>;
type Reasons = { reason?: string | undefined; asked?: string | undefined };

/** Returns the routes of a booking at the desk: its data, and each action with its preview. */
export function deskBookingRoutes(
  context: DeskContext,
  { mails, forgetGuests, wake }: RoutesOptions,
): DeskRoute[] {
  /** Returns the route of an action or of its preview, from the table of actions. */
  const routeOf = (
    called: 'act' | 'preview',
    action: DeskBookingAction,
    handle: Handle,
  ): DeskRoute => {
    const name = actionCallName(called, action);
    const call = deskActionCalls[name];
    if (!call) throw new Error(`There is no call ${name}.`);
    // The handler validates the body with the schema of its action, which also gives the body its
    // type.
    return deskRoute(name, { ...call, readsBody: true }, async ({ req, res, caller }) => ({
      status: 200,
      body: await handle({ ...caller, req, res }, String(req.params['id'])),
    }));
  };

  /** Returns the route that carries out an action and responds with the changed booking. */
  const acting = <Body extends object>(
    action: DeskBookingAction,
    schema: v.GenericSchema<unknown, Body>,
    act: Act<Body>,
  ): DeskRoute =>
    routeOf('act', action, async ({ req, res, staff, actor }, id) => {
      const body = validate(schema, req.body);
      const version = 'version' in body ? Number(body.version) : undefined;
      const by = asActor(context, actor);
      const row = await changeBooking(by, id, { action, version }, async (change) => {
        const changed = await act(change, body);
        if (!changed) throw notPossible(action, change.row);
        return changed;
      });
      logBooking(res, row);
      wake();
      const latest = await findBooking(context, row.id);
      return readDeskBooking(context, latest, staff.role);
    });

  /** Returns the routes of an action that has a preview. */
  const previewed = <Choice extends object, Body extends Choice & Reasons & { version: number }>(
    action: DeskBookingAction,
    schema: v.GenericSchema<unknown, Body>,
    previewSchema: v.GenericSchema<unknown, Choice>,
    act: Act<Choice & Reasons>,
  ): DeskRoute[] => [
    acting(action, schema, act),
    routeOf('preview', action, ({ req, actor }, id) => {
      const choice = validate(previewSchema, req.body);
      const by = asActor(context, actor);
      return previewChange(by, mails, id, action, (change) => act(change, choice));
    }),
  ];

  return [
    ...deskRoutes(deskBookingCalls)({
      'GET /api/desk/bookings/:id': async ({ caller: { staff }, params: { id }, res }) => {
        const row = await findBooking(context, id);
        logBooking(res, row);
        return { status: 200, body: await readDeskBooking(context, row, staff.role) };
      },
      'GET /api/desk/bookings/:id/templates': async ({ params: { id } }) => {
        const row = await findBooking(context, id);
        const booking = bookingView(row, [], { ...context, links: deskLinks }, new Map());
        const i18n = serverI18n(row.language);
        const own = await readTemplates(context.database.db);
        return {
          status: 200,
          body: {
            ...messageTemplatesOf(i18n, booking),
            own: own.flatMap((each) => fillTemplate(each, booking, i18n.language)),
          },
        };
      },
    }),
    ...previewed('confirm', requests.confirm, previews.confirm, ({ tx, context: by, row }, body) =>
      decideRequest(tx, by, row, { action: 'confirm', ...body }),
    ),
    ...previewed('decline', requests.decline, previews.decline, ({ tx, context: by, row }, body) =>
      decideRequest(tx, by, row, { action: 'decline', ...body }),
    ),
    ...previewed('cancel', requests.cancel, previews.cancel, cancelByDesk),
    ...previewed(
      'waive-fee',
      requests['waive-fee'],
      previews['waive-fee'],
      (change, { paidBy, ...body }) => cancelByDesk(change, { ...body, payer: paidBy }),
    ),
    ...previewed('forgive-fee', requests['forgive-fee'], previews['forgive-fee'], forgiveFee),
    ...previewed('goodwill', requests.goodwill, previews.goodwill, giveGoodwill),
    ...previewed('settle-stuck', requests['settle-stuck'], previews['settle-stuck'], settleStuck),
    ...previewed(
      'settle-cancellation',
      requests['settle-cancellation'],
      previews['settle-cancellation'],
      settleCancellation,
    ),
    ...previewed(
      'settle-mismatch',
      requests['settle-mismatch'],
      previews['settle-mismatch'],
      ({ tx, context: by, row }, { reason }) => settleMismatch(tx, by, row, reason),
    ),
    ...previewed(
      'report-stayed',
      requests['report-stayed'],
      previews['report-stayed'],
      (change, { reason }) => reportStay(change, 'stayed', reason),
    ),
    ...previewed(
      'report-no-show',
      requests['report-no-show'],
      previews['report-no-show'],
      (change, { reason }) => reportStay(change, 'no-show', reason),
    ),
    ...previewed('send-mail', requests['send-mail'], previews['send-mail'], sendMailAgain),
    acting('close-refusal', requests['close-refusal'], closeRefusal),
    acting('write', requests.write, writeToGuest),
    acting('correct-contact', requests['correct-contact'], correctContact),
    acting('correct-name', requests['correct-name'], correctName),
    acting('tell-hotel', requests['tell-hotel'], tellHotel),
    ...previewed('withdraw', requests.withdraw, previews.withdraw, withdrawUnpaid),
    acting('erase', requests.erase, (change, { reason }) =>
      eraseByDesk(change, forgetGuests, reason),
    ),
    acting('note', requests.note, addNote),
    acting('retry', requests.retry, retryNow),
  ];
}
