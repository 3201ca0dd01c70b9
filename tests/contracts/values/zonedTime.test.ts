import fc from 'fast-check';
import { zonedTime, zoneOffset } from '#contracts/values/zonedTime.ts';

test.each([
  ['2027-03-06T13:00:00Z', 'Asia/Karachi', '2027-03-06T18:00:00+05:00'],
  ['2027-03-06T20:00:00.250Z', 'Asia/Kathmandu', '2027-03-07T01:45:00.250+05:45'],
  ['2027-07-07T03:30:00Z', 'America/New_York', '2027-07-06T23:30:00-04:00'],
  ['2027-07-07T03:30:00Z', 'America/St_Johns', '2027-07-07T01:00:00-02:30'],
  ['2027-01-06T18:00:00Z', 'Europe/London', '2027-01-06T18:00:00+00:00'],
])('the instant %s in the zone %s is %s', (instant, timeZone, local) => {
  expect(zonedTime(new Date(instant), timeZone)).toBe(local);
});

test.each([null, '', 'No/Such_Zone'])('the time is in UTC for the zone %p', (timeZone) => {
  expect(zonedTime(new Date('2027-03-06T13:00:00Z'), timeZone)).toBe('2027-03-06T13:00:00.000Z');
});

test('the offset changes in the minute of the clock change', () => {
  const change = Date.parse('2027-03-28T01:00:00Z');
  expect(zoneOffset(change - 1, 'Europe/Berlin')).toBe(3_600_000);
  expect(zoneOffset(change, 'Europe/Berlin')).toBe(7_200_000);
});

test('the result is the same instant in every zone, with its local time', () => {
  const zones = Intl.supportedValuesOf('timeZone');
  const instants = fc.date({
    min: new Date('2026-01-01T00:00:00Z'),
    max: new Date('2030-12-31T00:00:00Z'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(fc.constantFrom(...zones), instants, (timeZone, instant) => {
      const text = zonedTime(instant, timeZone);
      const format = new Intl.DateTimeFormat('sv-SE', {
        timeZone,
        dateStyle: 'short',
        timeStyle: 'medium',
      });
      expect(new Date(text)).toEqual(instant);
      expect(text.slice(0, 19).replace('T', ' ')).toBe(format.format(instant));
    }),
  );
});
