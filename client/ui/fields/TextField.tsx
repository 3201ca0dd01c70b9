import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '../classNames.ts';
import styles from './TextField.module.css';
import { ChevronDownIcon } from '../icons.tsx';

/**
 * An asterisk after a label. Screen readers skip it and announce the `required` attribute of the
 * control instead.
 */
function Asterisk() {
  return (
    <span aria-hidden="true" className={styles.asterisk}>
      {' *'}
    </span>
  );
}

export interface Labelled {
  label: string;
  /** Whether the label has an asterisk. The asterisk does not make the field required. Spec §5. */
  asterisk?: boolean;
  /** A hint about the expected value, shown while there is no error. */
  hint?: string | undefined;
  /** The error of the field's value. */
  error?: string | undefined;
}

/**
 * The attributes of a control: its style, the id for its label, and the ids of its hint and error.
 */
interface Described {
  id: string;
  className: string | undefined;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/** A control with its label, hint and error. */
export function Field({
  label,
  asterisk,
  hint,
  error,
  children,
}: Labelled & { children: (described: Described) => ReactNode }) {
  const id = useId();
  const shownHint = error ? undefined : hint;
  const hintId = shownHint && `${id}-hint`;
  const errorId = error && `${id}-error`;
  return (
    <div>
      <label htmlFor={id} className={styles.label}>
        {label}
        {asterisk && <Asterisk />}
      </label>
      {children({
        id,
        className: styles.control,
        'aria-describedby': [errorId, hintId].filter(Boolean).join(' ') || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
      {shownHint && (
        <p id={hintId} className={styles.hint}>
          {shownHint}
        </p>
      )}
    </div>
  );
}

/** The types of fields whose values run from left to right in every language. */
const leftToRight: readonly (string | undefined)[] = ['email', 'tel', 'url'];

/** A labeled text box. */
export function TextField({
  label,
  asterisk,
  hint,
  error,
  className,
  ...input
}: Labelled & ComponentProps<'input'>) {
  return (
    <Field {...{ label, asterisk, hint, error }}>
      {(described) => (
        <input
          type="text"
          dir={leftToRight.includes(input.type) ? 'ltr' : undefined}
          {...described}
          className={classNames(described.className, className)}
          {...input}
        />
      )}
    </Field>
  );
}

/** A labeled box for several lines of text. */
export function TextAreaField({
  label,
  asterisk,
  hint,
  error,
  ...textArea
}: Labelled & Omit<ComponentProps<'textarea'>, 'className'>) {
  return (
    <Field {...{ label, asterisk, hint, error }}>
      {(described) => <textarea rows={3} {...described} {...textArea} />}
    </Field>
  );
}

/** An option of a select: a text that is also its value, or a text and a value. */
export type SelectOption = string | { readonly value: string; readonly text: string };

/** A labeled native select. */
export function SelectField({
  label,
  asterisk,
  hint,
  error,
  options,
  ...select
}: Labelled & { options: readonly SelectOption[] } & Omit<ComponentProps<'select'>, 'className'>) {
  return (
    <Field {...{ label, asterisk, hint, error }}>
      {(described) => (
        <div className={styles.selectBox}>
          <select
            {...described}
            className={classNames(described.className, styles.select)}
            {...select}
          >
            {options.map((option) => {
              const { value, text } =
                typeof option === 'string' ? { value: undefined, text: option } : option;
              return (
                <option key={value ?? text} value={value}>
                  {text}
                </option>
              );
            })}
          </select>
          <div className={styles.arrow}>
            <ChevronDownIcon />
          </div>
        </div>
      )}
    </Field>
  );
}
