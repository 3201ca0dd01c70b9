import * as v from 'valibot';
import { decimalMoneySchema, decimalSchema } from '../../money/money.ts';
import { problemSchema } from '../../provider/problem.ts';
import { travelerSchema } from '../bookingRequest.ts';
import { languages } from '../../texts/languages.ts';
import { bookingSchema, bookingStatuses, cancellationParties } from '../bookingSchema.ts';
import {
  emailSchema,
  phoneSchema,
  reasonSchema as reason,
  requiredLineSchema,
  textSchema,
} from '../fieldSchemas.ts';
import { firstChange } from './deskRecord.ts';
import { signedMoneySchema } from './deskTravelers.ts';
import type { DeskPermission } from './permissions.ts';

type ActionRule = {
  readonly permission: DeskPermission;
  readonly previews: boolean;
  /** Whether the person must state a reason for the action. */
  readonly reason: 'required' | 'optional' | 'none';
};

/** All actions of the desk on a booking. */
export const deskBookingActions = {
  confirm: { permission: 'bookings.decide', previews: true, reason: 'optional' },
  decline: { permission: 'bookings.decide', previews: true, reason: 'optional' },
  cancel: { permission: 'bookings.cancel', previews: true, reason: 'optional' },
  'waive-fee': { permission: 'bookings.waive-fee', previews: true, reason: 'required' },
  'forgive-fee': { permission: 'bookings.waive-fee', previews: true, reason: 'required' },
  goodwill: { permission: 'bookings.goodwill', previews: true, reason: 'required' },
  retry: { permission: 'bookings.retry', previews: false, reason: 'none' },
  'settle-stuck': { permission: 'bookings.settle', previews: true, reason: 'required' },
  'settle-cancellation': { permission: 'bookings.settle', previews: true, reason: 'required' },
  'settle-mismatch': { permission: 'bookings.settle', previews: true, reason: 'optional' },
  'close-refusal': { permission: 'bookings.settle', previews: false, reason: 'optional' },
  'report-stayed': { permission: 'bookings.report-stay', previews: true, reason: 'optional' },
  'report-no-show': { permission: 'bookings.report-stay', previews: true, reason: 'optional' },
  'send-mail': { permission: 'bookings.send-mail', previews: true, reason: 'none' },
  write: { permission: 'bookings.write', previews: false, reason: 'none' },
  'correct-contact': {
    permission: 'bookings.correct-contact',
    previews: false,
    reason: 'required',
  },
  'correct-name': { permission: 'bookings.correct-contact', previews: false, reason: 'required' },
  'tell-hotel': { permission: 'bookings.correct-contact', previews: false, reason: 'none' },
  withdraw: { permission: 'bookings.cancel', previews: true, reason: 'optional' },
  note: { permission: 'bookings.note', previews: false, reason: 'none' },
  erase: { permission: 'bookings.erase', previews: false, reason: 'optional' },
} as const satisfies Readonly<Record<string, ActionRule>>;

/** The name of an action of the desk on a booking. */
export type DeskBookingAction = keyof typeof deskBookingActions;

export const deskBookingActionNames = [
  'confirm',
  'decline',
  'cancel',
  'waive-fee',
  'forgive-fee',
  'goodwill',
  'retry',
  'settle-stuck',
  'settle-cancellation',
  'settle-mismatch',
  'close-refusal',
  'report-stayed',
  'report-no-show',
  'send-mail',
  'write',
  'correct-contact',
  'correct-name',
  'tell-hotel',
  'withdraw',
  'note',
  'erase',
] as const satisfies readonly DeskBookingAction[];

/**
 * The maximum length of a note, and of the text about a question to the provider, in characters.
 */
export const maxNoteLength = 2_000;
export const maxAskedLength = 1_000;
/**
 * The maximum length of a message to a guest, in characters, and the maximum number of messages in
 * 24 hours: to the guest of one booking, and from one member of the staff.
 */
export const maxMessageLength = 2_000;
export const mostMessagesInDay = { booking: 5, staff: 50 } as const;

const requiredText = (most: number) =>
  v.pipe(textSchema(most), v.trim(), v.nonEmpty('is required'));
/** The question to the provider, and its answer. The site stores the text as a note. */
const asked = requiredText(maxAskedLength);
/**
 * The `version` of the booking that the page showed. If the booking has changed since, the response
 * is 409 `already-decided`.
 */
