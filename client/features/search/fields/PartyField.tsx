import {
  type FocusEvent,
  type KeyboardEvent,
  type Ref,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { defaultParty } from '#contracts/values/party.ts';
import type { PartyDraft } from '../../../domain/search/party.ts';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { UserIcon } from '../../../ui/icons.tsx';
import { useI18n } from '../../../ui/useI18n.ts';
import styles from './PartyField.module.css';
import type { Pickers } from './usePickers.ts';

/** The function that the form calls on its travelers' field. */
export interface PartyQuestion {
  /**
   * Asks the traveler for missing details of the party. If the text was not understood, asks for
   * another text.
   */
  ask: () => void;
}

/**
 * Renders the field 'Travelers': a text, which is never sent, and a button that opens a picker. A
 * picked party appears in the field and stays valid until the traveler types something else.
 *
 * Unless the field is `freeText`, a click on the text also opens the picker. The field then also
 * reads typed text, and says so if it does not understand the text.
 */
export function PartyField({
  text,
  party,
  onType,
  onPick,
  pickers,
  freeText,
  ref,
}: {
  text: string;
  /** The party that was picked or understood, or undefined if there is none. */
  party: PartyDraft | undefined;
  onType: (text: string) => void;
  onPick: (party: PartyDraft) => void;
  pickers: Pickers | undefined;
  /** Whether the typed text is not read. */
  freeText: boolean;
  ref: Ref<PartyQuestion>;
}) {
  const { t } = useI18n();
  // The part of the field that opened the picker. After a click on the text, the picker does not
  // take the focus, because the traveler may want to continue typing.
  const [open, setOpen] = useState<'' | 'text' | 'button'>('');
  const [rejected, setRejected] = useState('');
  const rejectedId = useId();
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useImperativeHandle(ref, () => ({
    ask() {
      if (party) {
        setOpen('button');
      } else {
        reject();
        input.current?.focus();
      }
    },
  }));

  function reject() {
    if (freeText || !pickers || party || text.trim() === '') return;
    setRejected(t('searchFields.partyRejected', { text: text.trim() }));
  }

  function type(typed: string) {
    setRejected('');
    setOpen('');
    onType(typed);
  }

  function close() {
    setOpen('');
    if (document.activeElement !== input.current) button.current?.focus();
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !open) return;
    event.preventDefault();
    close();
  }

  function closeWhenLeft({ currentTarget, relatedTarget }: FocusEvent) {
    if (open && !currentTarget.contains(relatedTarget)) setOpen('');
  }

  return (
    <div>
      <div className={styles.field} onKeyDown={handleKey} onBlur={closeWhenLeft}>
        <TextField
          ref={input}
          label={t('searchFields.travelers')}
          className={styles.input}
          placeholder={t('searchFields.travelersExample')}
          autoComplete="off"
          aria-describedby={rejectedId}
          value={text}
          onChange={(event) => type(event.target.value)}
          onClick={() => setOpen(freeText ? '' : 'text')}
          onBlur={reject}
        />
        <button
          ref={button}
          type="button"
          aria-label={t('searchFields.chooseGuests')}
          aria-haspopup="dialog"
          aria-expanded={open !== ''}
          className={styles.open}
          onClick={() => setOpen(open ? '' : 'button')}
        >
          <UserIcon />
        </button>
        {open && pickers && (
          <pickers.PartyPicker
            party={party ?? defaultParty}
            takesFocus={open === 'button'}
            onChange={(picked) => {
              setRejected('');
              onPick(picked);
            }}
            onDone={close}
          />
        )}
      </div>
      <p id={rejectedId} role="status" className={styles.rejected}>
        {rejected}
      </p>
    </div>
  );
}
