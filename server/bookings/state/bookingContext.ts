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

/** What the rules of bookings need from outside. */
export type BookingContext = {
  database: Database;
  /** Who makes the changes, for the record. That of a request is set by `asActor`. */
  actor: Actor;
  /** Hotels as the provider has them now, past every cache. */
  fetchHotel: ProviderFetch<ProviderRequest>;
  reservations: ReservationsClient;
  links: BookingLinks;
  credits: BookingCredits;
  payments: BookingPayments;
  /** The pages on which travelers pay by card. */
  pages: PaymentPages;
  /** Who may collect what is paid before arrival. */
  collecting: Collecting;
  /** How many hours a hotel has to answer a request. */
  requestHours: number;
  /** How many hours the guest on the phone has to pay by card. */
  phonePaymentHours: number;
  /** Whether the disk of the database is so full that nothing new is booked. */
  isFull?: (() => boolean) | undefined;
  /** Is told what became of a booking that was paid first, for the alarms. */
  onPaidOutcome?: ((failed: boolean) => void) | undefined;
  /**
   * Is told when an attempt at the provider was recorded: rooms may be booked or free by now.
   * Resolves when this process shows that.
   */
  onAttempt?: (() => Promise<void>) | undefined;
  /** Whether those who book are agents, who see the commission. */
  agentPrices?: boolean | undefined;
  /**
   * The address of the desk, which a hotel gets for a guest on the phone who has none; undefined
   * where there is none.
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

/** The same context, whose changes are recorded as those of `actor`. */
export function asActor<Context extends Pick<BookingContext, 'actor'>>(
  context: Context,
  actor: Actor,
): Context {
  return { ...context, actor };
}

/** What it takes to record what became of an attempt; the provider is not called any more. */
export type RecordingContext = Omit<
  BookingContext,
  'fetchHotel' | 'reservations' | 'collecting' | 'phonePaymentHours' | 'pages'
>;

/** Whose booking it is, and of which hotel. */
type CreditedBooking = {
  id: string;
  hotelId: string;
  accountId: string | null;
};

/** The credits of a booking, or why one cannot be used; `detail` says so to developers. */
export type AppliedCredits =
  | { kind: 'applied'; credits: BookedCredit[] }
  | { kind: 'rejected'; rejection: CreditRejection; detail: string };

/**
 * What the site pays of bookings, as bookings need it. Each function belongs to the transaction
 * that changes the booking.
 */
export type BookingCredits = {
  /** Takes the requested credits for a new booking at this price. */
  apply: (
    tx: Transaction<Tables>,
    booking: CreditedBooking & { price: PriceLedger },
    requested: RequestedCredits,
  ) => Promise<AppliedCredits>;
  /** Returns the credits of a booking that was declined or cancelled, but for what pays a fee. */
  release: (
    tx: Transaction<Tables>,
    booking: CreditedBooking,
    credits: readonly SharedCredit[],
  ) => Promise<void>;
  /** Records that the site pays the fee of a cancellation to the hotel. */
  payFee: (tx: Transaction<Tables>, booking: CreditedBooking, fee: DecimalMoney) => Promise<void>;
  /**
   * Gives the guest of a booking something beyond its terms: OneKeyCash, or a promotion code where
   * there is no account.
   */
  goodwill: (
    tx: Transaction<Tables>,
    booking: CreditedBooking,
    given: { amount: DecimalMoney; actor: Actor },
  ) => Promise<{ kind: 'given'; code: string | null } | { kind: 'staff-limit' | 'booking-limit' }>;
  /**
   * Pays what a stay earns: all of it once it is reported, otherwise up to the limits of the site.
   * Returns what the stay has earned in all; undefined if it cannot earn.
   */
  earn: (
    tx: Transaction<Tables>,
    booking: CreditedBooking,
    reward: DecimalMoney,
    isReported: boolean,
  ) => Promise<DecimalMoney | undefined>;
  /** Takes back what a stay has earned. */
  revoke: (
    tx: Transaction<Tables>,
    booking: CreditedBooking,
    earned: DecimalMoney,
  ) => Promise<void>;
  /** What a stay at this price earns; undefined while nothing can be earned. */
  rewardOf: (price: PriceLedger) => Money | undefined;
  /**
   * How many days after check-out the provider is asked once more about a stay that nobody has
   * reported.
   */
  delayDays: number;
  /** Whether such a stay earns in this currency if nobody reports it then either. */
  earnsUnreported: (currency: string) => boolean;
};

/** What else is done in the transaction that takes the person away from some bookings. */
export type ForgetGuests = (
  tx: Transaction<Tables>,
  bookings: readonly { hotel_id: string; id: string }[],
) => Promise<void>;
