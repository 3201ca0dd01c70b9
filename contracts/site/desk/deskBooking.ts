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
  /** Whether it has a preview. */
  readonly previews: boolean;
  /** Whether it has to say why. */
  readonly reason: 'required' | 'optional' | 'none';
};

/** All that the desk can do with a booking. */
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

/** Something that the desk can do with a booking. */
export type DeskBookingAction = keyof typeof deskBookingActions;

/** The names of the actions. */
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

/** The most characters of a note, and of what was asked of the provider. */
export const maxNoteLength = 2_000;
export const maxAskedLength = 1_000;
/**
 * The most characters of a text to a guest, and how many of them a booking gets, and one member of
 * the staff sends, in 24 hours.
 */
export const maxMessageLength = 2_000;
export const mostMessagesInDay = { booking: 5, staff: 50 } as const;

const requiredText = (most: number) =>
  v.pipe(textSchema(most), v.trim(), v.nonEmpty('is required'));
/** What was asked of the provider, and what it said. Stored as a note. */
const asked = requiredText(maxAskedLength);
/**
 * The `version` of the booking that was shown; after any change since, the response is 409
 * `already-decided`.
 */
const version = v.pipe(v.number(), v.integer(), v.minValue(0));
const reference = requiredLineSchema(64);
const changes = { version, reason: v.optional(reason) };
const settles = { version, reason, asked };
const wantedBy = v.picklist(cancellationParties);
/**
 * The fee that the preview has shown: while the terms ask more, the response is 409 `fee-changed`.
 */
const acceptedFee = v.optional(decimalMoneySchema);

/** What an action chooses; a preview has only that. */
const choices = {
  /** The hotel's own reference. */
  confirm: { reference: v.optional(reference) },
  /**
   * At the fee of the terms. If the `hotel` or the `site` wanted it, the traveler pays nothing:
   * while a fee is due, the response is 409 `fee-due`, and `waive-fee` cancels.
   */
  cancel: { wantedBy },
  /**
   * `hotel`: the provider is asked to cancel for nothing. `site`: it gets the fee of the terms from
   * the site, or the one for which it has refused to cancel, if that is more.
   */
  'waive-fee': { wantedBy, paidBy: v.picklist(['hotel', 'site']) },
  /** Who bears the fee of a booking that is cancelled: the `hotel` does not take it, or the `site` pays it. */
  'forgive-fee': { paidBy: v.picklist(['hotel', 'site']) },
  /** In the currency of the booking: as OneKeyCash, or without an account as a promotion code. */
  goodwill: { amount: decimalSchema },
  /** `reference`: that of the provider, required for `confirmed`. */
  'settle-stuck': { as: v.picklist(['confirmed', 'declined']), reference: v.optional(reference) },
  /** `fee`: what the provider took, at most the accepted fee, which is the default. */
  'settle-cancellation': {
    as: v.picklist(['cancelled', 'stands']),
    fee: v.optional(decimalMoneySchema),
  },
  /** One of them: a mail that is still true, or the id of a mail that failed. */
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

/** The bodies of `POST` to `action`. */
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
  /** The names of all guests, in the order of the booking. */
  'correct-name': v.strictObject({ version, reason, guests: travelerSchema.entries.guests }),
  /** The hotel knows the corrected name, as the desk has told it. */
  'tell-hotel': v.strictObject({ version }),
  withdraw: v.strictObject(changes),
  /** `id` is made by the page: what is sent twice is mailed once. Plain text. */
  write: v.strictObject({
    id: v.pipe(v.string(), v.uuid()),
    text: requiredText(maxMessageLength),
  }),
  /** `id` is made by the page, so that a note that is sent twice is stored once. */
  note: v.strictObject({ id: v.pipe(v.string(), v.uuid()), text: requiredText(maxNoteLength) }),
  erase: v.strictObject(changes),
} as const satisfies Readonly<Record<DeskBookingAction, v.GenericSchema>>;

/** The bodies of `POST` to `preview`. */
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
 * Who made a change. `name` is that of a member of the staff, the address that a link of a mail to
 * the desk was sent to, or the operator's user; null for everybody else, and if it is not known.
 */
