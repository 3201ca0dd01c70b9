import { useId } from 'react';
import { partyLimits } from '#contracts/values/partyLimits.ts';
import { partyProblem } from '../../../domain/search/parseParty.ts';
import type { PartyDraft } from '../../../domain/search/party.ts';
import { useFocusOnMount } from '../../../ui/browser/useFocusOnMount.ts';
import { Button } from '../../../ui/Button.tsx';
import { SelectField } from '../../../ui/fields/TextField.tsx';
import { useI18n } from '../../../ui/useI18n.ts';
import styles from './PartyPicker.module.css';

const ages = Array.from({ length: partyLimits.childAge + 1 }, (_, age) => age);

/**
 * Rooms, adults and children with their ages, which are asked for. Each change is passed on at
 * once. 'Done' refuses a party that cannot be searched for; what is missing is said above it.
 */
export function PartyPicker({
  party,
  takesFocus,
  onChange,
  onDone,
}: {
  party: PartyDraft;
  /** Whether it takes the focus when it appears. */
  takesFocus: boolean;
  onChange: (party: PartyDraft) => void;
  onDone: () => void;
}) {
  const i18n = useI18n();
  const { t, formats } = i18n;
  const dialog = useFocusOnMount<HTMLDivElement>(takesFocus);
  const problemId = useId();
  const { rooms, adults, childAges } = party;
  const problem = partyProblem(i18n, party);

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
      aria-label={t('searchFields.guestsAndRooms')}
      aria-describedby={problemId}
      tabIndex={-1}
      className={styles.picker}
    >
      <Stepper
        what="rooms"
        value={rooms}
        min={1}
        max={partyLimits.rooms}
        onChange={(count) => onChange({ ...party, rooms: count })}
      />
      <Stepper
        what="adults"
        value={adults}
        min={1}
        max={partyLimits.adults}
        onChange={(count) => onChange({ ...party, adults: count })}
      />
      <Stepper
        what="children"
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
              onChange={(event) =>
                onChange({
                  ...party,
                  childAges: childAges.map((each, index) =>
                    index === child ? ageOf(event.target.value) : each,
                  ),
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
        {t('searchFields.done')}
      </Button>
    </div>
  );
}

function ageOf(value: string): number | undefined {
  return value === '' ? undefined : Number(value);
}

/**
 * A number between two buttons. A button at its limit stays focusable, so that pressing it for the
 * last time does not lose the focus.
 */
function Stepper({
  what,
  value,
  min,
  max,
  onChange,
}: {
  what: 'rooms' | 'adults' | 'children';
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
