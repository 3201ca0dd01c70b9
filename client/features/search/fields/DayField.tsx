import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { type CalendarDay, isDay } from '../../../domain/search/calendarDay.ts';
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
  /** Undefined while they are not loaded. */
  pickers: Pickers | undefined;
  /** Whether they could not be loaded: the field is the browser's own date input then. */
  failed: boolean;
  /** The id of the open calendar that chooses this day. */
  calendarId?: string;
  /** Opens the calendar, and moves the focus into it if `focus`. */
  onOpen: (focus: boolean) => void;
  onFocus: () => void;
  /**
   * Gets what is to be said of a typed text when the field shows instead the day that it was read
   * as, with the month as a word, or when it is no day from `min` on: the value then stays as it was.
   */
  onRead: (said: string) => void;
  ref: RefObject<HTMLInputElement | null>;
}

/**
 * The first or last day of the stay, a text box beside the calendar. What is typed before the
 * pickers are loaded is read once they are. A text that others read as another day is never searched
 * for at once: Enter shows first how it was read. The same input element becomes the browser's date input
 * if they cannot be loaded, so that it keeps the focus.
 */
export function DayField(props: DayFieldProps) {
  const { label, min, value, onChange, pickers, failed, calendarId, onOpen, onFocus, onRead, ref } =
    props;
  const i18n = useI18n();
  const { t, formats } = i18n;
  const [draft, setDraft] = useState<string>();
  const touch = useMediaQuery('(pointer: coarse)');

  /** Returns the day that a text says, '' for no text, undefined for what cannot be chosen. */
  function read(text: string): CalendarDay | undefined {
    const typed = text.trim();
    if (typed === '') return '';
    const day = isDay(typed) ? typed : pickers?.parseTypedDay(i18n, typed, min, navigator.language);
    return day !== undefined && day >= min ? day : undefined;
  }

  function type(text: string) {
    setDraft(text);
    const day = read(text);
    if (day !== undefined) onChange(day);
  }

  function leave() {
    if (draft === undefined || !pickers) return;
    setDraft(undefined);
    onRead(pickers.readingText(i18n, draft.trim(), read(draft), min));
  }

  const settle = useEffectEvent(() => {
    if (draft !== undefined) type(draft);
    if (ref.current !== document.activeElement) leave();
  });
  useEffect(() => {
    // Each field at once, so that the other one does not put its day back.
    if (pickers) queueMicrotask(() => flushSync(settle));
  }, [pickers]);

  function handleKey(event: KeyboardEvent) {
    if (event.key === 'ArrowDown') onOpen(true);
    else if (event.key === 'Enter' && pickers?.hasTwoReadings(draft)) leave();
    else return;
    event.preventDefault();
  }

  if (failed) {
    return (
      <input
        ref={ref}
        type="date"
        aria-label={label}
        min={min}
        value={value}
        className={styles.input}
        onChange={(event) => onChange(event.target.value)}
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
      role={pickers && 'combobox'}
      aria-haspopup={pickers && 'dialog'}
      aria-expanded={pickers && calendarId !== undefined}
      aria-controls={calendarId}
      placeholder={t('searchFields.addDate')}
      value={draft ?? formats.yearDay(value)}
      className={styles.input}
      onChange={(event) => type(event.target.value)}
      onClick={() => onOpen(false)}
      onFocus={onFocus}
      onKeyDown={handleKey}
      onBlur={leave}
    />
  );
}
