import { type ComponentType, lazy, Suspense, useId } from 'react';
import { useLocation } from 'react-router-dom';
import { routes } from '../../../domain/paths.ts';
import { useMayBeSignedIn } from '../../../ui/AccountSlot.tsx';
import { CheckboxField } from '../../../ui/fields.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import styles from './SaveForFuture.module.css';
import type { SavingNoteProps } from './SavingNote.tsx';
import type { Name } from './withName.ts';

const Note = lazy<ComponentType<SavingNoteProps>>(() =>
  import(/* webpackChunkName: "saved-travellers" */ './SavingNote.tsx').then(
    ({ SavingNote }) => ({ default: SavingNote }),
    () => ({ default: () => null }),
  ),
);

/**
 * The choice to save the first guest in the account once the stay is booked. Nobody signed in is led to
 * the sign-in page and back. Spec §2.
 */
export function SaveForFuture({
  name,
  checked,
  onChange,
}: {
  name: Name;
  checked: boolean;
  onChange: (checked: boolean) => void;
}) {
  const noteId = useId();
  const mayBeSignedIn = useMayBeSignedIn();
  const { pathname, search, hash } = useLocation();
  return (
    <div>
      <CheckboxField
        name="saveForFuture"
        aria-describedby={noteId}
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
      >
        Save the info for future bookings
      </CheckboxField>
      <div id={noteId} className={styles.note}>
        {mayBeSignedIn ? (
          <Suspense fallback={null}>
            <Note name={name} wanted={checked} />
          </Suspense>
        ) : (
          <p>
            To save it,{' '}
            <TextLink to={routes.signIn} state={{ from: pathname + search + hash }}>
              sign in
            </TextLink>
            . What you typed stays here.
          </p>
        )}
      </div>
    </div>
  );
}
