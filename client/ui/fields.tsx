import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from './classNames.ts';
import styles from './fields.module.css';
import { ChevronRightIcon } from './icons.tsx';

/** An asterisk after a label, for the eye alone: where a field is checked, its `required` says so. */
function Asterisk() {
  return (
    <span aria-hidden="true" className={styles.asterisk}>
      {' *'}
    </span>
  );
}

interface Labelled {
  label: string;
  /** Draws the required asterisk without any check behind it. Spec §5. */
  asterisk?: boolean;
}

/** A labelled text box. */
export function TextField({
  label,
  asterisk,
  className,
  ...input
}: Labelled & ComponentProps<'input'>) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className={styles.label}>
        {label}
        {asterisk && <Asterisk />}
      </label>
      <input id={id} type="text" className={classNames(styles.control, className)} {...input} />
    </div>
  );
}

/** A labelled box for several lines of text. */
export function TextAreaField({
  label,
  ...textArea
}: { label: string } & Omit<ComponentProps<'textarea'>, 'className'>) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <textarea id={id} rows={3} className={styles.control} {...textArea} />
    </div>
  );
}

/** A labelled native select over plain texts, whose text is also its value. */
export function SelectField({
  label,
  asterisk,
  options,
  ...select
}: Labelled & { options: readonly string[] } & Omit<ComponentProps<'select'>, 'className'>) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className={styles.label}>
        {label}
        {asterisk && <Asterisk />}
      </label>
      <div className={styles.selectBox}>
        <select id={id} className={classNames(styles.control, styles.select)} {...select}>
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
        <div className={styles.arrow}>
          <ChevronRightIcon />
        </div>
      </div>
    </div>
  );
}

type ChoiceProps = { children: ReactNode } & Omit<ComponentProps<'input'>, 'className'>;

function choice(type: 'checkbox' | 'radio') {
  return function Choice({ children, ...input }: ChoiceProps) {
    return (
      <label className={styles.choice}>
        <input type={type} {...input} />
        {children}
      </label>
    );
  };
}

/** A checkbox with its label behind it. */
export const CheckboxField = choice('checkbox');

/** A radio button with its label behind it. */
export const RadioField = choice('radio');

/** An on/off switch with its label behind it. */
export function SwitchField({ children, ...input }: ChoiceProps) {
  return (
    <label className={styles.choice}>
      <input type="checkbox" role="switch" className={styles.switch} {...input} />
      {children}
    </label>
  );
}
