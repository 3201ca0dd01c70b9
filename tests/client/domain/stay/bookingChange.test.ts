import type { Booking } from '#contracts/site/bookings.ts';
import { changeTexts, isChangeable } from '#client/domain/stay/bookingChange.ts';
import { isWaiting } from '#client/domain/stay/bookingStatus.ts';
import { english } from '../../../support/english.ts';
import { sampleBooking } from '../../../support/sampleBooking.ts';

const free = { amount: '0.00', currency: 'USD' };
const costly = { amount: '234.16', currency: 'USD' };
const other = {
  number: 'C9XK3FM4',
  link: '/booking/other?key=k',
  status: 'confirmed',
  cancelling: false,
  checkIn: '2027-03-20',
  checkOut: '2027-03-22',
} as const satisfies Booking['replacedBy'];

test.each<[string, Partial<Booking>, RegExp, boolean, boolean]>([
  [
    'the old one is cancelled',
    { replaces: { ...other, status: 'cancelled', fee: free } },
    /^This replaces booking C9XK-3FM4, canceled free of charge\.$/,
    false,
    true,
  ],
  [
    'the old one was cancelled for a fee',
    { replaces: { ...other, status: 'cancelled', fee: costly } },
    /, canceled for \$234\.16\.$/,
    false,
    true,
  ],
  [
    'the old one is being cancelled',
    { replaces: { ...other, cancelling: true, fee: costly } },
    /is being canceled for \$234\.16 at most\. If the hotel does not accept that, you get an email\.$/,
    true,
    true,
  ],
  [
    'the hotel has not cancelled the old one',
    { replaces: { ...other, fee: free } },
    /both stand\. Open it to cancel it/,
    false,
    true,
  ],
  [
    'the new one is pending',
    { status: 'pending', cancellation: null, replaces: { ...other, fee: free } },
    /^This is to replace booking C9XK-3FM4, which stands until the hotel has confirmed this one/,
    true,
    false,
  ],
  [
    'the new one is a request',
    { status: 'requested', replaces: { ...other, fee: free } },
    /which stands until the hotel has confirmed this one/,
    true,
    false,
  ],
  [
    'the new one is declined',
    { status: 'declined', cancellation: null, replaces: { ...other, fee: free } },
    /^Your booking C9XK-3FM4 stands as it was\.$/,
    false,
    false,
  ],
  [
    'the old one is over',
    { status: 'declined', cancellation: null, replaces: { ...other, status: 'stayed', fee: free } },
    /which is over\.$/,
    false,
    false,
  ],
  [
    'this one is asked to be changed',
    { replacedBy: { ...other, status: 'requested' } },
    /^You have asked to change it to booking C9XK-3FM4\. This one stands/,
    true,
    false,
  ],
  [
    'this one was changed',
    { status: 'cancelled', cause: 'changed', cancellation: null, replacedBy: other },
    /^You changed it to booking C9XK-3FM4\.$/,
    false,
    false,
  ],
  [
    'this one was changed, and the hotel has not cancelled it',
    { replacedBy: other },
    /has not canceled this one: both stand\. Cancel this one below/,
    false,
    false,
  ],
])('the page says that %s', (_what, changes, text, waiting, changeable) => {
  const booking = sampleBooking(changes);
  expect(changeTexts(english, booking)).toEqual([
    {
      text: expect.stringMatching(text),
      link: '/booking/other?key=k',
      label: 'Open booking C9XK-3FM4, Mar 20 - Mar 22',
    },
  ]);
  expect(isWaiting(booking)).toBe(waiting);
  expect(isChangeable(booking)).toBe(changeable);
});

test('a booking without a change has no text about a change', () => {
  expect(changeTexts(english, sampleBooking())).toEqual([]);
  expect(isChangeable(sampleBooking())).toBe(true);
  expect(isChangeable(sampleBooking({ cancellation: null }))).toBe(false);
});
