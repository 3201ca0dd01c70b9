import type { Kysely, Transaction } from 'kysely';
import { formatBookingNumber } from '#contracts/site/bookings.ts';
import { type GuestData, mostGuestBookings } from '#contracts/site/desk/deskGuests.ts';
import { joinTransaction } from '../../database/openDatabase.ts';
import { readTaskNotes } from '../../desk/taskNotes.ts';
import type { Tables } from '../../database/tables.ts';
import type { Actor } from '../../record/actor.ts';
import { ProblemError } from '../../request/problemError.ts';
import { emailHash } from '../bookingLinks.ts';
import type { BookingContext, ForgetGuests } from '../state/bookingContext.ts';
import type { BookingRow } from '../state/bookingRow.ts';
import { isErasable } from '../steps/erasePersonalData.ts';
import { eraseByDesk } from './bookingActions.ts';
import type { DeskContext } from './changeBooking.ts';
import { viewForStaff } from './readDeskBooking.ts';
import { readTimeline } from './readTimeline.ts';

type Guest = GuestData['bookings'][number];

/**
 * Returns the bookings that were made with an address without an account. The case of the address
 * does not matter.
 */
function bookingsOf(db: Kysely<Tables>, email: string) {
  return db
    .selectFrom('bookings')
    .selectAll()
    .where('email_hash', '=', emailHash(email))
    .where('account_id', 'is', null)
    .where('traveller', 'is not', null)
    .orderBy('created_at')
    .limit(mostGuestBookings + 1);
}

/**
 * Throws a 409 if there are too many bookings. Leaving some out would make part of the data look
 * like all of it.
 */
function requireAll(rows: readonly unknown[]): void {
  if (rows.length <= mostGuestBookings) return;
  throw new ProblemError(
    409,
    `The address has more than ${mostGuestBookings} bookings. First erase past bookings one by one.`,
    { members: { code: 'too-many-bookings' } },
  );
}

/** Returns the bookings of a guest without an account, with their mails, payments and notes. */
export async function readGuestBookings(
  context: Pick<BookingContext, 'database' | 'credits' | 'payments' | 'now'>,
  email: string,
): Promise<{ keys: Pick<BookingRow, 'hotel_id' | 'id'>[]; bookings: Guest[] }> {
  const rows = await bookingsOf(context.database.db, email).execute();
  requireAll(rows);
  const bookings: Guest[] = [];
  for (const row of rows) {
    const timeline = await readTimeline(context, row);
    const taskNotes = await readTaskNotes(context.database.db, row.id);
    bookings.push({
      booking: await viewForStaff(context, row, []),
      messages: timeline.flatMap((entry) =>
        entry.kind === 'mail' && entry.to === 'traveller'
          ? [
              {
                at: entry.at,
                mail: entry.template,
                status: entry.status,
                sentAt: entry.sentAt,
                ...(entry.written && { text: entry.written.text }),
              },
            ]
          : [],
      ),
      payments: timeline.flatMap((entry) =>
        entry.kind === 'payment' ? [{ at: entry.at, step: entry.step, amount: entry.amount }] : [],
      ),
      notes: [
        ...timeline.flatMap((entry) =>
          entry.kind === 'note' ? [{ at: entry.at, text: entry.text }] : [],
        ),
        ...taskNotes.map(({ at, text }) => ({ at: at.toISOString(), text })),
      ],
    });
  }
  return { keys: rows.map(({ hotel_id, id }) => ({ hotel_id, id })), bookings };
}

/**
 * Erases the personal data of all bookings of a guest without an account, as the desk does for a
 * single booking. Returns their ids. Throws a 409, and thereby rolls back the caller's transaction,
 * if one of the bookings is open, if its stay is not over, or if there are too many bookings.
 */
export async function eraseGuestBookings(
  context: DeskContext,
  tx: Transaction<Tables>,
  { email, actor, reason }: { email: string; actor: Actor; reason: string },
  forgetGuests: ForgetGuests,
): Promise<string[]> {
  const rows = await bookingsOf(tx, email).forUpdate().execute();
  requireAll(rows);
  const open = rows.filter((row) => !isErasable(row, context.now()));
  if (open.length > 0) {
    const numbers = open.map(({ number }) => formatBookingNumber(number));
    throw new ProblemError(
      409,
      `Bookings are open, or their stays are not over: ${numbers.join()}`,
      {
        members: { code: 'bookings-ahead', numbers },
      },
    );
  }
  const within = { ...context, actor, database: joinTransaction(context.database, tx) };
  for (const row of rows) {
    await eraseByDesk({ tx, context: within, row }, forgetGuests, reason);
  }
  return rows.map(({ id }) => id);
}
