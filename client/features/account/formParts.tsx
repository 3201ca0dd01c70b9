import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';
import { useI18n } from '../../ui/useI18n.ts';
import { useFocusOnMount } from '../../ui/browser/useFocusOnMount.ts';
import { Card } from '../../ui/Card.tsx';
import styles from './account.module.css';
import type { AccountErrorKey } from './checkFields.ts';
import { useAccountForm } from './useAccountForm.ts';

/**
 * Renders an error that concerns the whole form. The error takes the focus if no field is wrong.
 */
export function FormAlert({ message }: { message: string | undefined }) {
  if (!message) return null;
  return (
    <p role="alert" tabIndex={-1} className={styles.alert}>
      {message}
    </p>
  );
}

/**
 * Renders a button that calls `act`. If `act` rejects, the error appears above the button, and the
 * traveler can press the button again. `act` must reject with the error of its API call.
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

/** Says that an email was sent. This message replaces the form that requested the email. */
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
 * Keeps codes, numbers and addresses together and left-to-right, even inside right-to-left text.
 * Texts refer to this function with the tag `<ltr>`.
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
