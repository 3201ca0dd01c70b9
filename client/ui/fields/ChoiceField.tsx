import type { ComponentProps, ReactNode } from 'react';
import styles from './ChoiceField.module.css';

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

/** A checkbox followed by its label. */
export const CheckboxField = choice('checkbox');

/** A radio button followed by its label. */
export const RadioField = choice('radio');

/** An on/off switch followed by its label. */
export function SwitchField({ children, ...input }: ChoiceProps) {
  return (
    <label className={styles.choice}>
      <input type="checkbox" role="switch" className={styles.switch} {...input} />
      {children}
    </label>
  );
}
