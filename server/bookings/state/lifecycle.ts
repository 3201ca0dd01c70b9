import * as v from 'valibot';
import type { BookingStatus } from '#contracts/site/bookings.ts';
import { emailSchema } from '#contracts/site/fieldSchemas.ts';
import type { paymentChanges, PaymentState } from '../../payments/paymentTables.ts';
import { isOnRequest, ratesOf } from './bookedRooms.ts';
import { type BookingRow, isUnpaid } from './bookingRow.ts';

/** The facts about an event on which its mails depend. */
type EventFacts = {
  before: BookingRow;
  after: BookingRow;
  /** Whether the desk gets mails. */
  hasDesk: boolean;
  /** The traveler was told that the outcome is not known yet, and gets a mail with the outcome. */
  late: boolean;
  /** False if the traveler must not be told. */
  tellsGuest: boolean;
};
type MailCondition = (facts: EventFacts) => boolean;

/**
 * An effect of an event. Effects run in the transaction that records the event, in the order of its
 * list.
 *
 * - `take-payment`: a payment on the site must have been captured before, otherwise the event is
 *   refused.
 * - `end-payment`: the payment is released, or refunded except for the fee.
 * - `return-credits`: the credits are returned except for the fee. The site owes the hotel a fee
 *   that it pays.
 * - `earn`: the account gets the reward of a stay that was reported.
 * - `earn-unreported`: the account gets the reward up to the limits of the site.
 * - `lose-earned`: the reward is taken back.
 * - `cancel-earlier`: the cancellation of the booking that this one replaces begins.
 * - `free-earlier`: that booking remains and can be changed again.
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

export type LifecycleEvent = {
  /** The states in which the event can happen. It is empty for events that begin a booking. */
  readonly from: readonly BookingStatus[];
  /** The state after the event. Without it the state stays the same. */
  readonly to?: BookingStatus;
  /**
   * The name of the event in the history, the audit record and the webhook, if it differs from its
   * key. `null`: the event is not recorded.
   */
  readonly cause?: string | null;
  /**
   * The change of the payment on the site that comes with the event: its possible states before,
   * and its state after.
   */
  readonly payment?: { readonly from: readonly PaymentState[]; readonly to: PaymentState };
  readonly then?: readonly Effect[];
  /** The mails of the event, each with the condition for sending it. */
  readonly mails?: Readonly<Record<string, MailCondition>>;
  /** If false, the webhook gets no event. */
  readonly webhook?: false;
  /**
   * Whether the event begins or ends a task of the desk. The task begins when the provider refuses
   * a cancellation that the desk or a change requested. It also ends when the state of the booking
   * changes.
   */
  readonly refusal?: 'begins' | 'ends';
};

/** The events of payments must match those that the payments define. */
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
 * The traveler had the page for paying and paid nothing. Changes are excluded, because the earlier
 * booking remains. Bookings with credits are excluded, because the value of the credits may have
 * changed.
 */
const ifAbandoned: MailCondition = ({ before }) =>
  isUnpaid(before) && before.replaces === null && before.credits.length === 0;
/** The desk had been asked to confirm the stay. */
const toAskedDesk: MailCondition = ({ before, hasDesk }) => hasDesk && isOnRequest(ratesOf(before));

/** Returns the mail that tells the traveler about a cancellation, depending on who wanted it. */
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
 * Returns whether a cancellation is the traveler's: a cancellation by the traveler, a change, or a
 * cancellation by the desk at the traveler's request and at the fee of the terms. If a fee was to
 * be waived, the desk first discusses the result with the hotel.
 */
const isOfTraveler: MailCondition = ({ before }) =>
  before.cause !== 'desk' || (before.wanted_by === 'traveller' && before.fee_payer === null);
const isOfChange: MailCondition = ({ before }) => before.cause === 'changed';
/**
 * After a change both bookings remain, so the traveler always gets a mail. After any other
 * cancellation, a traveler who waits for the response learns the result from the response.
 */
