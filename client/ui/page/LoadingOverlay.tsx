import { type ReactNode, useEffect, useState } from 'react';
import { useI18n } from '../useI18n.ts';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import styles from './LoadingOverlay.module.css';

const patienceMs = 150;

/**
 * A full-screen blurred overlay with a spinner and 'Loading...'. It appears after 150 ms, so that
 * it does not flash before a fast response. It does not trap the focus. Set `shapes` on a page that
 * shows the shapes of its loading content. There the overlay is left out, and only screen readers
 * get the message. Spec §2 and §4.
 */
export function LoadingOverlay({
  loading,
  shapes = false,
}: {
  loading: boolean;
  shapes?: boolean;
}) {
  const { t } = useI18n();
  return (
    <div role="status" aria-live="polite">
      {loading && (
        <Patient>
          {shapes ? <VisuallyHidden>{t('page.loading')}</VisuallyHidden> : <Veil />}
        </Patient>
      )}
    </div>
  );
}

function Patient({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), patienceMs);
    return () => clearTimeout(timer);
  }, []);
  return shown && children;
}

function Veil() {
  const { t } = useI18n();
  return (
    <div className={styles.veil}>
      <div className={styles.spinner} />
      {t('page.loadingPage')}
    </div>
  );
}