const version = v.pipe(v.number(), v.integer(), v.minValue(0));
const reference = requiredLineSchema(64);
const changes = { version, reason: v.optional(reason) };
const settles = { version, reason, asked };
const wantedBy = v.picklist(cancellationParties);
/**
 * The fee that the preview showed. If the terms now require a higher fee, the response is 409
 * `fee-changed`.
 */
const acceptedFee = v.optional(decimalMoneySchema);

/** The choices of each action. The body of a preview has only these fields. */
const choices = {
  /** `reference` is the hotel's own reference. */
  confirm: { reference: v.optional(reference) },
  /**
   * Cancels at the fee that the terms require. If the `hotel` or the `site` wanted the
   * cancellation, the traveler must not pay a fee. If a fee is due in that case, the response is
   * 409 `fee-due`, and the desk must use `waive-fee` instead.
   */
  cancel: { wantedBy },
  /**
   * Cancels without a fee for the traveler. `hotel`: the provider is asked to cancel free of
   * charge. `site`: the site pays the fee to the provider. The site pays the fee of the terms, or
   * the fee that the provider demanded when it refused to cancel, whichever is higher.
   */
  'waive-fee': { wantedBy, paidBy: v.picklist(['hotel', 'site']) },
  /**
   * Waives the fee of a canceled booking. Either the `hotel` does not charge it, or the `site` pays
   * it.
   */
  'forgive-fee': { paidBy: v.picklist(['hotel', 'site']) },
  /**
   * An amount in the currency of the booking. The guest gets it as OneKeyCash or, without an
   * account, as a promotion code.
   */
  goodwill: { amount: decimalSchema },
  /** `reference` is the provider's reference, which is required for `confirmed`. */
  'settle-stuck': { as: v.picklist(['confirmed', 'declined']), reference: v.optional(reference) },
  /**
   * `fee` is the fee that the provider charged. It must not exceed the accepted fee, which is also
   * its default.
   */
  'settle-cancellation': {
    as: v.picklist(['cancelled', 'stands']),
    fee: v.optional(decimalMoneySchema),
  },
  /**
   * Exactly one of the two is given: the name of a mail whose content is still true, or the id of a
   * failed mail.
   */
  'send-mail': {
    template: v.optional(requiredLineSchema(64)),
    message: v.optional(v.pipe(v.string(), v.uuid())),
  },
} as const;

const confirmsWithReference = <Body extends { as: string; reference?: string | undefined }>() =>
  v.check<Body, string>(
    (body) => body.as === 'declined' || body.reference !== undefined,
    'needs a reference',
  );
const namesOneMail = <
  Body extends { template?: string | undefined; message?: string | undefined },
>() =>
  v.check<Body, string>(
    ({ template, message }) => (template === undefined) !== (message === undefined),
    'names one mail',
  );

/** The bodies of the `POST` requests of actions. */
export const deskBookingRequests = {
  confirm: v.strictObject({ ...changes, ...choices.confirm }),
  decline: v.strictObject(changes),
  cancel: v.strictObject({ ...changes, ...choices.cancel, acceptedFee }),
  'waive-fee': v.strictObject({ version, reason, ...choices['waive-fee'], acceptedFee }),
  'forgive-fee': v.strictObject({ version, reason, ...choices['forgive-fee'] }),
  goodwill: v.strictObject({ version, reason, ...choices.goodwill }),
  retry: v.strictObject({}),
  'settle-stuck': v.pipe(
    v.strictObject({ ...settles, ...choices['settle-stuck'] }),
    confirmsWithReference(),
  ),
  'settle-cancellation': v.strictObject({ ...settles, ...choices['settle-cancellation'] }),
  'settle-mismatch': v.strictObject(changes),
  'close-refusal': v.strictObject(changes),
  'report-stayed': v.strictObject(changes),
  'report-no-show': v.strictObject(changes),
  'send-mail': v.pipe(v.strictObject({ version, ...choices['send-mail'] }), namesOneMail()),
  'correct-contact': v.strictObject({
    version,
    reason,
    email: v.optional(emailSchema),
    phone: v.optional(phoneSchema),
  }),
  /** `guests` has the names of all guests, in the order of the booking. */
  'correct-name': v.strictObject({ version, reason, guests: travelerSchema.entries.guests }),
  /** Records that the desk has told the corrected name to the hotel. */
  'tell-hotel': v.strictObject({ version }),
  withdraw: v.strictObject(changes),
  /**
   * The page makes the `id`, so that a repeated request does not send a second mail. The message is
   * plain text.
   */
  write: v.strictObject({
    id: v.pipe(v.string(), v.uuid()),
    text: requiredText(maxMessageLength),
  }),
  /** The page makes the `id`, so that a repeated request does not store a second note. */
  note: v.strictObject({ id: v.pipe(v.string(), v.uuid()), text: requiredText(maxNoteLength) }),
  erase: v.strictObject(changes),
} as const satisfies Readonly<Record<DeskBookingAction, v.GenericSchema>>;

