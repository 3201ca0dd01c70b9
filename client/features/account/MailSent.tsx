import type { ReactNode } from 'react';
import { useFocusOnMount } from '../../ui/useFocusOnMount.ts';
import styles from './account.module.css';

/** Says that a mail was sent, in place of the form that asked for it. */
export function MailSent({ children }: { children: ReactNode }) {
  const message = useFocusOnMount<HTMLDivElement>();
  return (
    <div ref={message} tabIndex={-1} role="status" className={styles.fields}>
      <p>
        <strong>Check your mail</strong>
      </p>
      <p>{children}</p>
      <p className={styles.muted}>Nothing there? Look among spam, or try again in a minute.</p>
    </div>
  );
}
