import { routes } from '../../domain/paths.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { useWhenOnline } from '../../ui/browser/useOnline.ts';
import { useI18n } from '../../ui/useI18n.ts';
import styles from './booking.module.css';

/** A booking that is shown from the device, as it was at an instant. */
export type SavedCopy = {
  /** In milliseconds since 1970. */
  savedAt: number;
  /** The site responds, but has to be asked with the link of the mail, and not by this page. */
  keyless: boolean;
};

/**
 * Says since when a booking that is shown from the device has not been requested, and how it is:
 * the site is asked again by a button, and when the browser is online again, or it needs the link
 * of the mail.
 */
export function SavedNote({
  copy: { savedAt, keyless },
  onRetry,
}: {
  copy: SavedCopy;
  onRetry: () => void;
}) {
  const { t, formats } = useI18n();
  useWhenOnline(onRetry);
  const time = formats.instant(savedAt, { dateStyle: 'long', timeStyle: 'short' });
  return (
    <div className={styles.saved}>
      <p role="status">{t(`booking.saved.${keyless ? 'keyless' : 'asOf'}`, { time })}</p>
      {keyless ? (
        <LinkButton to={routes.findBooking}>{t('page.findBooking')}</LinkButton>
      ) : (
        <Button onClick={onRetry}>{t('failures.retry')}</Button>
      )}
    </div>
  );
}