/** The bodies of the `POST` requests of previews. */
export const deskBookingPreviewRequests = {
  confirm: v.strictObject(choices.confirm),
  decline: v.strictObject({}),
  cancel: v.strictObject(choices.cancel),
  'waive-fee': v.strictObject(choices['waive-fee']),
  'forgive-fee': v.strictObject(choices['forgive-fee']),
  goodwill: v.strictObject(choices.goodwill),
  'settle-stuck': v.pipe(v.strictObject(choices['settle-stuck']), confirmsWithReference()),
  'settle-cancellation': v.strictObject(choices['settle-cancellation']),
  'settle-mismatch': v.strictObject({}),
  'report-stayed': v.strictObject({}),
  'report-no-show': v.strictObject({}),
  'send-mail': v.pipe(v.strictObject(choices['send-mail']), namesOneMail()),
  withdraw: v.strictObject({}),
} as const;

const status = v.picklist(bookingStatuses);

/**
 * The author of a change. `name` is the name of a member of the staff, the address to which a mail
 * with a link to the desk was sent, or the operator's user. It is null for everybody else, and if
 * the author is not known.
 */
const deskActorSchema = v.object({
  kind: v.picklist(['staff', 'traveller', 'guest', 'desk-link', 'command', 'worker']),
  name: v.nullable(v.string()),
  role: v.nullable(v.string()),
});
export type DeskActor = v.InferOutput<typeof deskActorSchema>;

/** The delivery of a message. `dropped`: its content had become untrue, or it had no recipient. */
const delivery = {
  status: v.picklist(['waiting', 'sent', 'dropped', 'failed']),
  sentAt: v.nullable(v.string()),
  failedAt: v.nullable(v.string()),
  /** The time of the next attempt; null if the message was sent, dropped or given up. */
  nextAt: v.nullable(v.string()),
  attempts: v.number(),
  lastError: v.nullable(v.string()),
};

/** The steps of a payment in the timeline. */
const paymentSteps = [
  'opened',
  'captured',
  'moved-here',
  'moved-on',
  'released',
  'refund',
  'refund-failed',
  'dispute',
] as const;

/** An entry of the timeline. `at` is an instant. */
const timelineEntrySchema = v.variant('kind', [
  /**
   * An entry of the history. `by` is null for reports of the provider, and for changes that are
   * older than the record.
   */
  v.object({
    kind: v.literal('event'),
    at: v.string(),
    seq: v.number(),
    status,
    /** For example `provider`, `desk`, `mismatch` or `cancellation-asked-by-desk`. */
    cause: v.string(),
    /** More facts about the cause, such as a mismatch or the fee of the provider. */
    detail: v.nullable(v.record(v.string(), v.unknown())),
    by: v.nullable(deskActorSchema),
    reason: v.nullable(v.string()),
  }),
  /** A request to the provider. */
  v.object({
    kind: v.literal('attempt'),
    at: v.string(),
    /** The kind of request: `look-up` asks for the provider's version of the reservation. */
    asked: v.picklist(['reserve', 'cancel', 'look-up']),
    /**
     * `unknown`: there was no valid answer. Otherwise for example `confirmed`, `declined`,
     * `cancelled`, `kept` or `mismatch`.
     */
    outcome: v.string(),
    /**
     * The reason, such as `timeout` or `status_503`. For `confirmed` it is the provider's
     * reference.
     */
    reason: v.nullable(v.string()),
    /** The number of attempts since the last change, including this one. */
    attempt: v.number(),
    nextAt: v.nullable(v.string()),
  }),
  v.object({
    kind: v.literal('mail'),
    at: v.string(),
    id: v.string(),
    template: v.string(),
    to: v.picklist(['traveller', 'desk', 'hotel']),
    /** The message, if a member of the staff wrote it; null after it was erased. */
    written: v.optional(
      v.object({ text: v.nullable(v.string()), by: v.nullable(deskActorSchema) }),
    ),
    ...delivery,
  }),
  /** An event for the operator's webhook. */
  v.object({
    kind: v.literal('webhook'),
    at: v.string(),
    id: v.string(),
    eventId: v.string(),
    type: v.string(),
    ...delivery,
  }),
  /** A step of the payment on the site. `by` is the member of the staff who made the refund. */
  v.object({
    kind: v.literal('payment'),
    at: v.string(),
    id: v.string(),
    step: v.picklist(paymentSteps),
    amount: decimalMoneySchema,
    by: v.nullable(deskActorSchema),
    reason: v.nullable(v.string()),
  }),
  v.object({
    kind: v.literal('note'),
    at: v.string(),
    id: v.string(),
    by: deskActorSchema,
    text: v.string(),
  }),
]);
export type DeskTimelineEntry = v.InferOutput<typeof timelineEntrySchema>;
export type DeskPaymentEntry = Omit<
  Extract<DeskTimelineEntry, { kind: 'payment' }>,
  'by' | 'reason'