const ifKept: MailCondition = (facts) => isOfChange(facts) || (facts.late && isOfTraveler(facts));
/** The desk had requested the cancellation, so only the desk learns that it was refused. */
const toDeskThatAsked: MailCondition = ({ before, hasDesk }) => hasDesk && before.cause === 'desk';
const toDeskAfterChange: MailCondition = (facts) => facts.hasDesk && isOfChange(facts);
/** The hotel replies to the desk. A hotel without a valid address gets no mail. */
const toHotel: MailCondition = ({ after, hasDesk }) =>
  hasDesk && v.is(emailSchema, after.hotel?.email);
/** While the same field differs, no second mail is sent. */
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
 * The lifecycle of a booking and its payment: each event with the states before and after it and
 * its effects in the same transaction. Only `applyEvent` applies events. The diagram and the table
 * in docs/bookings.md, the actions of the desk (`possibleActions.ts`) and the list of mails
 * (`bookingMails.ts`) are derived from this table. `declined` and `cancelled` are final.
 */
export const lifecycle = {
  // A pending booking, until the hotel has answered.
  created: { from: [], to: 'pending' },
  /** The site lost the booking, and the desk wrote it again from the provider's reservation. */
  rebuilt: { from: [], to: 'confirmed', mails: { link: always } },
  'payment-planned': {
    from: ['pending'],
    cause: null,
    // A guest on the phone pays through the link to the booking's page.
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

  // A request, until the hotel has answered and the payment is taken.
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
      // A traveler who has just left the page of the payment provider knows the result. The
      // traveler of a request had paid before.
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
  /** Only for a booking that waits for its guest to pay. The hotel was not asked yet. */
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

  // A cancellation. If the reservation is at the hotel, the hotel is asked first.
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
  /** The desk closes the refusal of a cancellation, and the booking remains. */
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

  // A change. The mail about the new booking also covers the earlier one.
  'change-asked': { from: ['requested', 'confirmed'] },
  'change-ended': { from: ['requested', 'confirmed'] },
  /** The hotel has canceled the earlier booking. */
  changed: {
    from: ['confirmed'],
    to: 'cancelled',
    then: ended,
    mails: { 'desk-cancelled': toAskedDesk },
  },
  /**
   * The earlier booking was not at the hotel, so it is canceled when the new booking is confirmed.
   */
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
  /** The stay is over and nobody has reported it, but a report may still come. */
  'check-out': { from: ['confirmed'], to: 'stayed' },
  /** Nobody reported the stay before the time at which it earns. */
  unreported: { from: ['stayed'], to: 'stayed', then: ['earn-unreported'] },

  // The hotel's reservation does not match the booking. The state stays the same.
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

  // Other actions of the desk.
  'fee-waived': { from: ['cancelled'], mails: { 'fee-waived': always } },
  goodwill: {
    from: ['cancelled', 'stayed', 'no-show'],
    mails: { goodwill: always },
    webhook: false,
  },
  'paid-back': { from: anyState, cause: null, mails: { refunded: always } },
  written: { from: anyState, mails: { message: always }, webhook: false },
  /** Also requested by anybody who knows the number of the booking and its mail address. */
  'link-asked': { from: anyState, cause: null, mails: { link: always } },
  /** A mail that is still correct is sent again because somebody chose it. */
  'mail-sent-again': { from: anyState, webhook: false },
  'contact-corrected': { from: anyState, webhook: false },
  /** The provider has no call that changes a reservation, so the desk must tell the hotel. */
  'name-corrected': { from: anyState, webhook: false },
  'hotel-told': { from: anyState, webhook: false },
  erased: { from: ['confirmed', 'declined', 'cancelled', 'stayed', 'no-show'], webhook: false },
} as const satisfies Readonly<Record<string, LifecycleEvent>> & PaymentEvents;

export type Lifecycle = typeof lifecycle;
export type EventName = keyof Lifecycle;
