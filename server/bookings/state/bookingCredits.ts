import type { Transaction } from 'kysely';
import type { DecimalMoney, Money } from '#contracts/money.ts';
import type { PriceLedger } from '#contracts/priceLedger.ts';
import type {
  BookedCredit,
  CreditRejection,
  RequestedCredits,
  SharedCredit,
} from '#contracts/site/credits.ts';
import type { Tables } from '../../database/tables.ts';

/** Whose booking it is, and of which hotel. */
type CreditedBooking = {
  id: string;
  hotelId: string;
  accountId: string | null;
};

/** The credits of a booking, or why one cannot be used; `detail` is a sentence for travellers. */
export type AppliedCredits =
  | { kind: 'applied'; credits: BookedCredit[] }
  | { kind: 'rejected'; rejection: CreditRejection; detail: string };

/**
 * What the site pays of bookings, as bookings need it. Each function belongs to the transaction that
 * changes the booking.
 */
export type BookingCredits = {
  /** Takes the requested credits for a new booking at this price. */
  apply: (
    tx: Transaction<Tables>,
    booking: CreditedBooking & { email: string; ledger: PriceLedger },
    requested: RequestedCredits,
  ) => Promise<AppliedCredits>;
  /** Returns the credits of a booking that was declined or cancelled, but for what pays a fee. */
  release: (
    tx: Transaction<Tables>,
    booking: CreditedBooking,
    credits: readonly SharedCredit[],
  ) => Promise<void>;
  /** Pays what a stay that has passed earns. */
  earn: (tx: Transaction<Tables>, booking: CreditedBooking, earned: DecimalMoney) => Promise<void>;
  /** What a stay at this price earns; undefined while nothing can be earned. */
  rewardOf: (ledger: PriceLedger) => Money | undefined;
};
