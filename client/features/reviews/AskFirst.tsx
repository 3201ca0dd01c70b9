import { type ReactNode, useRef, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { useFocusOnMount } from '../../ui/browser/useFocusOnMount.ts';
import { useI18n } from '../../ui/useI18n.ts';
import styles from './reviews.module.css';

/**
 * Renders a button that asks `question` before it acts. The question has a button with the label
 * `yes`, and a button that cancels.
 */
export function AskFirst({
  children,
  question,
  yes,
  error,
  onYes,
}: {
  children: ReactNode;
  question: string;
  yes: string;
  error: string | undefined;
  onYes: () => void;
}) {
  const { t } = useI18n();
  const [asked, setAsked] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const keep = () => {
    setAsked(false);
    queueMicrotask(() => opener.current?.focus());
  };
  if (!asked) {
    return (
      <Button ref={opener} look="quiet" className={styles.opener} onClick={() => setAsked(true)}>
        {children}
      </Button>
    );
  }
  return (
    <Question title={question}>
      {error && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
      <div className={styles.actions}>
        <Button onClick={onYes}>{yes}</Button>
        <Button look="quiet" onClick={keep}>
          {t('reviews.cancel')}
        </Button>
      </div>
    </Question>
  );
}

function Question({ title, children }: { title: string; children: ReactNode }) {
  const element = useFocusOnMount<HTMLDivElement>();
  return (
    <div ref={element} tabIndex={-1} role="group" aria-label={title} className={styles.question}>
      <p>{title}</p>
      {children}
    </div>
  );
}
