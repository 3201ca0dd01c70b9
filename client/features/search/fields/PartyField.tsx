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

/** What the form asks of its field of travelers. */
export interface PartyQuestion {
  /** Asks for what is missing in the party, or for another text where it is not understood. */
  ask: () => void;
}

/**
 * 'Travelers': free text, which is never sent, and a picker behind the button in it. What is picked
 * is said in the field and is the party, until something else is typed. A click on the text opens
 * the picker too. What is typed is read, and it is said when it is not understood, unless it is
 * `freeText`.
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
  /** The party that was picked or understood, undefined if none was. */
  party: PartyDraft | undefined;
  onType: (text: string) => void;
  onPick: (party: PartyDraft) => void;
  pickers: Pickers | undefined;
  /** Whether nobody reads what is typed. */
  freeText: boolean;
  ref: Ref<PartyQuestion>;
}) {
  const { t } = useI18n();
  // By what the picker was opened: whoever has clicked on the text may go on typing.
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
