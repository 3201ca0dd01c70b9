import { fullHotel } from '#contracts/kit/samples/hotels.ts';
import { fullRate, steppedRate } from '#contracts/kit/samples/rates.ts';
import type { Booking } from '#contracts/site/bookings.ts';
import type { BookingMail } from '#server/bookings/state/bookingMail.ts';
import { serverI18n } from '#contracts/texts/serverI18n.ts';
import { bookingMailContent, bookingPicture } from '#server/bookings/mails/bookingMailContent.ts';
import { bookedHotel } from '#contracts/site/bookedHotel.ts';
import { sampleRoom } from '../../support/sampleStay.ts';
import { bookingRequest, requestFor } from './support/bookingRequest.ts';
import { testRenderMail } from '../../support/testRenderMail.ts';

const english = serverI18n('en');

const confirmed: Booking = {
  id: '8b7f6e1c-0000-4000-8000-000000000000',
  number: 'K7M4QX9C',
  status: 'confirmed',
  cause: null,
  createdAt: '2027-02-01T12:00:00Z',
  stay: requestFor({ ...sampleRoom, occupancy: '1-4' }, { ...sampleRoom, occupancy: '1' }).stay,
  hotel: bookedHotel(fullHotel, [fullRate, fullRate]),
  rates: [fullRate, fullRate],
  traveller: bookingRequest.traveller,
  reference: 'R-1',
  inAccount: false,
  cancelling: false,
  cancellation: null,
  credits: [],
  earns: null,
  earned: false,
  earnsBy: null,
  cancellationFee: null,
  mismatch: false,
  replaces: null,
  replacedBy: null,
  history: [],
};
const unpaid: Booking = {
  ...confirmed,
  status: 'pending',
  reference: null,
  payment: {
    state: 'open',
    amount: { amount: '461.16', currency: 'USD' },
    address: 'https://bank.example/pay',
    until: '2027-02-01T17:35:00+05:00',
    at: null,
    moved: null,
    left: { amount: '0.00', currency: 'USD' },
    isMoved: false,
    card: null,
    refunds: [],
  },
};
const paid: Booking['payment'] = {
  state: 'captured',
  amount: { amount: '461.16', currency: 'USD' },
  address: null,
  until: '2027-02-01T17:35:00+05:00',
  at: '2027-02-01T12:05:00Z',
  moved: null,
  left: { amount: '461.16', currency: 'USD' },
  isMoved: false,
  card: { brand: 'visa', last4: '4242' },
  refunds: [],
};
const declined: Booking = { ...confirmed, status: 'declined', cause: 'gone', reference: null };
const cancelled: Booking = {
  ...confirmed,
  status: 'cancelled',
  cause: 'traveller',
  cancellationFee: { amount: '468.32', currency: 'USD' },
};
const mismatch = {
  field: 'cancellation.fee',
  accepted: '0.00 USD',
  reported: '468.32 USD',
  reference: 'R-1',
};
const mailOf = (template: BookingMail['template']): BookingMail => {
  if (template === 'fee-changed') return { template, fee: { amount: '468.32', currency: 'USD' } };
  if (template === 'desk-cancellation-fee') {
    return { template, fee: { amount: '230.58', currency: 'USD' } };
  }
  if (template === 'goodwill') {
    return { template, amount: { amount: '20.00', currency: 'USD' }, code: 'THANKS-20' };
  }
  if (template === 'refunded') return { template, amount: { amount: '20.00', currency: 'USD' } };
  if (template === 'message') return { template, note: 'a note' };
  return { template };
};
const address = 'https://www.hotels.example/booking/8b7f?key=a&b';
const rendered = (
  template: BookingMail['template'],
  booking: Booking = confirmed,
  more: Parameters<typeof bookingMailContent>[4] = {},
) => testRenderMail('en', bookingMailContent(english, mailOf(template), booking, address, more));

