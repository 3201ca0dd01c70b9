import * as v from 'valibot';
import { decimalMoneySchema } from '#contracts/money/money.ts';
import type { BookingRow } from './bookingRow.ts';
import { type EventName, type Lifecycle, type LifecycleEvent, lifecycle } from './lifecycle.ts';

/** The mails that an event of the table sends. */
type MailOf<Name extends EventName> = Lifecycle[Name] extends { mails: infer Mails }
  ? keyof Mails & string
  : never;

/** The name of a mail: each that an event of the table sends. */
export type MailTemplate = { [Name in EventName]: MailOf<Name> }[EventName];

/** The mails that are not for the guest, by who reads them. */
const readers = {
  'desk-request': 'desk',
  'desk-reminder': 'desk',
  'hotel-reminder': 'hotel',
  'desk-not-paid': 'desk',
  'desk-cancelled': 'desk',
  'desk-not-cancelled': 'desk',
  'desk-cancellation-refused': 'desk',
  'desk-cancellation-fee': 'desk',
  'desk-provider-cancelled': 'desk',
  'desk-mismatch': 'desk',
} as const satisfies { readonly [Template in MailTemplate]?: 'desk' | 'hotel' };

/** Who reads a mail. */
export type ReaderOf<Template extends MailTemplate> = Template extends keyof typeof readers
  ? (typeof readers)[Template]
  : 'traveller';

/** Whether a mail has a reader: a guest who has given no address gets none. */
export function isReached(
  template: string,
  { mails_guest: mailsGuest }: Pick<BookingRow, 'mails_guest'>,
): boolean {
  return mailsGuest || Object.hasOwn(readers, template);
}

/** What the outbox has of some mails besides their names. */
const contents = {
  'fee-changed': v.object({ template: v.literal('fee-changed'), fee: decimalMoneySchema }),
  'desk-cancellation-fee': v.object({
    template: v.literal('desk-cancellation-fee'),
    fee: decimalMoneySchema,
  }),
  /** `code`: that of a promotion; null for OneKeyCash. */
  goodwill: v.object({
    template: v.literal('goodwill'),
    amount: decimalMoneySchema,
    code: v.nullable(v.string()),
  }),
  refunded: v.object({ template: v.literal('refunded'), amount: decimalMoneySchema }),
  /** `note`: the id of what somebody of the desk has written. */
  message: v.object({ template: v.literal('message'), note: v.string() }),
} as const;
type WithContent = keyof typeof contents;

const templates: ReadonlySet<string> = new Set(
  Object.values<LifecycleEvent>(lifecycle).flatMap(({ mails = {} }) => Object.keys(mails)),
);

/** A mail as the outbox has it: its name, and what only that mail has. */
export const bookingMailSchema = v.variant('template', [
  ...Object.values(contents),
  v.object({
    template: v.custom<Exclude<MailTemplate, WithContent>>(
      (name) => typeof name === 'string' && templates.has(name) && !Object.hasOwn(contents, name),
    ),
  }),
]);
export type BookingMail = v.InferOutput<typeof bookingMailSchema>;

/** What a mail has besides its name. */
export type ContentOf<Template extends MailTemplate> = Omit<
  Extract<BookingMail, { template: Template }>,
  'template'
>;

/** The events with a mail that says more than its name. */
export type EventWithContent = {
  [Name in EventName]: MailOf<Name> & WithContent extends never ? never : Name;
}[EventName];

/** What such an event says. */
export type EventContent<Name extends EventName> = ContentOf<MailOf<Name> & WithContent>;

/** A mail as it is put into the outbox. `content` is that of the mail of its event that has some. */
export function outboxMail(template: string, content: object = {}): object {
  return { template, ...(Object.hasOwn(contents, template) && content) };
}
