import * as v from 'valibot';
import { parseMoney, subtractMoney, sumMoney, toDecimalMoney } from '#contracts/money/money.ts';
import { shareFee } from '#contracts/site/credits.ts';
import type { DeskBookingAction, DeskBookingPreview } from '#contracts/site/desk/deskBooking.ts';
import { pathPrefix } from '#contracts/texts/languages.ts';
import type { BookingLinks } from '../bookingLinks.ts';
import { recipientOf } from '../mails/bookingMails.ts';
import {
  type BookingMailConfig,
  bookingMailPayloadSchema,
  composeBookingMail,
} from '../mails/createBookingMailSender.ts';
import { bookingView } from '../bookingView.ts';
import { priceOf } from '../state/bookingPrice.ts';
import { type BookingRow, readHistory, readPayments } from '../state/bookingRow.ts';
import { sumsOfCancelled } from '../state/cancellationSums.ts';
import { recordCancelledAt } from '../steps/recordCancellation.ts';
import {
  type BookingChange,
  changeBooking,
  type DeskContext,
  notPossible,
} from './changeBooking.ts';
import { outboxOf } from './readTimeline.ts';
import { feeOf, owedInAll } from './readDeskBooking.ts';

/**
 * Carries a preview out of the transaction. Throwing it rolls back everything that was done for the
 * preview.
 */
class PreviewedChange extends Error {
  override readonly name = 'PreviewedChange';
  readonly preview: DeskBookingPreview;

  constructor(preview: DeskBookingPreview) {
    super('The change was only a preview.');
    this.preview = preview;
  }
}

/**
 * Returns the effects of an action and the mails that it would send. The action runs in a
 * transaction that is rolled back, so that the preview matches the real result. If the action asks
 * the provider to cancel, or takes a payment first, the preview assumes that this succeeds.
 */
export async function previewChange<Context extends DeskContext>(
  context: Context,
  mails: BookingMailConfig,
  id: string,
  action: DeskBookingAction,
  act: (change: BookingChange<Context>) => Promise<BookingRow | undefined>,
): Promise<DeskBookingPreview> {
  try {
    return await changeBooking(context, id, { action }, async (change, version) => {
      throw new PreviewedChange(await tryChange(change, mails, version, action, act));
    });
  } catch (error) {
    if (error instanceof PreviewedChange) return error.preview;
    throw error;
  }
}

async function tryChange<Context extends DeskContext>(
  change: BookingChange<Context>,
  mails: BookingMailConfig,
  version: number,
  action: DeskBookingAction,
  act: (change: BookingChange<Context>) => Promise<BookingRow | undefined>,
): Promise<DeskBookingPreview> {
  const { tx, context, row } = change;
  const written = new Set(await waitingMails(change));
  const changed = await act(change);
  if (!changed) throw notPossible(action, row);
  const asksProvider = changed.cancelling && !row.cancelling;
  const { accepted_fee: accepted } = changed;
  const takesPayment = changed.accepted_at !== null && row.accepted_at === null;
  const done = takesPayment ? { ...changed, status: 'confirmed' as const } : changed;
  const after =
    asksProvider && accepted ? await recordCancelledAt(tx, context, changed, accepted) : done;
  if (!after) throw notPossible(action, row);
  const ids = (await waitingMails(change)).filter((each) => !written.has(each));
  const stateOf = ({ status, reference }: BookingRow) => ({ status, reference });
  const ends =
    after.status !== row.status && (after.status === 'cancelled' || after.status === 'declined');
  return {
    version,
    asksProvider,
    takesPayment,
    before: stateOf(row),
    after: stateOf(after),
    fee: ends ? await feeWithReturned(change, after) : null,
    creditsReturned: ends ? creditsReturned(after) : null,
    earned: earnedBy(row, after),
    owedToHotel: await owedInAll(context, tx, after),
    mails: await renderMails(change, mails, after, ids),
  };
}

async function waitingMails({ context, row }: BookingChange): Promise<string[]> {
  const rows = await outboxOf(context, row)
    .select('id')
    .where('kind', '=', 'booking-mail')
    .where('next_attempt_at', 'is not', null)
    .execute();
  return rows.map(({ id }) => id);
}

async function renderMails(
  { context, row }: BookingChange,
  config: BookingMailConfig,
  after: BookingRow,
  ids: readonly string[],
): Promise<DeskBookingPreview['mails']> {
  if (ids.length === 0) return [];
  const messages = await outboxOf(context, row).select('payload').where('id', 'in', ids).execute();
  const withoutKeys = { ...context, links: linksWithoutKeys(context.links) };
  const rendered = [];
  for (const { payload } of messages) {
    const { mail } = v.parse(bookingMailPayloadSchema, payload);
    // The preview hides the code, because sending the mail creates another code.
    const shown = mail.template === 'goodwill' && mail.code ? { ...mail, code: '…' } : mail;
    const composed = await composeBookingMail(withoutKeys, after, shown, config);
    if (!composed) continue;
    const { language, subject, text } = composed;
    const to = recipientOf(mail.template);
    rendered.push({ template: mail.template, to, language, subject, text });
  }
  return rendered;
}

/** Returns the links of mails without their keys, which the desk must not see. */
function linksWithoutKeys(links: BookingLinks): BookingLinks {
  const pathOf = (id: string) => `/booking/${id}?key=…`;
  return {
    ...links,
    keyOf: () => '…',
    pathOf,
    addressOf: (id, language) => links.onSite(`${pathPrefix(language)}${pathOf(id)}`),
  };
}

async function feeWithReturned(
  { context }: BookingChange,
  row: BookingRow,
): Promise<DeskBookingPreview['fee']> {
  const fee = feeOf(row);
  if (!fee) return null;
  const payments = await readPayments(context, row, new Map());
  const events = await readHistory(context, row);
  const { returned } = sumsOfCancelled(bookingView(row, events, context, new Map(), payments));
  const { currency } = fee.amount;
  return { ...fee, returned: toDecimalMoney(returned ?? { amount: 0n, currency }) };
}

function creditsReturned(row: BookingRow): DeskBookingPreview['creditsReturned'] {
  const price = priceOf(row);
  const { currency } = price;
  const fee = row.cancelled_fee ? parseMoney(row.cancelled_fee) : { amount: 0n, currency };
  const sum = sumMoney(
    shareFee(price, row.credits, fee).map(({ returned }) => returned),
    currency,
  );
  return sum.amount > 0n ? toDecimalMoney(sum) : null;
}

function earnedBy(before: BookingRow, after: BookingRow): DeskBookingPreview['earned'] {
  if (after.earned && !before.earned) return { amount: after.earned, taken: false };
  if (after.earned && before.earned) {
    const more = subtractMoney(parseMoney(after.earned), parseMoney(before.earned));
    return more.amount > 0n ? { amount: toDecimalMoney(more), taken: false } : null;
  }
  return before.earned ? { amount: before.earned, taken: true } : null;
}
