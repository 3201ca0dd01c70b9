import { useEffect, useState } from 'react';
import styles from './LoadingOverlay.module.css';

const patienceMs = 150;

/**
 * A full-screen blurred veil with a spinner and 'Loading...'. It waits 150 ms before it appears, so
 * that a fast response never flashes it, and traps no focus. Spec §2 and §4.
 */
export function LoadingOverlay({ loading }: { loading: boolean }) {
  return (
    <div role="status" aria-live="polite">
      {loading && <Veil />}
    </div>
  );
}

function Veil() {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), patienceMs);
    return () => clearTimeout(timer);
  }, []);
  if (!shown) return null;
  return (
    <div className={styles.veil}>
      <div className={styles.spinner} />
      Loading...
    </div>
  );
}
