import * as v from 'valibot';
import { decimalMoneySchema } from '#contracts/money/money.ts';
import type { Booking, BookingStatus } from '#contracts/site/bookings.ts';
import type { BookingContext } from './bookingContext.ts';
import type { BookingRow } from './bookingRow.ts';
import type { ChangeCause } from './bookingStates.ts';

const beforeEnd = ['confirmed', 'stayed'] as const;

/** A kind of mail, as the functions below tell it. */
type MailKind = {
  readonly to: 'traveller' | 'desk' | 'hotel';
  /** The states of a booking in which it is true; without them it always is. */
  readonly trueIn?: readonly BookingStatus[];
  /** It is true only while the booking has a mismatch. */
  readonly tellsMismatch?: true;
  /** If the booking is confirmed, it says when the stay is paid, and has its calendar file. */
  readonly confirms?: true;
  /** If the booking is cancelled, it has a calendar file that takes the stay away. */
  readonly cancels?: true;
};

/**
 * The mails about a booking. `resolved`: what became of a booking whose outcome was unknown.
 * `cancelled`: the traveller cancelled, or the desk as the traveller had asked. `desk-changed`: the
 * desk cancelled as the hotel had asked, or, in bookings of before, for anybody. `site-cancelled`:
 * the desk cancelled because the site wanted it. `provider-cancelled`: the hotel did, and nobody asked for it
 * here. `not-cancelled`: the hotel did not accept the cancellation; `fee-changed`: not at the
 * accepted fee, but at `fee`. `mismatch`: what the hotel has of a confirmed booking differs.
 * `pay`: the desk has booked for a guest on the phone, who is to pay by card.
 * `pay-again`: what was reserved on the card has lapsed; `desk-not-paid`: nobody has paid it again.
 * `fee-waived`: the fee of a cancelled booking was taken off. `goodwill`: the desk gives `amount`, as
 * a promotion code if there is one, else as OneKeyCash. `refunded`: the desk pays `amount` back to
 * the card. `message`: somebody of the desk has written the note with this id to the guest.
 * `link`: somebody has asked for it with the booking's number and address, or the desk sends it.
 * `desk-not-cancelled`: a booking was changed, and the hotel did not cancel the earlier one.
 * `desk-reminder`, `hotel-reminder`: half of the time for the answer to a request is over.
 */
const mailKinds = {
  requested: { to: 'traveller', trueIn: ['requested'] },
  pay: { to: 'traveller', trueIn: ['pending'] },
  'pay-again': { to: 'traveller', trueIn: ['requested'] },
  confirmed: { to: 'traveller', trueIn: beforeEnd, confirms: true },
  declined: { to: 'traveller' },
  resolved: { to: 'traveller', trueIn: [...beforeEnd, 'declined'], confirms: true },
  cancelled: { to: 'traveller', cancels: true },
  'desk-changed': { to: 'traveller', cancels: true },
  'site-cancelled': { to: 'traveller', cancels: true },
  'provider-cancelled': { to: 'traveller', cancels: true },
  'not-cancelled': { to: 'traveller', trueIn: beforeEnd },
  'fee-changed': { to: 'traveller', trueIn: beforeEnd },
  mismatch: { to: 'traveller', tellsMismatch: true },
  'no-show': { to: 'traveller', trueIn: ['no-show'] },
  'fee-waived': { to: 'traveller', trueIn: ['cancelled'] },
  goodwill: { to: 'traveller' },
  refunded: { to: 'traveller' },
  message: { to: 'traveller' },
  link: { to: 'traveller' },
  'desk-request': { to: 'desk', trueIn: ['requested'] },
  'desk-reminder': { to: 'desk', trueIn: ['requested'] },
  'hotel-reminder': { to: 'hotel', trueIn: ['requested'] },
  'desk-not-paid': { to: 'desk' },
  'desk-cancelled': { to: 'desk' },
  'desk-not-cancelled': { to: 'desk', trueIn: beforeEnd },
  'desk-provider-cancelled': { to: 'desk' },
  'desk-mismatch': { to: 'desk', tellsMismatch: true },
} as const satisfies Readonly<Record<string, MailKind>>;
type Template = keyof typeof mailKinds;

