import * as v from 'valibot';
import { serverTexts, type ServerTexts } from '#contracts/texts/en/serverTexts.ts';
import type { Booking } from '#contracts/site/bookings.ts';
import {
  accountMailContent,
  accountMailContentSchema,
  accountMails,
} from '#server/accounts/accountMails.ts';
import { calendarFile } from '#server/bookings/mails/calendarFile.ts';
import { bookingMailContent } from '#server/bookings/mails/bookingMailContent.ts';
import type { BookingMail } from '#server/bookings/state/bookingMail.ts';
import type { MailContent } from '#server/mail/renderMail.ts';
import { mailSchema } from '#server/mail/mailRecord.ts';
import { newsletterMailContent, newsletterMails } from '#server/newsletter/newsletterMails.ts';
import { pseudoLocale } from '../../support/pseudoLocale.ts';
import { sampleBooking } from '../../support/sampleBooking.ts';
import { testRenderMail } from '../../support/testRenderMail.ts';

// Mails, the calendar file and the desk page in the pseudo-locale. Any text outside brackets must
// be data.

const origin = 'https://www.hotels.example';
const address = `${origin}/booking/8b7f?key=a`;
const usd = (amount: string) => ({ amount, currency: 'USD' });
const mismatch = {
  field: 'cancellation.fee',
  accepted: '0.00 USD',
  reported: '468.32 USD',
  reference: 'R-1',
};
const confirmed = sampleBooking({
  credits: [
    { kind: 'rewards', code: null, amount: usd('15.00') },
    { kind: 'promotion', code: 'SPRING', amount: usd('10.00') },
  ],
  earns: usd('4.01'),
});
const bookings: readonly Booking[] = [
  confirmed,
  { ...confirmed, mismatch: true },
  { ...confirmed, status: 'requested' },
  ...(['gone', 'price-changed', 'desk', 'expired'] as const).map((cause): Booking => ({
    ...confirmed,
    status: 'declined',
    cause,
  })),
  ...(['traveller', 'desk'] as const).flatMap((cause) =>
    ['0.00', '100.00'].map((fee): Booking => ({
      ...confirmed,
      status: 'cancelled',
      cause,
      cancellationFee: usd(fee),
    })),
  ),
];

/** Returns the texts of a mail: its lines, labels and values, without the addresses of links. */
function linesOf(content: MailContent): string[] {
  const { text } = testRenderMail('en', content);
  const facts = content.sections?.flatMap((section) =>
    section.facts.map(({ label, value }) => `${label}: ${value}`),
  );
  const own = new Set(facts);
  return [
    content.subject,
    ...text.split('\n').filter((line) => !own.has(line) && !line.startsWith(origin)),
    ...(content.sections ?? []).flatMap(({ facts: lines }) =>
      lines.flatMap(({ label, value }) => [label, ...value.split('\n')]),
    ),
  ];
}

const templates: readonly BookingMail[] = [
  ...(
    ['requested', 'confirmed', 'declined', 'resolved', 'cancelled', 'not-cancelled'] as const
  ).map((template) => ({ template })),
  ...(
    ['desk-changed', 'site-cancelled', 'provider-cancelled', 'mismatch', 'no-show', 'link'] as const
  ).map((template) => ({ template })),
  { template: 'fee-changed', fee: usd('100.00') },
  ...(['request', 'cancelled', 'not-cancelled', 'provider-cancelled', 'mismatch'] as const).map(
    (what) => ({
      template: `desk-${what}` as const,
    }),
  ),
];

test.each(templates)('the booking mail $template contains no hard-coded text', (mail) => {
  for (const booking of bookings) {
    const { i18n, collect, inCode } = pseudoLocale<ServerTexts>(serverTexts);
    collect(booking, mismatch);
    const replaced: Booking = { ...confirmed, status: 'cancelled', cancellationFee: usd('9.00') };
    const content = bookingMailContent(i18n, mail, booking, address, { mismatch, replaced });
    expect(linesOf(content).flatMap((line) => inCode([line]))).toEqual([]);
  }
});

/** Returns a mail of each template, with a text in each field, or true for a field without text. */
function everyMail<Mail>(
  records: Readonly<Record<string, { schema: { entries: Record<string, v.GenericSchema> } }>>,
  mailSchemaOf: v.GenericSchema<Mail>,
): Mail[] {
  return Object.entries(records).map(([template, { schema }]) => {
    const fields = Object.entries(schema.entries).map(([name, field]) => [
      name,
      ['bo@example.com', template, true].find((value) => v.is(field, value)),
    ]);
    return v.parse(mailSchemaOf, { template, ...Object.fromEntries(fields) });
  });
}

test.each(everyMail(accountMails, accountMailContentSchema))(
  'the account mail $template contains no hard-coded text',
  (content) => {
    const { i18n, inCode } = pseudoLocale<ServerTexts>(serverTexts);
    const mail = { to: 'ada@example.com', name: 'Ada', content };
    const lines = linesOf(accountMailContent(i18n, mail, origin));
    expect(lines.flatMap((line) => inCode([line]))).toEqual([]);
  },
);

test.each(everyMail(newsletterMails, mailSchema(newsletterMails)))(
  'the newsletter mail $template contains no hard-coded text',
  (mail) => {
    const { i18n, collect, inCode } = pseudoLocale<ServerTexts>(serverTexts);
    const facts = { origin, confirmToken: () => 'a', unsubscribeToken: 'a', code: 'SPRING' };
    collect(facts);
    const lines = linesOf(newsletterMailContent(i18n, mail, facts));
    expect(lines.flatMap((line) => inCode([line]))).toEqual([]);
  },
);

test('the calendar file contains no hard-coded text', () => {
  const { i18n, collect, inCode } = pseudoLocale<ServerTexts>(serverTexts);
  collect(confirmed);
  const first = { id: confirmed.id, changes: 0 };
  const organizer = 'bookings@hotels.example';
  const file = calendarFile(i18n, confirmed, first, { organizer, address }).replaceAll('\r\n ', '');
  const [, summary = ''] = /^SUMMARY:(.*)$/m.exec(file) ?? [];
  const [, description = ''] = /^DESCRIPTION:(.*)$/m.exec(file) ?? [];
  expect([summary, ...description.split('\\n')].flatMap((line) => inCode([line]))).toEqual([]);
});
