import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react';
import { defaultParty, formatParty, type Party } from '../../../domain/search/party.ts';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { UserIcon } from '../../../ui/icons.tsx';
import styles from './PartyField.module.css';
import type { Pickers } from './usePickers.ts';

/**
 * 'Travelers': free text, which is never sent and says nothing about prices, and a picker behind the
 * button in it. What is picked is written as text and is the party, until something else is typed.
 */
export function PartyField({
  text,
  party,
  onChange,
  pickers,
}: {
  text: string;
  /** The party that was picked, undefined if none was. */
  party: Party | undefined;
  onChange: (text: string, party: Party | undefined) => void;
  pickers: Pickers | undefined;
}) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  function close() {
    setOpen(false);
    button.current?.focus();
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !open) return;
    event.preventDefault();
    close();
  }

  function closeWhenLeft({ currentTarget, relatedTarget }: FocusEvent) {
    if (open && !currentTarget.contains(relatedTarget)) setOpen(false);
  }

  return (
    <div className={styles.field} onKeyDown={handleKey}>
      <TextField
        label="Travelers"
        className={styles.input}
        placeholder="2 travelers"
        autoComplete="off"
        value={text}
        onChange={(event) => onChange(event.target.value, undefined)}
      />
      <div onBlur={closeWhenLeft}>
        <button
          ref={button}
          type="button"
          aria-label="Choose guests"
          aria-haspopup="dialog"
          aria-expanded={open}
          className={styles.open}
          onClick={() => setOpen(!open)}
        >
          <UserIcon />
        </button>
        {open && pickers && (
          <pickers.PartyPicker
            party={party ?? defaultParty}
            onChange={(picked) => onChange(formatParty(picked), picked)}
            onDone={close}
          />
        )}
      </div>
    </div>
  );
}
