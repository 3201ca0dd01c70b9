import { useState } from 'react';
import { type To, useHref } from 'react-router-dom';
import { Button } from './Button.tsx';
import { ShareIcon } from './icons.tsx';
import styles from './ShareButton.module.css';
import { useI18n } from './useI18n.ts';

/**
 * A button that shares the page at `to`. If `to` is only a query, the button shares the current
 * page with that query. It opens the share menu of the device. If there is no such menu, it copies
 * the link and says so. `round` shows only the icon.
 */
export function ShareButton({
  title,
  to,
  round = false,
}: {
  title: string;
  to: To;
  round?: boolean;
}) {
  const { t } = useI18n();
  const path = useHref(to);
  const [outcome, setOutcome] = useState<'copied' | 'failed'>();
  async function share() {
    const url = window.location.origin + path;
    setOutcome(undefined);
    try {
      if ('share' in navigator) await navigator.share({ title, url });
      else {
        await window.navigator.clipboard.writeText(url);
        setOutcome('copied');
      }
    } catch (error) {
      // A closed share menu is not a failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setOutcome('failed');
    }
  }
  return (
    <span className={styles.share}>
      <Button
        aria-label={round ? t('share.share') : undefined}
        title={round ? t('share.share') : undefined}
        {...(round && styles.round && { className: styles.round })}
        onClick={() => void share()}
      >
        <ShareIcon />
        {!round && t('share.share')}
      </Button>
      <span role="status" className={styles.outcome}>
        {outcome && t(`share.${outcome}`)}
      </span>
    </span>
  );
}
