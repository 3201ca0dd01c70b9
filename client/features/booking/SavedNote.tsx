import { useEffect } from 'react';
import { Button } from '../../ui/Button.tsx';
import { useI18n } from '../../ui/useI18n.ts';
import styles from './booking.module.css';

/**
 * Says since when a booking that is shown from the device has not been requested, and requests it
 * again by a button, and when the browser is online again.
 */
export function SavedNote({ savedAt, onRetry }: { savedAt: number; onRetry: () => void }) {
  const { t, formats } = useI18n();
  useEffect(() => {
    window.addEventListener('online', onRetry);
    return () => window.removeEventListener('online', onRetry);
  }, [onRetry]);
  const time = formats.instant(savedAt, { dateStyle: 'long', timeStyle: 'short' });
  return (
    <div className={styles.saved}>
      <p role="status">{t('booking.saved.asOf', { time })}</p>
      <Button onClick={onRetry}>{t('failures.retry')}</Button>
    </div>
  );
}
