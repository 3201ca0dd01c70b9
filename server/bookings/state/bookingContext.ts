import type { Transaction } from 'kysely';
import type { DecimalMoney, Money } from '#contracts/money/money.ts';
import type { PriceLedger } from '#contracts/money/priceLedger.ts';
import type { Collecting } from '#contracts/site/collection.ts';
import type {
  BookedCredit,
  CreditRejection,
  RequestedCredits,
  SharedCredit,
} from '#contracts/site/credits.ts';
import type { Actor } from '../../record/actor.ts';
import type { Database } from '../../database/openDatabase.ts';
import type { Tables } from '../../database/tables.ts';
import type { Log } from '../../observability/log.ts';
import type { Tracing } from '../../observability/tracing.ts';
import type { BookingPayments } from '../../payments/bookingPayments.ts';
import type { PaymentPages } from '../../payments/resource.ts';
import type { ProviderFetch, ProviderRequest } from '../../provider/providerRequest.ts';
import type { BookingLinks } from '../bookingLinks.ts';
import type { ReservationsClient } from '../reservations/createReservationsClient.ts';

/** The dependencies of the rules of bookings. */
export type BookingContext = {
  database: Database;
  /** The author of the changes for the audit record. `asActor` sets the author of a request. */
  actor: Actor;
  /** Fetches a hotel from the provider without any cache. */
  fetchHotel: ProviderFetch<ProviderRequest>;
  reservations: ReservationsClient;
  links: BookingLinks;
  credits: BookingCredits;
  payments: BookingPayments;
  /** The pages on which travelers pay by card. */
  pages: PaymentPages;
  /** The settings that decide who collects the amount due before arrival. */
  collecting: Collecting;
  /** The hours that a hotel has to answer a request. */
  requestHours: number;
  /** The hours that a guest on the phone has to pay by card. */
  phonePaymentHours: number;
  /** Returns whether the disk of the database is so full that no new bookings are taken. */
  isFull?: (() => boolean) | undefined;
  /** Called with the result of a booking that was paid first, for the alarms. */
  onPaidOutcome?: ((failed: boolean) => void) | undefined;
  /**
   * Called after an attempt at the provider was recorded, when rooms may have been booked or become
   * free. Resolves when this process shows the change.
   */
  onAttempt?: (() => Promise<void>) | undefined;
  /** Whether the users are travel agents, who see the commission. */
  agentPrices?: boolean | undefined;
  /**
   * The mail address of the desk, if it has one. The hotel gets this address for a guest on the
   * phone who has none.
   */
  deskAddress?: string | undefined;
  /** Whether the desk gets mails. */
  hasDesk: boolean;
  /** Whether changes are posted to a webhook. */
  hasWebhook: boolean;
  now: () => Date;
  log: Pick<Log, 'info' | 'warn' | 'error'>;
  tracing?: Tracing | undefined;
};

/** Returns the same context, with `actor` recorded as the author of its changes. */
export function asActor<Context extends Pick<BookingContext, 'actor'>>(
  context: Context,
  actor: Actor,
): Context {
  return { ...context, actor };
}

/**
 * The context for recording the result of an attempt, which needs no more calls to the provider.
 */
export type RecordingContext = Omit<
  BookingContext,
  'fetchHotel' | 'reservations' | 'collecting' | 'phonePaymentHours' | 'pages'
>;

/** A booking with its hotel and its account. */
type CreditedBooking = {
  id: string;
  hotelId: string;
  accountId: string | null;
};

/**
 * The credits of a booking, or the reason why a credit cannot be used. `detail` explains the reason
 * to developers.
 */
export type AppliedCredits =
  | { kind: 'applied'; credits: BookedCredit[] }
  | { kind: 'rejected'; rejection: CreditRejection; detail: string };

/**
 * The amounts that the site pays for bookings. Each function runs in the transaction that changes
 * the booking.
 */
export type BookingCredits = {
  /** Reserves the requested credits for a new booking at this price. */
  apply: (
    tx: Transaction<Tables>,
    booking: CreditedBooking & { price: PriceLedger },
    requested: RequestedCredits,
  ) => Promise<AppliedCredits>;
  /**
   * Makes the credits of a declined or canceled booking available again, except the part that pays
   * a fee.
   */
  release: (
    tx: Transaction<Tables>,
    booking: CreditedBooking,
    credits: readonly SharedCredit[],
  ) => Promise<void>;
  /** Records that the site pays the fee of a cancellation to the hotel. */
  payFee: (tx: Transaction<Tables>, booking: CreditedBooking, fee: DecimalMoney) => Promise<void>;
  /** Gives the guest of a booking OneKeyCash, or a promotion code if the booking has no account. */
  goodwill: (
    tx: Transaction<Tables>,
    booking: CreditedBooking,
    given: { amount: DecimalMoney; actor: Actor },
  ) => Promise<{ kind: 'given'; code: string | null } | { kind: 'staff-limit' | 'booking-limit' }>;
  /**
   * Pays the reward of a stay: all of it if the stay was reported, otherwise up to the limits of
   * the site. Returns the total reward of the stay, or undefined if it cannot earn.
   */
  earn: (
    tx: Transaction<Tables>,
    booking: CreditedBooking,
    reward: DecimalMoney,
    isReported: boolean,
  ) => Promise<DecimalMoney | undefined>;
  /** Takes back the reward of a stay. */
  revoke: (
    tx: Transaction<Tables>,
    booking: CreditedBooking,
    earned: DecimalMoney,
  ) => Promise<void>;
  /** Returns the reward of a stay at this price, or undefined if nothing can be earned. */
  rewardOf: (price: PriceLedger) => Money | undefined;
  /**
   * The number of days from check-out until the provider is asked again about a stay that nobody
   * has reported.
   */
  delayDays: number;
  /** Returns whether such a stay earns in this currency if it is still not reported. */
  earnsUnreported: (currency: string) => boolean;
};

/**
 * Removes the guests of the given bookings from other places than bookings, in the same
 * transaction.
 */
export type ForgetGuests = (
  tx: Transaction<Tables>,
  bookings: readonly { hotel_id: string; id: string }[],
) => Promise<void>;
