import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';
import { useI18n } from '../../ui/useI18n.ts';
import { useFocusOnMount } from '../../ui/browser/useFocusOnMount.ts';
import { Card } from '../../ui/Card.tsx';
import styles from './account.module.css';
import type { AccountErrorKey } from './checkFields.ts';
import { useAccountForm } from './useAccountForm.ts';

/** Renders an error that concerns a form as a whole. It takes the focus when no field is wrong. */
export function FormAlert({ message }: { message: string | undefined }) {
  if (!message) return null;
  return (
    <p role="alert" tabIndex={-1} className={styles.alert}>
      {message}
    </p>
  );
}

/**
 * Renders a button that calls the site. If `act` rejects, the reason appears beside the button,
 * which can be pressed again. `act` must reject with the error of its call.
 */
export function ActionButton({
  act,
  failed,
  ...button
}: { act: () => Promise<void>; failed?: AccountErrorKey } & Omit<
  ComponentProps<typeof Button>,
  'type' | 'onClick'
>) {
  const { errors, sending, props } = useAccountForm({ send: act, failed });
  return (
    <form {...props} className={styles.action}>
      <FormAlert message={errors['']} />
      <Button type="submit" aria-disabled={sending} {...button} />
    </form>
  );
}

/** Replaces a form that asked for a mail, and says that the mail was sent. */
export function MailSent({ children }: { children: ReactNode }) {
  const { t } = useI18n();
  const message = useFocusOnMount<HTMLDivElement>();
  return (
    <div ref={message} tabIndex={-1} role="status" className={styles.fields}>
      <p>
        <strong>{t('account.mailSent.heading')}</strong>
      </p>
      <p>{children}</p>
      <p className={styles.muted}>{t('account.mailSent.notThere')}</p>
    </div>
  );
}

/**
 * Keeps codes, numbers and addresses in one piece from left to right, even within text that runs
 * from right to left. Texts use it as `<ltr>`.
 */
export function ltr(written: ReactNode) {
  return <bdi dir="ltr">{written}</bdi>;
}

export function SettingsPanel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card as="section" className={styles.panel}>
      <h2>{title}</h2>
      <div className={styles.fields}>{children}</div>
    </Card>
  );
}
