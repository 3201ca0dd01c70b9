import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { maxNoteLength } from '#contracts/site/desk/deskBooking.ts';
import { Button } from '../../ui/Button.tsx';
import { TextAreaField } from '../../ui/fields/TextField.tsx';
import { useActOnBookingMutation } from '../api/deskBookingsApi.ts';
import { Notice } from '../ui/Notice.tsx';
import { problemText } from '../ui/problemText.tsx';
import { useDeskI18n } from '../ui/useDeskI18n.ts';
import styles from './booking.module.css';

/**
 * Adds a note for the staff to a booking. The text stays in the field until the server has stored
 * it. A repeated request stores the note only once.
 */
export function NoteForm() {
  const i18n = useDeskI18n();
  const { t } = i18n;
  const { id = '' } = useParams();
  const [text, setText] = useState('');
  const [noteId, setNoteId] = useState(newId);
  const [missing, setMissing] = useState(false);
  const [act, { isLoading, error }] = useActOnBookingMutation();
  const add = async () => {
    if (isLoading) return;
    setMissing(text.trim() === '');
    if (text.trim() === '') return;
    const { data } = await act({ id, action: 'note', body: { id: noteId, text: text.trim() } });
    if (!data) return;
    setText('');
    setNoteId(newId());
  };
  return (
    <form
      noValidate
      className={styles.note}
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <TextAreaField
        label={t('deskBooking.note.label')}
        hint={t('deskBooking.note.hint')}
        error={missing ? t('deskBooking.note.missing') : undefined}
        rows={2}
        maxLength={maxNoteLength}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {error !== undefined && <Notice tone="danger">{problemText(i18n, error)}</Notice>}
      <Button type="submit" aria-disabled={isLoading}>
        {t(isLoading ? 'deskBooking.note.adding' : 'deskBooking.note.add')}
      </Button>
    </form>
  );
}

function newId(): string {
  return crypto.randomUUID();
}