const deskActorSchema = v.object({
  kind: v.picklist(['staff', 'traveller', 'guest', 'desk-link', 'command', 'worker']),
  name: v.nullable(v.string()),
  role: v.nullable(v.string()),
});
export type DeskActor = v.InferOutput<typeof deskActorSchema>;

/**
 * How far a message has come. `dropped`: it had become untrue, or there was nobody to send it to.
 */
const delivery = {
  status: v.picklist(['waiting', 'sent', 'dropped', 'failed']),
  sentAt: v.nullable(v.string()),
  failedAt: v.nullable(v.string()),
  /** When it is tried next; null once it is sent, dropped or given up. */
  nextAt: v.nullable(v.string()),
  attempts: v.number(),
  lastError: v.nullable(v.string()),
};

/** What becomes of a payment, as the timeline has it. */
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
   * A row of the history. `by` is null for what the provider reported, and for what is older than
   * the record of who did what.
   */
  v.object({
    kind: v.literal('event'),
    at: v.string(),
    seq: v.number(),
    status,
    /** Such as `provider`, `desk`, `mismatch` or `cancellation-asked-by-desk`. */
    cause: v.string(),
    /** What the cause has to say besides, such as a mismatch or the fee of the provider. */
    detail: v.nullable(v.record(v.string(), v.unknown())),
    by: v.nullable(deskActorSchema),
    reason: v.nullable(v.string()),
  }),
  /** An attempt at the provider. */
  v.object({
    kind: v.literal('attempt'),
    at: v.string(),
    /** What was asked: to reserve, to cancel, or what the provider has of it. */
    asked: v.picklist(['reserve', 'cancel', 'look-up']),
    /**
     * `unknown`: no answer that counts. Otherwise such as `confirmed`, `declined`, `cancelled`,
     * `kept`, `mismatch`.
     */
    outcome: v.string(),
    /** Why, such as `timeout` or `status_503`; the provider's reference for `confirmed`. */
    reason: v.nullable(v.string()),
    /** How many attempts there were since the last change, this one included. */
    attempt: v.number(),
    nextAt: v.nullable(v.string()),
  }),
  v.object({
    kind: v.literal('mail'),
    at: v.string(),
    id: v.string(),
    template: v.string(),
    to: v.picklist(['traveller', 'desk', 'hotel']),
    /** Of a text that somebody of the desk has written; null once it is erased. */
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
  /** What became of its payment on the site. `by` is who had it paid back at the desk. */
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

/** `GET` of a booking, and the response to each action. */
export const deskBookingSchema = v.object({
  /** Counts the changes of the booking: an action names the one that was shown. */
  version: v.number(),
  /**
   * As its page has it, with traveler, price, credits and other bookings of a change. The links in
   * it are paths of the desk.
   */
  booking: bookingSchema,
  hotelId: v.string(),
  accountId: v.nullable(v.string()),
  /**
   * The short link that is read out to a guest who has given no mail address, for those who may book
   * for guests; null for any other booking.
   */
  spokenLink: v.optional(v.nullable(v.string())),
  /** The language of the traveler's mails. */
  language: v.string(),
  updatedAt: v.string(),
  /** When the personal data was erased; null while there is some. */
  erasedAt: v.nullable(v.string()),
  /** The time in the hotel's time zone, `YYYY-MM-DDTHH:mm`; null if the zone is not known. */
  hotelTime: v.nullable(v.string()),
  /**
   * What the site owes the hotel for the booking: credits, a fee that it pays for the traveler, and
   * what it has taken; below zero if more was paid back at the payment provider than is left.
   */
  owedToHotel: signedMoneySchema,
  /** What a cancellation cost, and who pays it; null if it is not cancelled. */
  fee: v.nullable(
    v.object({ amount: decimalMoneySchema, paidBy: v.picklist(['traveller', 'site', 'nobody']) }),
  ),
  /** While a cancellation has no outcome: the most that it may cost, and who would pay it. */
  cancelling: v.nullable(
    v.object({
      acceptedFee: decimalMoneySchema,
      paidBy: v.picklist(['traveller', 'site', 'nobody']),
    }),
  ),
  /** In what the provider's reservation differs. Values are text; null where there is none. */
  mismatch: v.nullable(
    v.object({
      field: v.string(),
      accepted: v.nullable(v.string()),
      reported: v.nullable(v.string()),
      reference: v.nullable(v.string()),
    }),
  ),
  /**
   * A cancellation that the provider refused: the fee that it asks, null if it does not cancel at all,
   * and who was to pay the fee instead of the traveler.
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
  /** What the booking waits for. */
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
    /** It has waited so long that the desk can end it. */
    isStuck: v.boolean(),
    attempts: v.number(),
    /** Why the last attempt has no outcome. */
    lastReason: v.nullable(v.string()),
    nextAttemptAt: v.nullable(v.string()),
  }),
  /** What whoever asks may do now, by the state and by the role. */
  actions: v.array(v.object({ action: v.picklist(deskBookingActionNames), previews: v.boolean() })),
  /** The mails that `send-mail` can send now. */
  mailsToSend: v.array(v.string()),
  /** Newest last. */
  timeline: v.array(timelineEntrySchema),
});
export type DeskBooking = v.InferOutput<typeof deskBookingSchema>;

