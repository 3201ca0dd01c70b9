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
  /** The code of the pickers, or undefined until it has loaded. */
  pickers: Pickers | undefined;
  /** Whether the pickers failed to load. The field is then the browser's own date input. */
  failed: boolean;
  /** The id of the calendar, if it is open for this day. */
  calendarId?: string;
  /** Opens the calendar. With `focus`, the focus moves into it. */
  onOpen: (focus: boolean) => void;
  onFocus: () => void;
  /**
   * Called with a message about a typed text. If the text is a day, the field now shows that day
   * with its month as a word, so that the traveler sees how it was read. If the text is not a day
   * from `min` on, the value does not change.
   */
  onRead: (said: string) => void;
  ref: RefObject<HTMLInputElement | null>;
}

/**
 * Renders the first or last day of the stay, as a text box beside the calendar. Text that is typed
 * before the pickers have loaded is read as soon as they have.
 *
 * If some people would read a text as another day, Enter does not search at once, but first shows
 * how the text was read. If the pickers cannot be loaded, the same input element becomes the
 * browser's date input, so that it keeps the focus.
 */
export function DayField(props: DayFieldProps) {
  const { label, min, value, onChange, pickers, failed, calendarId, onOpen, onFocus, onRead, ref } =
    props;
  const i18n = useI18n();
  const { t, formats } = i18n;
  const [draft, setDraft] = useState<string>();
  const touch = useMediaQuery('(pointer: coarse)');

  /**
   * Returns the day that a text names, '' for an empty text, or undefined if that day cannot be
   * chosen.
   */
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
    // Each field settles its text at once. Otherwise the other field would restore its previous
    // day.
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