test.each([
  ['requested', confirmed, 'Your request was sent', 'until then nothing is reserved'],
  ['pay', unpaid, 'Please pay for your booking', 'only if you pay $461.16 by Mon, Feb 1, 5:35'],
  ['pay', unpaid, 'Please pay for your booking', 'not held until you have paid'],
  ['confirmed', confirmed, 'Your booking is confirmed', 'expects you on Monday, March 8, 2027'],
  ['goodwill', cancelled, 'Something from us to you', 'Your promo code: THANKS-20'],
  ['refunded', cancelled, 'You get money back', 'We are paying $20.00 back'],
  ['fee-waived', cancelled, 'You do not pay the cancellation fee', 'You owe nothing for it'],
  ['declined', { ...declined, cause: 'desk' }, 'Your booking was not made', 'cannot take'],
  ['declined', { ...declined, cause: 'expired' }, 'Your booking was not made', 'did not answer'],
  ['resolved', confirmed, 'Your booking is confirmed', 'had not answered yet'],
  ['resolved', declined, 'Your booking was not made', 'no longer available'],
  ['resolved', { ...declined, cause: 'not-combinable' }, 'was not made', 'in one booking'],
  ['resolved', { ...declined, cause: 'price-changed' }, 'was not made', 'price changed'],
  ['cancelled', cancelled, 'Your booking is canceled', 'costs $468.32'],
  [
    'cancelled',
    { ...cancelled, cancellationFee: { amount: '0.00', currency: 'USD' } },
    'Your booking is canceled',
    'There is no charge',
  ],
  [
    'desk-changed',
    { ...cancelled, cause: 'desk' },
    'Your booking was canceled',
    'at the hotel’s desk',
  ],
  ['not-cancelled', confirmed, 'could not be canceled', 'your booking stands'],
  ['desk-request', confirmed, 'A booking waits for you', 'Confirm or decline'],
  ['desk-cancelled', cancelled, 'A booking was canceled', 'that had been requested from you'],
  [
    'cancelled',
    { ...cancelled, mismatch: true },
    'Your booking is canceled',
    'our team is clarifying the fee',
  ],
  ['fee-changed', confirmed, 'Your booking is not canceled', 'would now cost $468.32'],
  [
    'desk-mismatch',
    { ...confirmed, mismatch: true },
    'reservation differs from the booking',
    'Then settle the mismatch at the desk.',
  ],
] satisfies [BookingMail['template'], Booking, string, string][])(
  'the mail %s describes the event in text and in HTML',
  (template, booking, heading, sentence) => {
    const { subject, text, html } = rendered(template, booking, { mismatch });
    expect(subject).toContain('Sea View Clifton');
    for (const form of [text, html]) {
      expect(form).toContain(heading);
      expect(form).toContain(sentence);
      expect(form).toContain('Mon, Mar 8, 2027, from 2:00 PM');
      expect(form).toContain('Deluxe Double Room');
      expect(form).toContain('Breakfast included');
      expect(form).toContain('2 rooms, 2 adults, 1 child');
      expect(form).toContain('$468.32');
      expect(form.includes('charged as PKR\u00a02,000.00')).toBe(booking.status !== 'cancelled');
      expect(form).toContain('K7M4-QX9C');
      expect(form).toContain('Ada Lovelace');
      expect(form).not.toMatch(/undefined|null|NaN|\[object/);
    }
    expect(text.includes('cancellation.fee')).toBe(
      template.startsWith('desk-') && template !== 'desk-changed',
    );
    expect(text).toContain(address);
    expect(html).toContain('href="https://www.hotels.example/booking/8b7f?key=a&amp;b"');
  },
);

test('the mail of a canceled booking says the fee and the refund, not the earlier price', () => {
  const credits: Booking['credits'] = [
    { kind: 'rewards', code: null, amount: { amount: '15.00', currency: 'USD' } },
  ];
  const fee = { amount: '100.00', currency: 'USD' };
  const booking = { ...cancelled, credits, cancellationFee: fee };
  const { text } = rendered('cancelled', booking);
  for (const line of [
    'Price of the stay: $468.32',
    'Cancellation fee: $100.00',
    'You pay the hotel: $100.00',
    'Refund: $353.32',
    'OneKeyCash returned to you: $15.00',
  ]) {
    expect(text).toContain(line);
  }
  expect(text).not.toMatch(/Pay before arrival|Pay at the property|Total:/);
});

test('the confirmation shows the deposit of all rooms, and the mail of a failed booking shows none', () => {
  expect(rendered('confirmed').text).toContain(
    'Deposit at the property: PKR\u00a030,000, returned after the stay',
  );
  expect(rendered('resolved', declined).text).not.toContain('Deposit');
});

test('the confirmation says how the stay is paid, and a request says when hotels answer', () => {
  expect(rendered('confirmed').text).toMatch(
    /You pay \$461\.16 to .+ before you arrive on Mon, Mar 8, 2027\.( .+)? You pay \$7\.16 at .+\./,
  );
  const texts = { paymentNote: 'It sends you a link.', deskAnswers: 'Hotels answer by noon.' };
  const silent = { ...confirmed, hotel: { ...confirmed.hotel, paymentNote: null } };
  const textOf = (template: 'confirmed' | 'requested') =>
    rendered(template, silent, { texts }).text;
  expect(textOf('confirmed')).not.toContain('by noon');
  expect(textOf('requested')).toContain(
    'canceling is free.\n\nHotels answer by noon.\n\nYou can see',
  );
  expect(textOf('confirmed')).toContain('Mar 8, 2027. It sends you a link. You pay $7.16');
});

test('a mail states the price once, and the mail of a failed booking states none', () => {
  for (const template of ['confirmed', 'resolved', 'requested', 'link'] as const) {
    expect(rendered(template).text.match(/\$461\.16/g)).toHaveLength(1);
  }
  expect(rendered('resolved', declined).text).not.toMatch(/\$461\.16|Cancellation:|Pay /);
});

test('a mail lists all cancellation steps for all rooms, with the year', () => {
  const { text } = rendered('confirmed', { ...confirmed, rates: [steppedRate, steppedRate] });
  expect(text).toContain(
    'Cancellation: Free until Sat, Mar 6, 2027, 6:00 PM (Karachi time, GMT+5). Then $240.00. From Mar 8 the whole price. If you do not arrive: the whole price.',
  );
});

test('only mails to the desk contain the contact of the traveler', () => {
  expect(rendered('desk-request').text).toContain('+442079460000');
  expect(rendered('confirmed').text).not.toContain('+442079460000');
});

test('the phone and e-mail of the hotel are links, except a number without a country code', () => {
  const withPhone = (phone: string) =>
    rendered('confirmed', { ...confirmed, hotel: { ...confirmed.hotel, phone } });
  const { text, html } = withPhone('+1 202 555 0142');
  expect(text).toContain('Hotel’s phone: +1 202 555 0142');
  expect(text).toContain('Hotel’s email: stay@sea-view.example');
  expect(html).toMatch(/<a dir="ltr" href="tel:\+12025550142"[^>]*>\+1 202 555 0142<\/a>/);
  expect(html).toContain('href="mailto:stay@sea-view.example"');
  expect(withPhone('021 <3456>').html).not.toMatch(/tel:|<3456>/);
});

test.each<[string, Partial<Booking['hotel']>, Booking['status'], string | undefined]>([
  ['by https', {}, 'confirmed', 'https://pictures.example/x600/sea-view/room.jpg'],
  ['on this site', { imageUrl: '/m/1.webp' }, 'requested', 'https://www.hotels.example/m/1.webp'],
  [
    'with an address in capital letters and a size',
    { imageUrl: 'https://p.example/1.JPG?w=600' },
    'confirmed',
    'https://p.example/1.JPG?w=600',
  ],
  ['as an SVG, which mail programs do not show', { imageUrl: '/m/1.svg' }, 'confirmed', undefined],
  [
    'as an SVG beside the name of a JPEG',
    { imageUrl: 'https://p.example/1.svg?as=1.jpg#1.jpg' },
    'confirmed',
    undefined,
  ],
  ['of an unknown type', { imageUrl: 'https://p.example/jpg/1' }, 'confirmed', undefined],
  ['at an invalid address', { imageUrl: 'https://:a/1.jpg' }, 'confirmed', undefined],
  ['by http', { imageUrl: 'http://pictures.example/1.jpg' }, 'confirmed', undefined],
  ['that does not exist', { imageUrl: null }, 'confirmed', undefined],
  ['of a stay that does not take place', {}, 'declined', undefined],
])('a picture %s is shown only if mail programs support it', (_where, changes, status, source) => {
  const booking = { ...confirmed, status, hotel: { ...confirmed.hotel, ...changes } };
  const picture = bookingPicture(booking, (path) => `https://www.hotels.example${path}`);
  expect(picture?.address).toBe(source);
  const plain = bookingMailContent(english, { template: 'confirmed' }, booking, address);
  const { text, html } = testRenderMail('en', { ...plain, picture });
  expect(text).toBe(testRenderMail('en', plain).text);
  // The tag has no height, so that programs show no empty box if they do not load the picture.
  const tag = `<img src="${source}" width="560" alt="Deluxe Double Room, Sea View Clifton"`;
  expect(html.includes(tag)).toBe(source !== undefined);
  expect(html.includes('<img')).toBe(source !== undefined);
});

test('a mail can be written for an erased booking and for a hotel with few details', () => {
  const sparse: Booking = {
    ...confirmed,
    traveller: null,
    hotel: bookedHotel({ id: 'x', name: 'Inn' }, [fullRate, fullRate]),
  };
  const { text } = rendered('confirmed', sparse);
  expect(text).not.toMatch(/Hotel’s (phone|email)/);
  expect(text).toContain('Inn expects you');
  expect(text).toContain('6:00 PM (GMT+5)');
});

test('a mail names taxes and the place in the language of the guest', () => {
  const hotel = { ...confirmed.hotel, address: null, region: 'Rome, IT' };
  const booking = { ...confirmed, hotel };
  const german = JSON.stringify(
    bookingMailContent(serverI18n('de'), mailOf('confirmed'), booking, address),
  );
  expect(german).toContain('Verkaufssteuer');
  expect(german).toContain('Kurtaxe');
  expect(german).toContain('Rom, Italien');
  expect(german).not.toContain('Sales tax');
});

test('a fee that is kept from a card payment is not due again, and the rest is refunded to the card', () => {
  const factsOf = (booking: Booking) =>
    (bookingMailContent(english, { template: 'cancelled' }, booking, address).sections ?? [])
      .find(({ title }) => title === 'Cancellation')
      ?.facts.map(({ label, value }) => `${label}: ${value}`);
  expect(factsOf({ ...cancelled, payment: paid })).toEqual([
    'Price of the stay: $468.32',
    'Cancellation fee: $468.32',
    'Paid by card: $461.16',
    'Kept from what you paid by card: $461.16',
    'You pay the hotel: $7.16',
    'Refund: $0.00',
  ]);
  const usd = (amount: string) => ({ amount, currency: 'USD' });
  const history = [
    { at: '2027-02-02T12:00:00.000Z', status: 'cancelled' as const, cause: 'traveller' },
  ];
  const refund = (amount: string, at: string, state: 'due' | 'sent' | 'failed' = 'sent') => ({
    ...{ amount: usd(amount), at, state },
  });
  const [before, then] = ['2027-02-02T11:59:59.000Z', '2027-02-02T12:00:00.001Z'];
  const free = { ...cancelled, history, cancellationFee: usd('0.00') };
  const payment = { ...paid, left: usd('0.00'), refunds: [refund('461.16', then, 'due')] };
  expect(factsOf({ ...free, payment })).toContain(
    'Back to your card: $461.16, on your account within 5 to 10 days',
  );
  // The desk has already refunded the whole amount.
  const returned = { ...paid, left: usd('0.00'), refunds: [refund('461.16', before)] };
  expect(factsOf({ ...cancelled, history, payment: returned })?.slice(2)).toEqual([
    'Paid by card: $461.16',
    'Of this, refunded earlier: $461.16',
    'You pay the hotel: $7.16',
    'Refund: $0.00',
  ]);
  const some = {
    ...{ ...paid, left: usd('261.16'), moved: usd('100.00') },
    refunds: [refund('60.00', before), refund('40.00', then), refund('200.00', then, 'failed')],
  };
  const fee = { cancellationFee: usd('61.16') };
  expect(factsOf({ ...cancelled, ...fee, history, payment: some })?.slice(2)).toEqual([
    'Paid by card: $461.16',
    'Of this, for the new booking: $100.00',
    'Of this, refunded earlier: $60.00',
    'Kept from what you paid by card: $61.16',
    'Back to your card: $40.00, on your account within 5 to 10 days',
    'Not refunded yet: our desk is looking into it: $200.00',
    'Refund: $247.16',
  ]);
});
