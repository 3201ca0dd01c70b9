import { type ComponentType, type ReactNode, useState } from 'react';
import { type CustomComponents, DayPicker, type DayPickerLocale } from 'react-day-picker';
import type { Party } from '#contracts/values/party.ts';
import {
  addDays,
  type CalendarDay,
  today,
  toLocalDate,
} from '../../../domain/search/calendarDay.ts';
import type { Stay } from '../../../domain/search/searchQuery.ts';
import { useI18n } from '../../../ui/useI18n.ts';
import { useMediaQuery } from '../../../ui/browser/useMediaQuery.ts';
import styles from './Calendar.module.css';

/**
 * A component that adds notes to the days of the calendar. It renders `children`, which are the
 * calendar, and replaces the calendar's buttons for days with its own buttons. `from` and `to` are
 * the first and last visible days, from today on.
 */
export type CalendarDays = ComponentType<{
  from: CalendarDay;
  to: CalendarDay;
  checkIn: CalendarDay;
  party: Party | undefined;
  children: (DayButton: CustomComponents['DayButton']) => ReactNode;
}>;

/**
 * Shows two months in which to choose a stay, or one month if there is little room. Days before
 * `min` cannot be chosen. `locale` determines the names of days and the first day of the week. The
 * calendar opens at the chosen days and follows typed days.
 */
export function Calendar({
  stay,
  field,
  min,
  focusDay,
  locale,
  party,
  Days,
  onPick,
}: {
  stay: Stay;
  field: keyof Stay;
  min: CalendarDay;
  /** Whether the focus moves to a day when the calendar appears. */
  focusDay: boolean;
  /** The locale of the calendar, or undefined for English. */
  locale: DayPickerLocale | undefined;
  party: Party | undefined;
  Days: CalendarDays | undefined;
  onPick: (day: CalendarDay) => void;
}) {
  const { formats } = useI18n();
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

  const picker = (DayButton?: CustomComponents['DayButton']) => (
    <DayPicker
      dir={formats.direction}
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
      locale={locale}
      classNames={classNames}
      {...(DayButton && { components: { DayButton } })}
    />
  );
  if (!Days) return picker();
  return (
    <Days {...daysShown(month, months)} checkIn={stay.checkIn} party={party}>
      {picker}
    </Days>
  );
}

/** Returns the first and the last visible day, from today on. */
function daysShown(month: Date, months: number): { from: CalendarDay; to: CalendarDay } {
  const first = today(new Date(month.getFullYear(), month.getMonth(), 1));
  const last = today(new Date(month.getFullYear(), month.getMonth() + months, 0));
  return { from: first > today() ? first : today(), to: last };
}

/** Two years, which is further ahead than any provider sells. */
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
