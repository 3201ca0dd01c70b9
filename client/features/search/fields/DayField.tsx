import { type KeyboardEvent, type Ref, useState } from 'react';
import type { CalendarDay } from '../../../domain/search/calendarDay.ts';
import { useMediaQuery } from '../../../ui/browser/useMediaQuery.ts';
import { useI18n } from '../../../ui/useI18n.ts';
import styles from './DayField.module.css';
import type { Pickers } from './usePickers.ts';

interface DayFieldProps {
  label: string;
  /** The first day that can be chosen. */
  min: CalendarDay;
  value: CalendarDay;
  onChange: (day: CalendarDay) => void;
  /** Without them the field is the browser's own date input. */
  pickers: Pickers | undefined;
  /** Whether the pickers are being loaded, so that a click waits for the calendar. */
  loading: boolean;
  /** The id of the open calendar that chooses this day. */
  calendarId?: string;
  /** Opens the calendar, and moves the focus into it if `focus`. */
  onOpen: (focus: boolean) => void;
  /** Gets a typed text that is no day from `min` on; the value stays as it was. */
  onReject: (text: string) => void;
  ref: Ref<HTMLInputElement>;
}

/**
 * The first or last day of the stay. The same input element is at first the browser's date input
 * and then a text box beside the calendar, so that it keeps the focus when it changes.
 */
export function DayField(props: DayFieldProps) {
  const { label, min, value, onChange, pickers, loading, calendarId, onOpen, onReject, ref } =
    props;
  const i18n = useI18n();
  const { t, formats } = i18n;
  const [draft, setDraft] = useState<string>();
  const touch = useMediaQuery('(pointer: coarse)');

  /** Returns the day that a text says, '' for no text, undefined for what cannot be chosen. */
  function read(text: string): CalendarDay | undefined {
    if (text.trim() === '') return '';
    const day = pickers?.parseTypedDay(i18n, text, min);
    return day !== undefined && day >= min ? day : undefined;
  }

  function type(text: string) {
    setDraft(text);
    const day = read(text);
    if (day !== undefined) onChange(day);
  }

  function leave() {
    if (draft === undefined) return;
    setDraft(undefined);
    if (read(draft) === undefined) onReject(draft.trim());
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    onOpen(true);
  }

  if (!pickers) {
    return (
      <input
        ref={ref}
        type="date"
        aria-label={label}
        min={min}
        value={value}
        className={styles.input}
        onChange={(event) => onChange(event.target.value)}
        onClick={(event) => {
          if (loading) event.preventDefault();
          onOpen(false);
        }}
      />
    );
  }
  return (
    <input
      ref={ref}
      type="text"
      inputMode={touch ? 'none' : undefined}
      autoComplete="off"
      aria-label={label}
      role="combobox"
      aria-haspopup="dialog"
      aria-expanded={calendarId !== undefined}
      aria-controls={calendarId}
      placeholder={t('searchFields.addDate')}
      value={draft ?? formats.yearDay(value)}
      className={styles.input}
      onChange={(event) => type(event.target.value)}
      onClick={() => onOpen(false)}
      onKeyDown={handleKey}
      onBlur={leave}
    />
  );
}
