import * as v from 'valibot';
import type { BookingStatus } from '#contracts/site/bookings.ts';
import { emailSchema } from '#contracts/site/fieldSchemas.ts';
import type { paymentChanges, PaymentState } from '../../payments/paymentTables.ts';
import { isOnRequest, ratesOf } from './bookedRooms.ts';
import { type BookingRow, isUnpaid } from './bookingRow.ts';

/** What is known when an event happens, for the mails that follow from it. */
type EventFacts = {
  before: BookingRow;
  after: BookingRow;
  /** Whether the desk gets mails. */
  hasDesk: boolean;
  /** The traveler was told that the outcome is open: a mail says what came of it. */
  late: boolean;
  /** False where the traveler is not to be told. */
  tellsGuest: boolean;
};
type MailCondition = (facts: EventFacts) => boolean;

/**
 * What follows from an event, in the transaction that records it and in this order. `take-payment`:
 * a payment on the site was captured before, or the event is refused. `end-payment`: the payment is
 * released, or paid back but for the fee. `return-credits`: the credits come back, but for the fee;
 * a fee that the site pays is owed to the hotel. `earn`: the stay earns what its account is due, as
 * it was reported; `earn-unreported`: up to the limits of the site. `lose-earned`: what it has
 * earned is taken back. `cancel-earlier`: the cancellation of the booking that this one changes
 * begins. `free-earlier`: that booking stands, and can be changed again.
 */
export type Effect =
  | 'take-payment'
  | 'end-payment'
  | 'return-credits'
  | 'earn'
  | 'earn-unreported'
  | 'lose-earned'
  | 'cancel-earlier'
  | 'free-earlier';

/** An event in the life of a booking. */
export type LifecycleEvent = {
  /** The states in which it can happen; none for those that begin a booking. */
  readonly from: readonly BookingStatus[];
  /** The state that it leads to. Without it the state stays as it is. */
  readonly to?: BookingStatus;
  /**
   * What the history, the record and the webhook call it, by default by its own name. `null`: they do
   * not have it.
   */
  readonly cause?: string | null;
  /** What its payment on the site becomes with it, from one of the states before it. */
  readonly payment?: { readonly from: readonly PaymentState[]; readonly to: PaymentState };
  readonly then?: readonly Effect[];
  /** The mails that it sends, each where its condition holds. */
  readonly mails?: Readonly<Record<string, MailCondition>>;
  /** `false`: no event of the webhook. */
  readonly webhook?: false;
  /**
   * A provider that refuses a cancellation begins a task of the desk, if the desk or a change had
   * asked for it. Besides the event that ends it, it ends with the state.
   */
  readonly refusal?: 'begins' | 'ends';
};

/** What payments make of their events is what the table says. */
type PaymentEvents = {
  readonly [Name in keyof typeof paymentChanges]: LifecycleEvent & {
    payment: (typeof paymentChanges)[Name];
  };
};

const always: MailCondition = () => true;
const toDesk: MailCondition = ({ hasDesk }) => hasDesk;
const ifLate: MailCondition = ({ late, tellsGuest }) => late && tellsGuest;
const ifPending: MailCondition = ({ before }) => before.status === 'pending';
const ifRequested: MailCondition = ({ before }) => before.status === 'requested';
/**
 * The traveler had the page to pay, and paid nothing. The booking that a change was to replace
 * stands, and what credits take off may be another amount by now.
 */
const ifAbandoned: MailCondition = ({ before }) =>
  isUnpaid(before) && before.replaces === null && before.credits.length === 0;
/** The desk had been asked for the stay. */
const toAskedDesk: MailCondition = ({ before, hasDesk }) => hasDesk && isOnRequest(ratesOf(before));

