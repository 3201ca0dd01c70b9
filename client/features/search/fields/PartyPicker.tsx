import { useId, useLayoutEffect, useRef } from 'react';
import { countParty, partyLimits } from '#contracts/values/party.ts';
import { partyProblem } from '../../../domain/search/parseParty.ts';
import type { PartyDraft } from '../../../domain/search/party.ts';
import { useFocusOnMount } from '../../../ui/browser/useFocusOnMount.ts';
import { Button } from '../../../ui/Button.tsx';
import { SelectField } from '../../../ui/fields/TextField.tsx';
import { useI18n } from '../../../ui/useI18n.ts';
import styles from './PartyPicker.module.css';

const ages = Array.from({ length: partyLimits.childAge + 1 }, (_, age) => age);

/**
 * Renders the rooms of a party, each with its adults, its children and their ages. Each change is
 * passed on at once. If details are missing for a search, 'Done' keeps the picker open, and the
 * text above it names these details.
 *
 * A single room has no heading. An added room takes the focus. When a room is removed, 'Add a room'
 * takes the focus.
 */
export function PartyPicker({
  party,
  takesFocus,
  onChange,
  onDone,
}: {
  party: PartyDraft;
  /** Whether the picker takes the focus when it appears. */
  takesFocus: boolean;
  onChange: (party: PartyDraft) => void;
  onDone: () => void;
}) {
  const i18n = useI18n();
  const { t } = i18n;
  const dialog = useFocusOnMount<HTMLDivElement>(takesFocus);
  const addButton = useRef<HTMLButtonElement>(null);
  const added = useRef(false);
  const problemId = useId();
  const problem = partyProblem(i18n, party);
  const { rooms, adults, children } = countParty(party);
  const isFull = rooms === partyLimits.rooms || adults === partyLimits.adults;

  useLayoutEffect(() => {
    if (!added.current) return;
    added.current = false;
    const last = ':scope > div:last-of-type [role="group"] button[aria-disabled="false"]';
    dialog.current?.querySelector<HTMLElement>(last)?.focus();
  }, [rooms, dialog]);

  function addRoom() {
    if (isFull) return;
    added.current = true;
    onChange([...party, { adults: 1, childAges: [] }]);
  }

  function removeRoom(index: number) {
    onChange(party.filter((_, other) => other !== index));
    addButton.current?.focus();
  }

  function finish() {
    if (problem === '') {
      onDone();
      return;
    }
    const missing = dialog.current?.querySelector('select:invalid') ?? dialog.current;
    if (missing instanceof HTMLElement) missing.focus();
  }

  return (
    <div
      ref={dialog}
      role="dialog"
      aria-label={t('searchFields.guestsAndRooms')}
      aria-describedby={problemId}
      tabIndex={-1}
      className={styles.picker}
    >
      {party.map((room, index) => (
        <RoomFields
          key={index}
          room={room}
          number={index + 1}
          limits={{
            adults: partyLimits.adults - adults + room.adults,
            children: partyLimits.children - children + room.childAges.length,
          }}
          onChange={(changed) =>
            onChange(party.map((each, other) => (other === index ? changed : each)))
          }
          onRemove={rooms > 1 ? () => removeRoom(index) : undefined}
        />
      ))}
      <Button ref={addButton} look="quiet" aria-disabled={isFull} onClick={addRoom}>
        {t('searchFields.addRoom')}
      </Button>
      <p id={problemId} role="status" className={styles.problem}>
        {problem}
      </p>
      <Button look="brand" wide onClick={finish}>
        {t('searchFields.done')}
      </Button>
    </div>
  );
}

type RoomDraft = PartyDraft[number];

/**
 * Renders the adults and children of a room. With `onRemove`, they are under a heading with the
 * number of the room.
 */
function RoomFields({
  room,
  number,
  limits,
  onChange,
  onRemove,
}: {
  room: RoomDraft;
  number: number;
  /**
   * The maximum numbers of adults and children in this room, given the people in the other rooms.
   */
  limits: { adults: number; children: number };
  onChange: (room: RoomDraft) => void;
  onRemove: (() => void) | undefined;
}) {
  const { t, formats } = useI18n();
  const nameId = useId();
  const { adults, childAges } = room;
  const fields = (
    <>
      <Stepper
        what="adults"
        value={adults}
        min={1}
        max={limits.adults}
        onChange={(count) => onChange({ ...room, adults: count })}
      />
      <Stepper
        what="children"
        value={childAges.length}
        min={0}
        max={limits.children}
        onChange={(count) => {
          const ages = Array.from({ length: count }, (_, child) => childAges[child]);
          onChange({ ...room, childAges: ages });
        }}
      />
      {childAges.length > 0 && (
        <div className={styles.ages}>
          {childAges.map((age, child) => (
            <SelectField
              key={child}
              label={t('searchFields.ageOfChild', { number: child + 1 })}
              required
              options={[
                { value: '', text: t('searchFields.chooseAge') },
                ...ages.map((each) => ({
                  value: String(each),
                  text: each === 0 ? t('searchFields.underOne') : formats.number(each),
                })),
              ]}
              value={age === undefined ? '' : String(age)}
              onChange={({ target }) =>
                onChange({
                  ...room,
                  childAges: childAges.map((each, other) =>
                    other === child ? ageOf(target.value) : each,
                  ),
                })
              }
            />
          ))}
        </div>
      )}
    </>
  );
  if (!onRemove) return fields;
  return (
    <div role="group" aria-labelledby={nameId} className={styles.room}>
      <div className={styles.head}>
        <span id={nameId} className={styles.name}>
          {t('searchFields.room', { number })}
        </span>
        <Button
          look="quiet"
          aria-label={t('searchFields.removeRoom', { number })}
          onClick={onRemove}
        >
          {t('searchFields.remove')}
        </Button>
      </div>
      {fields}
    </div>
  );
}

function ageOf(value: string): number | undefined {
  return value === '' ? undefined : Number(value);
}

/**
 * Renders a number between two buttons. A button that has reached its limit stays focusable, so
 * that the press that reaches the limit does not lose the focus.
 */
function Stepper({
  what,
  value,
  min,
  max,
  onChange,
}: {
  what: 'adults' | 'children';
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
}) {
  const { t, formats } = useI18n();
  const id = useId();
  const step = (name: 'fewer' | 'more', sign: string, next: number) => (
    <button
      type="button"
      aria-label={t(`searchFields.${what}.${name}`)}
      aria-disabled={next < min || next > max}
      className={styles.step}
      onClick={() => next >= min && next <= max && onChange(next)}
    >
      {sign}
    </button>
  );
  return (
    <div role="group" aria-labelledby={id} className={styles.stepper}>
      <span id={id} className={styles.label}>
        {t(`searchFields.${what}.label`)}
      </span>
      {step('fewer', '−', value - 1)}
      <output className={styles.value}>{formats.number(value)}</output>
      {step('more', '+', value + 1)}
    </div>
  );
}
