import { addDays, today, toLocalDate } from '#client/domain/search/calendarDay.ts';
import { daysText } from '#contracts/texts/stayText.ts';
import { english } from './english.ts';
import { parseTypedDay } from '#client/domain/search/parseTypedDay.ts';

// Prints the days of eight years that some rule about days shifts, as JSON for each time zone of
// its arguments. Adds the text of a stay from the first day.
const first = '2024-01-01';

function daysIn(zone: string) {
  process.env['TZ'] = zone;
  const days = Array.from({ length: 8 * 366 }, (_, index) => addDays(first, index));
  const moved = days.filter((day, index) => {
    const last = new Date(toLocalDate(addDays(day, 1)).getTime() - 1);
    return (
      today(toLocalDate(day)) !== day ||
      today(last) !== day ||
      addDays(day, -index) !== first ||
      parseTypedDay(english, english.formats.yearDay(day), first, 'en-US') !== day
    );
  });
  const offset = new Date(2024, 0, 1).getTimezoneOffset();
  return { zone, offset, moved, formatted: daysText(english, first, addDays(first, 1)) };
}

console.log(JSON.stringify(process.argv.slice(2).map(daysIn)));
