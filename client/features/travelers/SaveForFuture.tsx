import { type ComponentType, lazy, Suspense, useId } from 'react';
import { useMayBeSignedIn } from '../../ui/frame/AccountSlot.tsx';
import { SignInLink } from '../../ui/frame/SignInLink.tsx';
import { CheckboxField } from '../../ui/fields/ChoiceField.tsx';
import { useI18n } from '../../ui/useI18n.ts';
import styles from './SaveForFuture.module.css';
import type { SavingNoteProps } from './SavedTravelerSelect.tsx';
import type { Name } from '../../domain/travelers/fillGuest.ts';

const Note = lazy<ComponentType<SavingNoteProps>>(() =>
  import(/* webpackChunkName: "saved-travelers" */ './SavedTravelerSelect.tsx').then(
    ({ SavingNote }) => ({ default: SavingNote }),
    () => ({ default: () => null }),
  ),
);

/**
 * Offers to save the first guest in the account when the stay is booked. Without a session, renders
 * only a link to the sign-in page, which returns to this page. Spec §2.
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
  const { t } = useI18n();
  const noteId = useId();
  const mayBeSignedIn = useMayBeSignedIn();
  if (!mayBeSignedIn) {
    return (
      <p className={styles.quiet}>
        {t.rich('travellers.saving.signedOut', {
          link: (chunks) => <SignInLink>{chunks}</SignInLink>,
        })}
      </p>
    );
  }
  return (
    <div>
      <CheckboxField
        name="saveForFuture"
        aria-describedby={noteId}
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
      >
        {t('travellers.saving.label')}
      </CheckboxField>
      <div id={noteId} className={styles.note}>
        <Suspense fallback={null}>
          <Note name={name} wanted={checked} />
        </Suspense>
      </div>
    </div>
  );
}
