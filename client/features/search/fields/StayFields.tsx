import { type FocusEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import type { Party } from '#contracts/values/party.ts';
import { addDays, type CalendarDay, today } from '../../../domain/search/calendarDay.ts';
import { stayDaysText } from '../../../domain/search/describeStay.ts';
import type { Stay } from '../../../domain/search/searchQuery.ts';
import { Button } from '../../../ui/Button.tsx';
import { useI18n } from '../../../ui/useI18n.ts';
import { DayField } from './DayField.tsx';
import styles from './StayFields.module.css';
import type { Pickers } from './usePickers.ts';

const none: Stay = { checkIn: '', checkOut: '' };

/**
 * The day for which the calendar is open. With a new `id`, the calendar starts again for that day.
 */
interface OpenCalendar {
  field: keyof Stay;
  focusDay: boolean;
  id: number;
}

/**
 * Renders check-in and check-out in one box. The first focus in the form loads the calendar. If
 * loading fails, the fields are the browser's own date fields.
 *
 * Past days cannot be chosen, and neither can a check-out before the check-in. If a new check-in is
 * not before the check-out, the check-out moves to the day after it. The calendar chooses the day
 * of the field that had the focus last.
 */
export function StayFields({
  stay,
  party,
  onChange,
  pickers,
  failed,
  whenNone,
}: {
  stay: Stay;
  /** The party of the stay, or undefined while it is unknown. */
  party: Party | undefined;
  onChange: (stay: Stay) => void;
  pickers: Pickers | undefined;
  /** Whether the pickers could not be loaded. */
  failed: boolean;
  /** The text for a stay without days. */
  whenNone: string;
}) {
  const { checkIn, checkOut } = stay;
  const i18n = useI18n();
  const { t } = i18n;
  const dialogId = useId();
  const [open, setOpen] = useState<OpenCalendar>();
  const [said, setSaid] = useState('');
  const inputs = {
    checkIn: useRef<HTMLInputElement>(null),
    checkOut: useRef<HTMLInputElement>(null),
  };
  const firstDay = today();
  const earliest = { checkIn: firstDay, checkOut: addDays(checkIn || firstDay, 1) };

  function choose(field: keyof Stay, day: CalendarDay) {
    setSaid('');
    const passed = field === 'checkIn' && checkOut !== '' && checkOut <= day;
    onChange({ checkIn, checkOut, [field]: day, ...(passed && { checkOut: addDays(day, 1) }) });
  }

  function pick(day: CalendarDay) {
    if (!open) return;
    choose(open.field, day);
    if (open.field === 'checkIn') setOpen({ ...open, field: 'checkOut' });
    else close(open.field);
  }

  function close(field: keyof Stay) {
    setOpen(undefined);
    inputs[field].current?.focus();
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !open) return;
    event.preventDefault();
    close(open.field);
  }

  function closeWhenLeft({ currentTarget, relatedTarget }: FocusEvent) {
    if (open && !currentTarget.contains(relatedTarget)) setOpen(undefined);
  }

  const dayField = (field: keyof Stay) => (
    <DayField
      ref={inputs[field]}
      label={t(`searchFields.${field}`)}
      min={earliest[field]}
      value={stay[field]}
      onChange={(day) => choose(field, day)}
      pickers={pickers}
      failed={failed}
      calendarId={pickers && open?.field === field ? dialogId : undefined}
      onOpen={(focusDay) => setOpen({ field, focusDay, id: (open?.id ?? 0) + 1 })}
      onFocus={() => setOpen((shown) => shown && { ...shown, field })}
      onRead={setSaid}
    />
  );

  return (
    <fieldset className={styles.dates} onKeyDown={handleKey} onBlur={closeWhenLeft}>
      <legend className={styles.legend}>
        {t('searchFields.dates')}{' '}
        <span className={styles.stay}>{stayDaysText(i18n, checkIn, checkOut) || whenNone}</span>
      </legend>
      <div className={styles.fields}>
        {dayField('checkIn')}
        <span aria-hidden>–</span>
        {dayField('checkOut')}
      </div>
      <p role="status" className={styles.said}>
        {said}
      </p>
      {pickers && open && (
        <div
          ref={bringIntoView}
          id={dialogId}
          role="dialog"
          aria-label={t('searchFields.calendar')}
          tabIndex={-1}
          className={styles.calendar}
        >
          <p className={styles.task}>
            {open.field === 'checkIn'
              ? t('searchFields.chooseArrival')
              : t('searchFields.chooseDeparture')}
          </p>
          <pickers.Calendar
            key={open.id}
            stay={stay}
            field={open.field}
            min={earliest[open.field]}
            focusDay={open.focusDay}
            locale={pickers.locale}
            onPick={pick}
            party={party}
            Days={pickers.Days}
          />
          <div className={styles.actions}>
            <Button look="quiet" onClick={() => onChange(none)}>
              {t('searchFields.clearDates')}
            </Button>
            <Button look="brand" onClick={() => close(open.field)}>
              {t('searchFields.done')}
            </Button>
          </div>
        </div>
      )}
    </fieldset>
  );
}

const marginPx = 8;

/**
 * Scrolls down until the end of a newly opened popover is in view, but not so far that its start
 * leaves the view.
 */
function bringIntoView(popover: HTMLElement | null): void {
  if (!popover) return;
  const { top, bottom } = popover.getBoundingClientRect();
  const hidden = bottom + marginPx - window.innerHeight;
  if (hidden > 0) window.scrollBy({ top: Math.min(hidden, Math.max(0, top - marginPx)) });
}
