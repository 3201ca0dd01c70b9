import { type ReactNode, useEffect, useState } from 'react';
import { useI18n } from '../useI18n.ts';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import styles from './LoadingOverlay.module.css';

const patienceMs = 150;

/**
 * A full-screen blurred veil with a spinner and 'Loading...'. It waits 150 ms before it appears, so
 * that a fast response never flashes it, and traps no focus. A page that shows `shapes` of
 * what is being loaded covers nothing and tells it to screen readers alone. Spec §2 and §4.
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
