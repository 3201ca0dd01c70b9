import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { classNames } from '../classNames.ts';
import { icon } from '../icons.tsx';
import { useI18n } from '../useI18n.ts';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import styles from './PasswordBox.module.css';
import { Field, type Labelled } from './TextField.tsx';

const eye = (
  <>
    <path d="M2.5 12c2.2-4 5.4-6 9.5-6s7.3 2 9.5 6c-2.2 4-5.4 6-9.5 6s-7.3-2-9.5-6Z" />
    <circle cx="12" cy="12" r="2.75" />
  </>
);
const ShowIcon = icon(eye);
const HideIcon = icon(
  <>
    {eye}
    <path d="m4.5 19.5 15-15" />
  </>,
);

/**
 * A labeled field for a password, with a button that shows the typed text. The text is hidden again
 * when the form is sent, so that browsers recognize the password and offer to save it.
 */
export function PasswordBox({
  label,
  hint,
  error,
  ...input
}: Omit<Labelled, 'asterisk'> & Omit<ComponentProps<'input'>, 'type' | 'className'>) {
  const { t } = useI18n();
  const [shown, setShown] = useState(false);
  const control = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const form = control.current?.form;
    const hide = () => setShown(false);
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  }, []);
  return (
    <Field {...{ label, hint, error }}>
      {(described) => (
        <div className={styles.box}>
          <input
            ref={control}
            type={shown ? 'text' : 'password'}
            dir="ltr"
            autoCapitalize="none"
            spellCheck={false}
            {...described}
            className={classNames(described.className, styles.control)}
            {...input}
          />
          <button
            type="button"
            aria-pressed={shown}
            aria-controls={described.id}
            title={t('account.fields.reveal')}
            className={styles.reveal}
            onClick={() => setShown(!shown)}
          >
            {shown ? <HideIcon /> : <ShowIcon />}
            <VisuallyHidden>{t('account.fields.reveal')}</VisuallyHidden>
          </button>
        </div>
      )}
    </Field>
  );
}
