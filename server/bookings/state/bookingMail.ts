import * as v from 'valibot';
import { decimalMoneySchema } from '#contracts/money/money.ts';
import type { BookingRow } from './bookingRow.ts';
import { type EventName, type Lifecycle, type LifecycleEvent, lifecycle } from './lifecycle.ts';

/** The mails that an event of the lifecycle sends. */
type MailOf<Name extends EventName> = Lifecycle[Name] extends { mails: infer Mails }
  ? keyof Mails & string
  : never;

/** The name of a mail that an event of the lifecycle sends. */
export type MailTemplate = { [Name in EventName]: MailOf<Name> }[EventName];

/** The readers of the mails that are not for the guest. */
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

export type ReaderOf<Template extends MailTemplate> = Template extends keyof typeof readers
  ? (typeof readers)[Template]
  : 'traveller';

/** Returns whether a mail has a reader. A guest without an address gets none. */
export function isReached(
  template: string,
  { mails_guest: mailsGuest }: Pick<BookingRow, 'mails_guest'>,
): boolean {
  return mailsGuest || Object.hasOwn(readers, template);
}

/** The data that the outbox stores for some mails in addition to their names. */
const contents = {
  'fee-changed': v.object({ template: v.literal('fee-changed'), fee: decimalMoneySchema }),
  'desk-cancellation-fee': v.object({
    template: v.literal('desk-cancellation-fee'),
    fee: decimalMoneySchema,
  }),
  /** `code` is a promotion code, or null for OneKeyCash. */
  goodwill: v.object({
    template: v.literal('goodwill'),
    amount: decimalMoneySchema,
    code: v.nullable(v.string()),
  }),
  refunded: v.object({ template: v.literal('refunded'), amount: decimalMoneySchema }),
  /** `note` is the id of the text that the desk wrote. */
  message: v.object({ template: v.literal('message'), note: v.string() }),
} as const;
type WithContent = keyof typeof contents;

const templates: ReadonlySet<string> = new Set(
  Object.values<LifecycleEvent>(lifecycle).flatMap(({ mails = {} }) => Object.keys(mails)),
);

/** A mail in the outbox: its name and its own data. */
export const bookingMailSchema = v.variant('template', [
  ...Object.values(contents),
  v.object({
    template: v.custom<Exclude<MailTemplate, WithContent>>(
      (name) => typeof name === 'string' && templates.has(name) && !Object.hasOwn(contents, name),
    ),
  }),
]);
export type BookingMail = v.InferOutput<typeof bookingMailSchema>;

/** The data of a mail in addition to its name. */
export type ContentOf<Template extends MailTemplate> = Omit<
  Extract<BookingMail, { template: Template }>,
  'template'
>;

/** The events with a mail that has data in addition to its name. */
export type EventWithContent = {
  [Name in EventName]: MailOf<Name> & WithContent extends never ? never : Name;
}[EventName];

/** The data of the mail of an event in `EventWithContent`. */
export type EventContent<Name extends EventName> = ContentOf<MailOf<Name> & WithContent>;

/**
 * Returns a mail for the outbox. `content` is the data of the event's mail, and is left out if this
 * mail has none.
 */
export function outboxMail(template: string, content: object = {}): object {
  return { template, ...(Object.hasOwn(contents, template) && content) };
}
