import { cancelNote } from '#client/features/checkout/cancelNote.ts';
import { fullRate, leanRate } from '#contracts/kit/samples/rates.ts';
import { english } from '../../../support/english.ts';

const free = (until: string) => ({ ...fullRate, free_cancellation_until: until });
const note = (...rates: Parameters<typeof cancelNote>[1][number][]) =>
  cancelNote(english, rates, 'Asia/Karachi');

it.each([
  ['at the end of a day', '2027-03-06T23:59:00+05:00', 'Mar 6'],
  ['at the end of a day, written as the next one', '2027-03-07T00:00:00+05:00', 'Mar 6'],
  ['within a day', '2027-03-06T18:00:00+05:00', 'Mar 6, 6:00 PM'],
])('names the deadline of free cancellation: %s', (_, until, deadline) => {
  expect(note(free(until))).toEqual({ text: `Cancel free until ${deadline}`, isFree: true });
});

it('names the fee if canceling is never free', () => {
  const rate = { ...leanRate, free_cancellation_until: null, cancellation: null };
  expect(note(rate)).toEqual({ text: 'Non-refundable', isFree: false });
});
