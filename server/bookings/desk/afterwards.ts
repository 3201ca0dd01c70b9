import { sql } from 'kysely';
import { type DecimalMoney, parseAmount, toDecimalMoney } from '#contracts/money/money.ts';
import { mostMessagesInDay } from '#contracts/site/desk/deskBooking.ts';
import { giftLimitIn, giftLimits, giftLimitText } from '#contracts/site/desk/giftLimits.ts';
import { dayMs } from '#contracts/values/durations.ts';
import { dueIn } from '../../database/openDatabase.ts';
import { ProblemError } from '../../request/problemError.ts';
import { applyEvent } from '../state/applyEvent.ts';
import { priceOf, storedFee } from '../state/bookingPrice.ts';
import type { BookingRow } from '../state/bookingRow.ts';
import { insertNote } from './bookingActions.ts';
import { type BookingChange, deskBookingProblem } from './changeBooking.ts';

/**
 * Waives the fee of a canceled booking: the hotel has told the desk that it waives the fee, or the
 * site pays the fee to the hotel. The traveler gets a mail.
 */
export async function forgiveFee(
  { tx, context, row }: BookingChange,
  { paidBy, reason }: { paidBy: 'hotel' | 'site'; reason?: string | undefined },
): Promise<BookingRow | undefined> {
  const { id, hotel_id: hotelId, account_id: accountId, cancelled_fee: fee } = row;
  if (!fee) return undefined;
  const none = { ...fee, amount: toDecimalMoney({ amount: 0n, currency: fee.currency }).amount };
  if (paidBy === 'site') await context.credits.payFee(tx, { id, hotelId, accountId }, fee);
  return applyEvent(tx, context, row, 'fee-waived', {
    set: {
      ...storedFee(paidBy, paidBy === 'site' ? fee : none),
      fee_payer: paidBy,
      updated_at: context.now(),
    },
    detail: { fee, paidBy },
    reason,
  });
}

/**
 * Gives the guest of a booking OneKeyCash or a promotion code, and queues a mail about it. Throws a
 * 422 for an invalid amount, and a 409 if the limit of 24 hours would be exceeded.
 */
export async function giveGoodwill(
  { tx, context, row }: BookingChange,
  { amount: text, reason }: { amount: string; reason?: string | undefined },
): Promise<BookingRow> {
  const { id, hotel_id: hotelId, account_id: accountId } = row;
  const amount = readGoodwill(text, priceOf(row).total.currency);
  const { actor } = context;
  const given = await context.credits.goodwill(tx, { id, hotelId, accountId }, { amount, actor });
  if (given.kind !== 'given') {
    const of = given.kind === 'staff-limit' ? 'staff' : 'booking';
    const most = giftLimitText(amount.currency, giftLimits[of]);
    const detail = `At most ${most} can be given in 24 hours.`;
    throw deskBookingProblem(given.kind, detail);
  }
  const { code } = given;
  const detail = { amount, as: code === null ? 'rewards' : 'promotion' };
  // The history must not contain the code. Only the mail and the promotions do.
  await applyEvent(tx, context, row, 'goodwill', { content: { amount, code }, detail, reason });
  return row;
}

function readGoodwill(text: string, currency: string): DecimalMoney {
  const amount = parseAmount(text, currency);
  const most = giftLimitIn(currency, giftLimits.once)?.amount ?? 0n;
  if (amount === undefined || amount <= 0n || amount > most) {
    const limit = giftLimitText(currency, giftLimits.once);
    throw new ProblemError(422, `The amount must be more than zero and at most ${limit}.`, {
      members: { errors: [{ field: 'amount', message: `must be at most ${limit}` }] },
    });
  }
  return toDecimalMoney({ amount, currency });
}

/**
 * Mails a text of the desk to the guest, to the address of the booking. The text is stored as a
 * note and is erased with the personal data. The mail in the outbox contains only the id of the
 * note. A text with the same id is not sent again. Throws a 409 if the guest or the staff member
 * has reached the limit of texts in 24 hours.
 */
export async function writeToGuest(
  change: BookingChange,
  { id, text }: { id: string; text: string },
): Promise<BookingRow> {
  const { tx, context, row } = change;
  const sent = await tx
    .selectFrom('booking_notes')
    .select('id')
    .where('hotel_id', '=', row.hotel_id)
    .where('booking_id', '=', row.id)
    .where('mailed', '=', true)
    .where('at', '>', new Date(context.now().getTime() - dayMs))
    .execute();
  if (sent.some((each) => each.id === id)) return row;
  if (sent.length >= mostMessagesInDay.booking) {
    const detail = `A booking can get at most ${mostMessagesInDay.booking} messages in 24 hours.`;
    throw deskBookingProblem('message-limit', detail);
  }
  if ((await writtenInDay(change)) >= mostMessagesInDay.staff) {
    const detail = `A member of the staff can send at most ${mostMessagesInDay.staff} messages in 24 hours.`;
    throw deskBookingProblem('message-staff-limit', detail);
  }
  if (!(await insertNote(change, { id, text, mailed: true }))) return row;
  await applyEvent(tx, context, row, 'written', { content: { note: id } });
  return row;
}

/**
 * Returns how many texts the staff member has sent in the last 24 hours, from the audit record. A
 * lock makes their texts wait for each other until the transaction ends.
 */
async function writtenInDay({ tx, context: { actor, database } }: BookingChange): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtext(${`written-by:${actor.id}`}))`.execute(tx);
  const { count } = await tx
    .selectFrom('audit_record')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('action', '=', 'booking.written')
    .where('actor_kind', '=', actor.kind)
    .where('actor_id', '=', actor.id)
    .where('at', '>', dueIn(database, -dayMs))
    .executeTakeFirstOrThrow();
  return Number(count);
}