>;

/** The response to `GET` of a booking, and to each action. */
export const deskBookingSchema = v.object({
  /** The number of changes of the booking. An action sends the number that the page showed. */
  version: v.number(),
  /**
   * The booking as on its own page, with the traveler, the price, the credits and the other booking
   * of a change. Its links are paths of the desk.
   */
  booking: bookingSchema,
  hotelId: v.string(),
  accountId: v.nullable(v.string()),
  /**
   * The short link that the staff can read out to a guest without a mail address. Only members who
   * may book for guests get it. Null for any other booking.
   */
  spokenLink: v.optional(v.nullable(v.string())),
  /** The language of the traveler's mails. */
  language: v.string(),
  updatedAt: v.string(),
  /** The time when the personal data was erased; null if it is still stored. */
  erasedAt: v.nullable(v.string()),
  /** The hotel's local time, `YYYY-MM-DDTHH:mm`; null if its time zone is not known. */
  hotelTime: v.nullable(v.string()),
  /**
   * The amount that the site owes the hotel for the booking: credits, a fee that the site pays for
   * the traveler, and payments that the site collected. It is negative if refunds made at the
   * payment provider exceed the rest of the payment.
   */
  owedToHotel: signedMoneySchema,
  /**
   * The cost of the cancellation and the party that pays it; null if the booking is not canceled.
   */
  fee: v.nullable(
    v.object({ amount: decimalMoneySchema, paidBy: v.picklist(['traveller', 'site', 'nobody']) }),
  ),
  /**
   * The maximum cost of a cancellation that has no outcome yet, and the party that would pay it.
   */
  cancelling: v.nullable(
    v.object({
      acceptedFee: decimalMoneySchema,
      paidBy: v.picklist(['traveller', 'site', 'nobody']),
    }),
  ),
  /**
   * The values in which the provider's reservation differs from the booking. They are text, or null
   * if there is none.
   */
  mismatch: v.nullable(
    v.object({
      field: v.string(),
      accepted: v.nullable(v.string()),
      reported: v.nullable(v.string()),
      reference: v.nullable(v.string()),
    }),
  ),
  /**
   * A cancellation that the provider refused. It has the fee that the provider demands, or null if
   * the provider does not cancel at all. It also has the party that was to pay the fee instead of
   * the traveler.
   */
  refusal: v.optional(
    v.nullable(
      v.object({
        at: v.string(),
        fee: v.nullable(decimalMoneySchema),
        payer: v.nullable(v.picklist(['hotel', 'site'])),
      }),
    ),
  ),
  /** The party and the event that the booking waits for. */
  waits: v.object({
    for: v.picklist(['provider', 'desk', 'nobody']),
    about: v.picklist([
      'outcome',
      'unpaid',
      'request',
      'payment',
      'cancellation',
      'refusal',
      'mismatch',
      'mail',
      'name',
      'nothing',
    ]),
    since: v.nullable(v.string()),
    /** True if the booking has waited so long that the desk may settle it. */
    isStuck: v.boolean(),
    attempts: v.number(),
    /** The reason why the last attempt has no outcome. */
    lastReason: v.nullable(v.string()),
    nextAttemptAt: v.nullable(v.string()),
  }),
  /** The actions that the state of the booking and the role of the caller allow now. */
  actions: v.array(v.object({ action: v.picklist(deskBookingActionNames), previews: v.boolean() })),
  /** The mails that `send-mail` can send now. */
  mailsToSend: v.array(v.string()),
  /** The entries, newest last. */
  timeline: v.array(timelineEntrySchema),
});
export type DeskBooking = v.InferOutput<typeof deskBookingSchema>;

