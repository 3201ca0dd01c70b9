import { useState } from 'react';
import { DayPicker } from 'react-day-picker';
import {
  addDays,
  type CalendarDay,
  today,
  toLocalDate,
} from '../../../domain/search/calendarDay.ts';
import type { Stay } from '../../../domain/search/searchQuery.ts';
import { useDirection } from '../../../ui/useDirection.ts';
import { useMediaQuery } from '../../../ui/useMediaQuery.ts';
import styles from './Calendar.module.css';

/**
 * The months to choose a stay from: two, or one where there is not enough room. Days before `min`
 * cannot be chosen. It starts at the days chosen so far, and follows a day that is typed.
 */
export function Calendar({
  stay,
  field,
  min,
  focusDay,
  onPick,
}: {
  stay: Stay;
  field: keyof Stay;
  min: CalendarDay;
  /** Moves the focus to a day when the calendar appears. */
  focusDay: boolean;
  onPick: (day: CalendarDay) => void;
}) {
  const months = useMediaQuery('(min-width: 768px)') ? 2 : 1;
  const day = stay[field] || min;
  const [month, setMonth] = useState(() => toLocalDate(months === 2 ? stay.checkIn || day : day));
  const [shownFor, setShownFor] = useState({ day, field });
  if (day !== shownFor.day || field !== shownFor.field) {
    setShownFor({ day, field });
    const date = toLocalDate(day);
    const ahead = monthsBetween(month, date);
    if (field === shownFor.field && (ahead < 0 || ahead >= months)) setMonth(date);
  }
  const from = stay.checkIn ? toLocalDate(stay.checkIn) : undefined;
  const to = stay.checkOut ? toLocalDate(stay.checkOut) : undefined;

  return (
    <DayPicker
      dir={useDirection()}
      mode="range"
      selected={{ from: from ?? to, to: from && to }}
      onSelect={(_, date) => onPick(today(date))}
      disabled={{ before: toLocalDate(min) }}
      startMonth={toLocalDate(today())}
      endMonth={toLocalDate(addDays(today(), farthestDays))}
      month={month}
      onMonthChange={setMonth}
      numberOfMonths={months}
      autoFocus={focusDay}
      classNames={classNames}
    />
  );
}

/** Two years ahead: longer than any provider sells. */
const farthestDays = 730;

const classNames = {
  root: styles.calendar,
  months: styles.months,
  month: styles.month,
  nav: styles.nav,
  button_previous: styles.step,
  button_next: styles.step,
  chevron: styles.chevron,
  month_caption: styles.caption,
  month_grid: styles.grid,
  weekday: styles.weekday,
  day: styles.day,
  day_button: styles.dayButton,
  today: styles.today,
  disabled: styles.disabled,
  range_start: styles.start,
  range_middle: styles.middle,
  range_end: styles.end,
  selected: styles.selected,
} as const;

function monthsBetween(first: Date, second: Date): number {
  return (second.getFullYear() - first.getFullYear()) * 12 + second.getMonth() - first.getMonth();
}