/** The mail that tells the traveler that a booking is cancelled, by who has wanted that. */
export function cancelledTemplate({
  cause,
  wanted_by: wantedBy,
}: Pick<BookingRow, 'cause' | 'wanted_by'>):
  'cancelled' | 'desk-changed' | 'site-cancelled' | 'provider-cancelled' {
  if (cause === 'provider') return 'provider-cancelled';
  if (cause !== 'desk' || wantedBy === 'traveller') return 'cancelled';
  return wantedBy === 'site' ? 'site-cancelled' : 'desk-changed';
}
const ifCancelledAs =
  (template: ReturnType<typeof cancelledTemplate>): MailCondition =>
  ({ after }) =>
    after.status === 'cancelled' && cancelledTemplate(after) === template;

/**
 * Whether a cancellation is the traveler's: their own, a change, or what the desk was asked for at the
 * fee of the terms. What comes of a waived fee the desk arranges with the hotel first.
 */
const isOfTraveler: MailCondition = ({ before }) =>
  before.cause !== 'desk' || (before.wanted_by === 'traveller' && before.fee_payer === null);
const isOfChange: MailCondition = ({ before }) => before.cause === 'changed';
/** After a change two bookings stand; whoever waits for the response learns it from that. */
const ifKept: MailCondition = (facts) => isOfChange(facts) || (facts.late && isOfTraveler(facts));
/** The desk had asked for the cancellation: nobody else learns that it was refused. */
const toDeskThatAsked: MailCondition = ({ before, hasDesk }) => hasDesk && before.cause === 'desk';
const toDeskAfterChange: MailCondition = (facts) => facts.hasDesk && isOfChange(facts);
/** The hotel answers to the desk. An address that is none gets no mail. */
const toHotel: MailCondition = ({ after, hasDesk }) =>
  hasDesk && v.is(emailSchema, after.hotel?.email);
/** No second mail while the same field differs. */
const isNewMismatch: MailCondition = ({ before, after }) =>
  before.mismatch?.field !== after.mismatch?.field;

const anyState = [
  'pending',
  'requested',
  'confirmed',
  'declined',
  'cancelled',
  'stayed',
  'no-show',
] as const satisfies BookingStatus[];
const ended = ['end-payment', 'return-credits', 'free-earlier'] as const satisfies Effect[];

/**
 * The life of a booking, its payment included: which event takes it from which state to which, and
 * what follows in the same transaction. `applyEvent` alone carries events out. From this table come
 * the diagram and the table in docs/bookings.md, what the desk may do (`possibleActions.ts`), and
 * which mails there are (`bookingMails.ts`). `declined` and `cancelled` are final.
 */
