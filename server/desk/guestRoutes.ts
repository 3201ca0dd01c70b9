import type { Transaction } from 'kysely';
import { deskGuestCalls } from '#contracts/site/calls/deskCalls.ts';
import type { GuestData } from '#contracts/site/desk/deskGuests.ts';
import type { Database } from '../database/openDatabase.ts';
import type { Tables } from '../database/tables.ts';
import type { Actor } from '../record/actor.ts';
import { recordAction } from '../record/recordAction.ts';
import { ProblemError } from '../request/problemError.ts';
import { type DeskRoute, deskRoutes } from './deskRoute.ts';

type Erasing = { email: string; actor: Actor; reason: string };

/**
 * The data that the resources store about a guest without an account, and how each resource erases
 * it.
 */
export type GuestParts = {
  database: Database;
  now: () => Date;
  hasAccount: (email: string) => Promise<boolean>;
  dataOf: (email: string) => Promise<Omit<GuestData, 'email' | 'at'>>;
  eraseBookings: (tx: Transaction<Tables>, erasing: Erasing) => Promise<string[]>;
  endSubscription: (tx: Transaction<Tables>, email: string) => Promise<boolean>;
  deleteMessages: (tx: Transaction<Tables>, email: string) => Promise<number>;
};

/**
 * Creates the routes with which an administrator exports and erases all data about the address of a
 * guest without an account. GDPR, articles 15 and 17. The record contains neither the address nor a
 * hash of it.
 */
export function guestRoutes({ database, now, ...parts }: GuestParts): DeskRoute[] {
  const subject = { kind: 'guest', id: 'address' };
  const requireGuest = async (email: string) => {
    if (await parts.hasAccount(email)) {
      throw guestProblem('has-account', 'The address belongs to an account.');
    }
  };
  return deskRoutes(deskGuestCalls)({
    'POST /api/desk/guests/data': async ({ caller: { actor }, body: { email, reason } }) => {
      await requireGuest(email);
      const data = await parts.dataOf(email);
      const bookings = data.bookings.map(({ booking }) => booking.id);
      await recordAction(database.db, actor, {
        action: 'guests.export',
        subject,
        after: { bookings },
        reason,
      });
      return { status: 200, body: { email, at: now().toISOString(), ...data } };
    },
    'POST /api/desk/guests/erasure': async ({ caller: { actor }, body: { email, reason } }) => {
      await requireGuest(email);
      const erased = await database.transaction(async (tx) => {
        const bookings = await parts.eraseBookings(tx, { email, actor, reason });
        const messages = await parts.deleteMessages(tx, email);
        const subscriptions = (await parts.endSubscription(tx, email)) ? 1 : 0;
        if (bookings.length + messages + subscriptions === 0) {
          throw guestProblem('nothing-stored', 'The site stores no data about the address.');
        }
        await recordAction(tx, actor, {
          action: 'guests.erase',
          subject,
          after: { bookings, messages, subscriptions },
          reason,
        });
        return { bookings: bookings.length, messages, subscriptions };
      });
      return { status: 200, body: erased };
    },
  });
}

function guestProblem(code: 'has-account' | 'nothing-stored', detail: string): ProblemError {
  return new ProblemError(409, detail, { members: { code } });
}
