import { useEffect, useId, useRef } from 'react';
import { partyLimits } from '#contracts/values/partyLimits.ts';
import { partyProblem } from '../../../domain/search/parseParty.ts';
import type { PartyDraft } from '../../../domain/search/party.ts';
import { Button } from '../../../ui/Button.tsx';
import { SelectField } from '../../../ui/fields/TextField.tsx';
import styles from './PartyPicker.module.css';

/** The choices of a child's age; the first is that none was chosen. */
const ages = Array.from({ length: partyLimits.childAge + 2 }, (_, index) =>
  index === 0 ? 'Choose' : index === 1 ? 'Under 1' : String(index - 1),
);

/**
 * Rooms, adults and children with their ages, which are asked for. Each change is passed on at once. 'Done' refuses
 * a party that cannot be searched for; what is missing is said above it.
 */
export function PartyPicker({
  party,
  onChange,
  onDone,
}: {
  party: PartyDraft;
  onChange: (party: PartyDraft) => void;
  onDone: () => void;
}) {
  const dialog = useRef<HTMLDivElement>(null);
  useEffect(() => dialog.current?.focus(), []);
  const problemId = useId();
  const { rooms, adults, childAges } = party;
  const problem = partyProblem(party);

  function finish() {
    if (problem === '') {
      onDone();
      return;
    }
    const missing = dialog.current?.querySelector('select:invalid') ?? dialog.current;
    if (missing instanceof HTMLElement) missing.focus();
  }

  function setChildren(count: number) {
    const added = Array.from({ length: count }, (_, index) => childAges[index]);
    onChange({ ...party, childAges: added });
  }

  return (
    <div
      ref={dialog}
      role="dialog"
      aria-label="Guests and rooms"
      aria-describedby={problemId}
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
              required
              options={ages.map((text, index) => ({ value: index === 0 ? '' : text, text }))}
              value={age === undefined ? '' : ages[age + 1]}
              onChange={(event) =>
                onChange({
                  ...party,
                  childAges: childAges.with(child, ageAt(event.target.selectedIndex)),
                })
              }
            />
          ))}
        </div>
      )}
      <p id={problemId} role="status" className={styles.problem}>
        {problem}
      </p>
      <Button look="brand" wide onClick={finish}>
        Done
      </Button>
    </div>
  );
}

function ageAt(index: number): number | undefined {
  return index === 0 ? undefined : index - 1;
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