/**
 * The response to `preview`: what the action would change, and the mails that it would send. When
 * the provider is asked first (`asksProvider`), this is what follows once it agrees.
 */
export const deskBookingPreviewSchema = v.object({
  /** To be sent with the action. */
  version: v.number(),
  asksProvider: v.boolean(),
  /** The guest's payment is taken first: this is what follows once it is. */
  takesPayment: v.optional(v.boolean()),
  before: v.object({ status, reference: v.nullable(v.string()) }),
  after: v.object({ status, reference: v.nullable(v.string()) }),
  /** What a cancellation costs, who pays it, and what the traveler does not pay or gets back. */
  fee: v.nullable(
    v.object({
      amount: decimalMoneySchema,
      paidBy: v.picklist(['traveller', 'site', 'nobody']),
      returned: decimalMoneySchema,
    }),
  ),
  /** The credits that come back, of all kinds; null if none do. */
  creditsReturned: v.nullable(decimalMoneySchema),
  /**
   * The OneKeyCash that the stay earns (or, with `taken: true`, that is taken back); null if
   * nothing changes.
   */
  earned: v.nullable(v.object({ amount: decimalMoneySchema, taken: v.boolean() })),
  /** What the site owes the hotel for the booking after that. */
  owedToHotel: signedMoneySchema,
  /** As they are sent, in the reader's language. */
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
 * An action that was not carried out. `already-decided` (409): the booking has changed since it was
 * shown; `by` is who did that (null for the worker and for travelers), `at` when, `bookingStatus`
 * what it is now. `not-possible` (409): its state does not allow the action. `reference-taken`
 * (409): another booking of the hotel has the reference. `fee-not-accepted` (409): the fee is more
 * than was accepted. `fee-due` (409): the terms ask a fee that the traveler must not pay, since
 * the hotel or the site wanted the cancellation. `fee-changed` (409): the terms ask more than was
 * shown. `staff-limit`, `booking-limit` (409): more goodwill than somebody may give, or a booking may
 * get, in 24 hours. `message-limit` and `message-staff-limit` (409): the guest has got, or the member
 * of the staff has sent, as many texts in 24 hours as they may.
 * `not-erasable` (409): the stay is not over yet. `too-soon` (429): it was tried
 * again a moment ago; the response has `Retry-After`.
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

/** The texts to a guest that the desk can begin with. */
export const messageTemplates = ['reach', 'arrival', 'wish', 'address', 'sorry'] as const;

/**
 * A template of the operator, filled in for a booking. `language` is that of the text, which is not
 * the guest's if the template has none in that. `lacks`: the placeholders that the booking has
 * nothing for, which are still in the text.
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
 * `GET` of the templates of a text to the guest, in the guest's language and with what is known of
 * the booking; one that the booking lacks the facts for is left out. `subject` is that of the mail.
 * `own` are those of the operator; an older process of the site leaves them out.
 */
export const deskTemplatesSchema = v.object({
  language: v.string(),
  subject: v.string(),
  templates: v.array(v.object({ name: v.picklist(messageTemplates), text: v.string() })),
  own: v.optional(v.array(ownTemplateSchema)),
});
