import { useEffect, useId, useRef } from 'react';
import { partyLimits } from '#contracts/values/partyLimits.ts';
import type { Party } from '../../../domain/search/party.ts';
import { Button } from '../../../ui/Button.tsx';
import { SelectField } from '../../../ui/fields/TextField.tsx';
import styles from './PartyPicker.module.css';

/** The age of a child that was just added, until another one is chosen. */
const firstAge = 8;

const ages = Array.from({ length: partyLimits.childAge + 1 }, (_, age) =>
  age === 0 ? 'Under 1' : String(age),
);

/** Rooms, adults and children with their ages. Each change is passed on at once. */
export function PartyPicker({
  party,
  onChange,
  onDone,
}: {
  party: Party;
  onChange: (party: Party) => void;
  onDone: () => void;
}) {
  const dialog = useRef<HTMLDivElement>(null);
  useEffect(() => dialog.current?.focus(), []);
  const { rooms, adults, childAges } = party;

  function setChildren(count: number) {
    const added = Array.from({ length: count }, (_, index) => childAges[index] ?? firstAge);
    onChange({ ...party, childAges: added });
  }

  return (
    <div
      ref={dialog}
      role="dialog"
      aria-label="Guests and rooms"
      tabIndex={-1}
      className={styles.picker}
    >
      <Stepper
        label="Rooms"
        value={rooms}
        min={1}
        max={partyLimits.rooms}
        onChange={(count) => onChange({ ...party, rooms: count })}
      />
      <Stepper
        label="Adults"
        value={adults}
        min={1}
        max={partyLimits.adults}
        onChange={(count) => onChange({ ...party, adults: count })}
      />
      <Stepper
        label="Children"
        value={childAges.length}
        min={0}
        max={partyLimits.children}
        onChange={setChildren}
      />
      {childAges.length > 0 && (
        <div className={styles.ages}>
          {childAges.map((age, child) => (
            <SelectField
              key={child}
              label={`Age of child ${child + 1}`}
              options={ages}
              value={ages[age]}
              onChange={(event) =>
                onChange({
                  ...party,
                  childAges: childAges.with(child, event.target.selectedIndex),
                })
              }
            />
          ))}
        </div>
      )}
      <Button look="brand" wide onClick={onDone}>
        Done
      </Button>
    </div>
  );
}

/**
 * A number between two buttons. A button at its limit stays focusable, so that pressing it for the last
 * time does not lose the focus.
 */
function Stepper({
  label,
  value,
  min,
  max,
  onChange,
}: {
  label: string;
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
}) {
  const id = useId();
  const what = label.toLowerCase();
  const step = (name: string, sign: string, next: number) => (
    <button
      type="button"
      aria-label={`${name} ${what}`}
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
        {label}
      </span>
      {step('Fewer', '−', value - 1)}
      <output className={styles.value}>{value}</output>
      {step('More', '+', value + 1)}
    </div>
  );
}