/**
 * The response to a preview: the changes that the action would make, and the mails that it would
 * send. If the provider is asked first (`asksProvider`), the changes are made only after the
 * provider agrees.
 */
export const deskBookingPreviewSchema = v.object({
  /** The version to send with the action. */
  version: v.number(),
  asksProvider: v.boolean(),
  /** True if the guest's payment is captured first. The other changes are made after that. */
  takesPayment: v.optional(v.boolean()),
  before: v.object({ status, reference: v.nullable(v.string()) }),
  after: v.object({ status, reference: v.nullable(v.string()) }),
  /**
   * The cost of a cancellation, the party that pays it, and the amount that the traveler gets back
   * or does not have to pay.
   */
  fee: v.nullable(
    v.object({
      amount: decimalMoneySchema,
      paidBy: v.picklist(['traveller', 'site', 'nobody']),
      returned: decimalMoneySchema,
    }),
  ),
  /** The returned credits of all kinds; null if there are none. */
  creditsReturned: v.nullable(decimalMoneySchema),
  /**
   * The OneKeyCash that the stay earns or, with `taken: true`, that the site takes back. Null if
   * nothing changes.
   */
  earned: v.nullable(v.object({ amount: decimalMoneySchema, taken: v.boolean() })),
  /** The amount that the site will owe the hotel for the booking. */
  owedToHotel: signedMoneySchema,
  /** The mails as they will be sent, in the language of the recipient. */
  mails: v.array(
    v.object({
      template: v.string(),
      to: v.picklist(['traveller', 'desk', 'hotel']),
      language: v.string(),
      subject: v.string(),
      text: v.string(),
    }),
  ),
});
export type DeskBookingPreview = v.InferOutput<typeof deskBookingPreviewSchema>;

/**
 * The reasons why an action was refused.
 *
 * - `already-decided` (409): the booking has changed since the page showed it. `by` is the author
 *   of the change (null for the worker and for travelers), `at` its time, and `bookingStatus` the
 *   current state.
 * - `not-possible` (409): the state of the booking does not allow the action.
 * - `reference-taken` (409): another booking of the hotel has the reference.
 * - `fee-not-accepted` (409): the fee is higher than the accepted one.
 * - `fee-due` (409): the terms require a fee that the traveler must not pay, because the hotel or
 *   the site wanted the cancellation.
 * - `fee-changed` (409): the terms require a higher fee than the page showed.
 * - `staff-limit`, `booking-limit` (409): the goodwill exceeds the limit of one member of the
 *   staff, or of one booking, in 24 hours.
 * - `message-limit`, `message-staff-limit` (409): the guest has received, or the member of the
 *   staff has sent, the maximum number of messages in 24 hours.
 * - `not-erasable` (409): the stay is not over yet.
 * - `too-soon` (429): the last attempt was only a moment ago. The response has `Retry-After`.
 */
export const deskBookingProblemSchema = v.object({
  ...problemSchema.entries,
  code: v.picklist([
    'already-decided',
    'not-possible',
    'reference-taken',
    'fee-not-accepted',
    'fee-changed',
    'fee-due',
    'not-erasable',
    'staff-limit',
    'booking-limit',
    'message-limit',
    'message-staff-limit',
    'too-soon',
  ]),
  ...firstChange,
  bookingStatus: v.optional(status),
});
export type DeskBookingProblem = v.InferOutput<typeof deskBookingProblemSchema>;

/** The templates for a message to a guest. */
export const messageTemplates = ['reach', 'arrival', 'wish', 'address', 'sorry'] as const;

/**
 * A template of the operator, filled in for a booking. `language` is the language of the text. If
 * the template has no text in the guest's language, the text is in another language. `lacks` lists
 * the placeholders for which the booking has no value. They remain in the text.
 */
const ownTemplateSchema = v.object({
  id: v.string(),
  name: v.string(),
  language: v.picklist(languages),
  text: v.string(),
  lacks: v.array(v.string()),
});
export type OwnTemplate = v.InferOutput<typeof ownTemplateSchema>;

/**
 * The response to `GET` of the message templates, in the guest's language and filled in for the
 * booking. Templates that need missing facts are left out. `subject` is the subject of the mail.
 * `own` has the templates of the operator; an older process of the site leaves them out.
 */
export const deskTemplatesSchema = v.object({
  language: v.string(),
  subject: v.string(),
  templates: v.array(v.object({ name: v.picklist(messageTemplates), text: v.string() })),
  own: v.optional(v.array(ownTemplateSchema)),
});
