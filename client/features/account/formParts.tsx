import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';
import { useI18n } from '../../ui/useI18n.ts';
import { useFocusOnMount } from '../../ui/browser/useFocusOnMount.ts';
import { Card } from '../../ui/Card.tsx';
import styles from './account.module.css';
import type { AccountErrorKey } from './checkFields.ts';
import { useAccountForm } from './useAccountForm.ts';

/** What went wrong with a form as a whole. It takes the focus when no field is wrong. */
export function FormAlert({ message }: { message: string | undefined }) {
  if (!message) return null;
  return (
    <p role="alert" tabIndex={-1} className={styles.alert}>
      {message}
    </p>
  );
}

/**
 * A button that calls the site. `act` rejects with what its call was rejected with; why it failed
 * is then said beside the button, which can be pressed again.
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

/** Says that a mail was sent, in place of the form that asked for it. */
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
 * Keeps codes, numbers and addresses in one piece from left to right, also in a sentence that runs
 * from right to left. For the `<ltr>` of texts.
 */
export function ltr(written: ReactNode) {
  return <bdi dir="ltr">{written}</bdi>;
}

/** A part of the account page. */
export function SettingsPanel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card as="section" className={styles.panel}>
      <h2>{title}</h2>
      <div className={styles.fields}>{children}</div>
    </Card>
  );
}
