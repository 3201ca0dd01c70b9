import fc from 'fast-check';
import { addDays } from '#client/domain/search/calendarDay.ts';
import { mendStay } from '#client/domain/search/mendStay.ts';

const day = '2026-11-21';
const none = { checkIn: '', checkOut: '' };

it('drops a stay with a past check-in and reports the day', () => {
  expect(mendStay({ checkIn: '2026-11-03', checkOut: '2026-12-04' }, day)).toEqual({
    stay: none,
    mended: { why: 'checkInPast', day: '2026-11-03' },
  });
});

it('drops a past check-out', () => {
  expect(mendStay({ checkIn: '', checkOut: '2026-11-03' }, day)).toEqual({
    stay: none,
    mended: { why: 'checkOutPast', day: '2026-11-03' },
  });
});

it.each(['2026-12-03', '2026-12-01', '2026-11-03'])(
  'moves the check-out %s to the day after the check-in',
  (checkOut) => {
    expect(mendStay({ checkIn: '2026-12-03', checkOut }, day)).toEqual({
      stay: { checkIn: '2026-12-03', checkOut: '2026-12-04' },
      mended: { why: 'notAfterCheckIn' },
    });
  },
);

it.each([
  none,
  { checkIn: '2026-11-20', checkOut: '2026-11-21' },
  { checkIn: '2026-12-03', checkOut: '' },
  { checkIn: '', checkOut: '2026-12-04' },
])('leaves %p unchanged', (stay) => {
  expect(mendStay(stay, day)).toEqual({ stay, mended: undefined });
});

it('leaves a corrected stay unchanged', () => {
  const anyDay = fc.oneof(
    fc.constant(''),
    fc.integer({ min: -400, max: 400 }).map((days) => addDays(day, days)),
  );
  fc.assert(
    fc.property(anyDay, anyDay, (checkIn, checkOut) => {
      const { stay } = mendStay({ checkIn, checkOut }, day);
      expect(mendStay(stay, day)).toEqual({ stay, mended: undefined });
    }),
  );
});
