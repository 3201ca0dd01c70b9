import { isolateIn } from '#contracts/texts/createI18n.ts';
import { type Language, languages } from '#contracts/texts/languages.ts';
import { serverI18n } from '#contracts/texts/serverI18n.ts';
import { bookingMailContent } from '#server/bookings/mails/bookingMailContent.ts';
import { calendarFile } from '#server/bookings/mails/calendarFile.ts';
import type { MailContent, MailFact } from '#server/mail/renderMail.ts';
import { mailRenderer } from '#server/mail/renderMail.ts';
import { sampleBooking } from '../../support/sampleBooking.ts';
import { testRenderMail } from '../../support/testRenderMail.ts';

const contentOf = (...facts: MailFact[]): MailContent => ({
  subject: 'S',
  heading: 'H',
  paragraphs: [],
  sections: [{ title: 'T', facts }],
});
const address = 'https://www.hotels.example/booking/8b7f?key=a';

test.each([
  ['a number before a name', '145 Derb Dabachi', '\u2068145 Derb Dabachi\u2069', 'ltr'],
  ['a number after it', 'Circuit de la Palmeraie 138', undefined, 'ltr'],
  ['Arabic letters', 'فندق البحر (دبي)', undefined, 'rtl'],
  ['controls that nothing closes', 'Inn\u2069\u202e 5', '\u2068Inn 5\u2069', 'ltr'],
  ['an isolate of its own and an override', '\u2068Inn\u2069\u202e', '\u2068Inn\u2069', 'ltr'],
])(
  'a value in an Arabic mail is shown in the right order: %s',
  (_what, value, isolated, direction) => {
    const { text, html } = testRenderMail('ar', contentOf({ label: 'العنوان', value }));
    const shown = isolated ?? `\u2068${value}\u2069`;
    expect(text.split('\n').at(-2)).toBe(`العنوان: ${shown}`);
    expect(html).toContain(`<span dir="${direction}">${shown.slice(1, -1)}</span>`);
    expect(html).not.toMatch(/[\u2066-\u2069\u202e]/);
  },
);

test('an English mail isolates only values that would reorder their line', () => {
  const { text } = testRenderMail(
    'en',
    contentOf({ label: 'A', value: 'Sea View 5' }, { label: 'B', value: 'فندق 5\nAnn' }),
  );
  expect(text).toContain('A: Sea View 5\nB: \u2068فندق 5\u2069 Ann');
});

test('lines that a person wrote keep their order in a mail of the other direction', () => {
  const lines = ['Please call +44 20 7946 0000.', 'شكرًا'].map((line) => isolateIn('rtl', line));
  const { html } = testRenderMail('ar', { ...contentOf(), paragraphs: lines });
  expect(html).toContain('<span dir="ltr">Please call +44 20 7946 0000.</span>');
  expect(html).toContain('<span dir="rtl">شكرًا</span>');
});

/** Matches isolates that are empty or directly nested. */
const doubled = /\u2068\u2068|\u2069\u2069|\u2068\u2069/;

test.each(languages)('the subject, text and calendar in %s isolate each value once', (language) => {
  const i18n = serverI18n(language);
  const booking = sampleBooking({
    replaces: {
      ...{ id: 'a', link: '/booking/a', number: 'K7M4QX9C', status: 'confirmed' as const },
      ...{ checkIn: '2027-03-08', checkOut: '2027-03-10', cancelling: false },
      fee: { amount: '10.00', currency: 'USD' },
    },
  });
  for (const template of ['confirmed', 'requested', 'desk-request', 'hotel-reminder'] as const) {
    const content = bookingMailContent(i18n, { template }, booking, address);
    const { subject, text, html } = testRenderMail(language, content);
    for (const form of [subject, text]) expect(form).not.toMatch(doubled);
    expect(html.replace(/<title>.*?<\/title>/, '')).not.toMatch(/[\u2066-\u2069]/);
    expect(html).not.toMatch(/<span dir="...">\s*<span dir/);
  }
  const first = { id: booking.id, changes: 0 };
  const organizer = 'us@hotels.example';
  const file = calendarFile(i18n, booking, first, { organizer, address });
  expect(file.replaceAll('\r\n ', '')).not.toMatch(doubled);
});

test('every mail ends with the operator of the site, in text and in HTML', () => {
  const operator = {
    name: 'Atlas <Stays> GmbH',
    address: 'Lange Straße 12, 10243 Berlin',
    email: 'hello@atlas.example',
    phone: '+49 30 901820',
    register: '',
  };
  const render = mailRenderer(operator);
  const content = { ...contentOf(), footerLink: { label: 'Unsubscribe', address } };
  expect(render('en', content).text).toMatch(
    /\n\nAtlas <Stays> GmbH\nLange Straße 12, 10243 Berlin\nhello@atlas\.example · \+49 30 901820\n$/,
  );
  expect(render('en', content).html).toContain(
    'Atlas &lt;Stays&gt; GmbH<br>Lange Straße 12, 10243 Berlin<br>hello@atlas.example · +49 30 901820</p>',
  );
  expect(render('ar', content).text).toContain('\n\u2068Lange Straße 12, 10243 Berlin\u2069\n');
});

test('a mail without operator data ends without an empty line', () => {
  const { text, html } = testRenderMail('en', { ...contentOf(), footer: ['F'] });
  expect(text.endsWith('\n\nF\n')).toBe(true);
  expect(html).not.toMatch(/<p[^>]*><\/p>/);
});

test.each(languages)(
  'the layout of a mail in %s uses only markup that Outlook supports',
  (language: Language) => {
    const content = bookingMailContent(
      serverI18n(language),
      { template: 'confirmed' },
      sampleBooking(),
      address,
    );
    const { html } = testRenderMail(language, content);
    expect(html).not.toMatch(/<th|scope=/);
    // Word supports no `max-width`, no logical sides and no padding of blocks.
    expect(html).toMatch(/<!--\[if mso\]><table role="presentation"[^>]* width="618"/);
    expect(html).not.toMatch(/text-align:(start|end)|padding-inline|<div/);
    for (const [table] of html.matchAll(/<table [^>]*>/g)) {
      expect(table).toContain('role="presentation"');
    }
  },
);