/** The kinds of which the outbox has more than the name. */
const saysMore = ['fee-changed', 'goodwill', 'refunded', 'message'] as const;

/** A mail as the outbox has it: its kind, and what only that kind has. */
export const bookingMailSchema = v.variant('template', [
  v.object({ template: v.literal('fee-changed'), fee: decimalMoneySchema }),
  v.object({
    template: v.literal('goodwill'),
    amount: decimalMoneySchema,
    code: v.nullable(v.string()),
  }),
  v.object({ template: v.literal('refunded'), amount: decimalMoneySchema }),
  v.object({ template: v.literal('message'), note: v.string() }),
  v.object({
    template: v.custom<Exclude<Template, (typeof saysMore)[number]>>(
      (name) =>
        typeof name === 'string' &&
        Object.hasOwn(mailKinds, name) &&
        !saysMore.some((each) => each === name),
    ),
  }),
]);
export type BookingMail = v.InferOutput<typeof bookingMailSchema>;

/** Whether a mail asks for a payment by card. */
export function asksToPay(template: Template): boolean {
  return template === 'pay' || template === 'pay-again';
}

/** Who gets a mail. */
export function recipientOf(template: Template): MailKind['to'] {
  return mailKinds[template].to;
}

/** Whether a mail says that the stay is booked, if it is. */
export function isConfirming(template: Template): boolean {
  const { confirms }: MailKind = mailKinds[template];
  return confirms === true;
}

/**
 * Whether a mail has the calendar file of its booking: of one that is confirmed, or of one that was
 * and is cancelled. The event of one that was changed is that of the booking that replaces it.
 */
export function hasCalendarFile(
  template: Template,
  { status, history, replacedBy }: Pick<Booking, 'status' | 'history' | 'replacedBy'>,
): boolean {
  const { confirms, cancels }: MailKind = mailKinds[template];
  if (status === 'confirmed') return confirms === true;
  const hasEvent = replacedBy === null && history.some((event) => event.status === 'confirmed');
  return status === 'cancelled' && hasEvent && cancels === true;
}

/** Whether a mail says that a mismatch is open. */
export function isAboutMismatch(template: Template): boolean {
  const { tellsMismatch }: MailKind = mailKinds[template];
  return tellsMismatch === true;
}

/**
 * Whether a mail is still true when it is sent, which may be days after it was written. Another one
 * tells what followed.
 */
export function isStillTrue(template: Template, status: BookingStatus): boolean {
  const { trueIn }: MailKind = mailKinds[template];
  return trueIn?.includes(status) ?? true;
}

/** Who cancelled a booking: what caused it and, if that was the desk, who had wanted it. */
type Canceller = { cause: string | null; wanted_by?: BookingRow['wanted_by'] };

/** The mail that tells the traveller that a booking is cancelled. */
export function cancelledTemplate({
  cause,
  wanted_by: wantedBy,
}: Canceller): 'cancelled' | 'desk-changed' | 'site-cancelled' | 'provider-cancelled' {
  if (cause === 'provider') return 'provider-cancelled';
  if (cause !== 'desk' || wantedBy === 'traveller') return 'cancelled';
  return wantedBy === 'site' ? 'site-cancelled' : 'desk-changed';
}

/**
 * The mails about a cancelled booking. The desk gets one if it had been asked for the stay and has
 * not cancelled itself, and if the provider cancelled. Of one that was changed the mail about the
 * new booking tells the traveller.
 */
export function cancelledMails(
  { hasDesk }: Pick<BookingContext, 'hasDesk'>,
  { rate }: BookingRow,
  canceller: Canceller & { cause: ChangeCause },
): BookingMail[] {
  const { cause } = canceller;
  const mail = { template: cancelledTemplate(canceller) };
  if (cause === 'desk') return [mail];
  if (cause === 'provider') {
    const desk = { template: 'desk-provider-cancelled' } as const;
    return [mail, ...(hasDesk ? [desk] : [])];
  }
  const tellsDesk = hasDesk && rate?.booking === 'on-request';
  return [
    ...(cause === 'changed' ? [] : [mail]),
    ...(tellsDesk ? [{ template: 'desk-cancelled' as const }] : []),
  ];
}