export const lifecycle = {
  // A pending booking, until the hotel has answered.
  created: { from: [], to: 'pending' },
  /** Lost here, and written again from the provider's reservation. */
  rebuilt: { from: [], to: 'confirmed', mails: { link: always } },
  'payment-planned': {
    from: ['pending'],
    cause: null,
    // Who is on the phone pays by the page of the booking.
    mails: { pay: always },
  },
  'payment-opened': {
    from: ['pending', 'requested'],
    cause: null,
    payment: { from: ['opening'], to: 'open' },
  },
  'payment-authorized': {
    from: ['pending', 'requested'],
    cause: null,
    payment: { from: ['opening', 'open'], to: 'authorized' },
  },
  'hotel-confirms': {
    from: ['pending'],
    to: 'confirmed',
    cause: 'provider',
    then: ['take-payment', 'cancel-earlier'],
    mails: {
      resolved: ifLate,
      confirmed: ({ late, tellsGuest }) => !late && tellsGuest,
    },
  },
  'on-request': {
    from: ['pending'],
    to: 'requested',
    mails: { requested: always, 'desk-request': toDesk },
  },
  'price-changed': {
    from: ['pending'],
    to: 'declined',
    then: ended,
    mails: { resolved: ifLate },
  },
  gone: {
    from: ['pending'],
    to: 'declined',
    then: ended,
    mails: { resolved: ifLate },
  },
  'not-combinable': {
    from: ['pending'],
    to: 'declined',
    then: ended,
    mails: { resolved: ifLate },
  },
  rejected: {
    from: ['pending'],
    to: 'declined',
    then: ended,
    mails: { resolved: ifLate },
  },
  'not-chargeable': {
    from: ['pending'],
    to: 'declined',
    then: ended,
    mails: { resolved: ifLate },
  },

  // A request, until the hotel has answered and it is paid.
  'request-reminded': {
    from: ['requested'],
    mails: { 'desk-reminder': toDesk, 'hotel-reminder': toHotel },
  },
  'request-accepted': { from: ['requested'] },
  'payment-asked': {
    from: ['requested'],
    payment: { from: ['authorized'], to: 'opening' },
    mails: { 'pay-again': always },
  },
  unanswered: {
    from: ['requested'],
    to: 'declined',
    then: ended,
    mails: { declined: always },
  },

  // A pending booking or a request.
  expired: {
    from: ['pending', 'requested'],
    to: 'declined',
    then: ended,
    mails: {
      resolved: (facts) => ifPending(facts) && ifLate(facts),
      declined: ifRequested,
    },
  },
  'not-paid': {
    from: ['pending', 'requested'],
    to: 'declined',
    then: ended,
    mails: {
      // Who has just left the page of the payment provider knows; a request was paid once.
      resolved: (facts) => ifPending(facts) && ifLate(facts),
      declined: ifRequested,
      'still-offered': ifAbandoned,
      'desk-not-paid': (facts) =>
        facts.hasDesk && ifRequested(facts) && facts.before.accepted_at !== null,
    },
  },
  'desk-confirms': {
    from: ['pending', 'requested'],
    to: 'confirmed',
    cause: 'desk',
    then: ['take-payment', 'cancel-earlier'],
    mails: { resolved: ifPending, confirmed: ifRequested },
  },
  /** Of what waits for its guest to pay. Nobody was asked for it yet. */
  'desk-withdraws': {
    from: ['pending'],
    to: 'declined',
    cause: 'not-paid',
    then: ended,
    mails: { resolved: always },
  },
  'desk-declines': {
    from: ['pending', 'requested'],
    to: 'declined',
    cause: 'desk',
    then: ended,
    mails: { resolved: ifPending, declined: ifRequested },
  },

  // A cancellation. What is at the hotel is asked for first.
  'cancellation-asked-by-traveller': { from: ['confirmed'] },
  'cancellation-asked-by-desk': { from: ['confirmed'] },
  'cancellation-asked-by-changed': { from: ['confirmed'] },
  'cancellation-rejected': {
    from: ['confirmed'],
    refusal: 'begins',
    mails: {
      'not-cancelled': ifKept,
      'desk-not-cancelled': toDeskAfterChange,
      'desk-cancellation-refused': toDeskThatAsked,
    },
  },
  'cancellation-fee-changed': {
    from: ['confirmed'],
    refusal: 'begins',
    mails: {
      'fee-changed': ifKept,
      'desk-not-cancelled': toDeskAfterChange,
      'desk-cancellation-fee': toDeskThatAsked,
    },
  },
  'cancellation-ended-by-desk': {
    from: ['confirmed'],
    refusal: 'ends',
    mails: { 'not-cancelled': isOfTraveler },
  },
  /** The desk leaves a booking as it is whose cancellation was refused. */
  'cancellation-refusal-closed': { from: ['confirmed'], refusal: 'ends', webhook: false },
  'traveler-cancels': {
    from: ['requested', 'confirmed'],
    to: 'cancelled',
    cause: 'traveller',
    then: ended,
    mails: { cancelled: always, 'desk-cancelled': toAskedDesk },
  },
  'desk-cancels': {
    from: ['requested', 'confirmed'],
    to: 'cancelled',
    cause: 'desk',
    then: ended,
    mails: {
      cancelled: ifCancelledAs('cancelled'),
      'desk-changed': ifCancelledAs('desk-changed'),
      'site-cancelled': ifCancelledAs('site-cancelled'),
    },
  },
  'hotel-cancels': {
    from: ['confirmed'],
    to: 'cancelled',
    cause: 'provider',
    then: ended,
    mails: { 'provider-cancelled': always, 'desk-provider-cancelled': toDesk },
  },

  // A change. The mail about the new booking tells the traveler of the earlier one.
  'change-asked': { from: ['requested', 'confirmed'] },
  'change-ended': { from: ['requested', 'confirmed'] },
  /** The hotel has cancelled the earlier booking. */
  changed: {
    from: ['confirmed'],
    to: 'cancelled',
    then: ended,
    mails: { 'desk-cancelled': toAskedDesk },
  },
  /** The earlier booking was not at the hotel: it is cancelled with the confirmation of the new one. */
  'replaced-at-once': {
    from: ['requested', 'confirmed'],
    to: 'cancelled',
    cause: 'changed',
    then: ['end-payment', 'return-credits'],
    mails: { 'desk-cancelled': toAskedDesk },
  },

  // A stay that is over.
  'hotel-reports-stay': {
    from: ['confirmed', 'stayed'],
    to: 'stayed',
    cause: 'provider',
    then: ['earn'],
  },
  'desk-reports-stay': {
    from: ['confirmed', 'stayed', 'no-show'],
    to: 'stayed',
    cause: 'desk',
    then: ['earn'],
  },
  'hotel-reports-no-show': {
    from: ['confirmed', 'stayed'],
    to: 'no-show',
    cause: 'provider',
    then: ['lose-earned'],
    mails: { 'no-show': always },
  },
  'desk-reports-no-show': {
    from: ['confirmed', 'stayed'],
    to: 'no-show',
    cause: 'desk',
    then: ['lose-earned'],
    mails: { 'no-show': always },
  },
  /** Nobody has reported the stay: it may be reported later. */
  'check-out': { from: ['confirmed'], to: 'stayed' },
  /** Nobody has reported it until it earns. */
  unreported: { from: ['stayed'], to: 'stayed', then: ['earn-unreported'] },

  // The hotel has something else than was booked. The state stays.
  mismatch: {
    from: ['pending', 'confirmed', 'cancelled', 'stayed'],
    mails: {
      mismatch: (facts) => facts.tellsGuest && isNewMismatch(facts),
      'desk-mismatch': (facts) => facts.hasDesk && isNewMismatch(facts),
    },
  },
  'mismatch-ended': { from: anyState },
  'mismatch-settled': {
    from: ['requested', 'confirmed', 'declined', 'cancelled', 'stayed', 'no-show'],
    mails: {
      cancelled: ifCancelledAs('cancelled'),
      'desk-changed': ifCancelledAs('desk-changed'),
      'site-cancelled': ifCancelledAs('site-cancelled'),
      'provider-cancelled': ifCancelledAs('provider-cancelled'),
    },
  },

  // What the desk does besides.
  'fee-waived': { from: ['cancelled'], mails: { 'fee-waived': always } },
  goodwill: {
    from: ['cancelled', 'stayed', 'no-show'],
    mails: { goodwill: always },
    webhook: false,
  },
  'paid-back': { from: anyState, cause: null, mails: { refunded: always } },
  written: { from: anyState, mails: { message: always }, webhook: false },
  /** Also by whoever has the number of the booking and its address. */
  'link-asked': { from: anyState, cause: null, mails: { link: always } },
  /** A mail that is still true, as whoever sends it again has chosen. */
  'mail-sent-again': { from: anyState, webhook: false },
  'contact-corrected': { from: anyState, webhook: false },
  /** The provider has no call that changes a reservation: the desk tells the hotel. */
  'name-corrected': { from: anyState, webhook: false },
  'hotel-told': { from: anyState, webhook: false },
  erased: { from: ['confirmed', 'declined', 'cancelled', 'stayed', 'no-show'], webhook: false },
} as const satisfies Readonly<Record<string, LifecycleEvent>> & PaymentEvents;

export type Lifecycle = typeof lifecycle;
export type EventName = keyof Lifecycle;
