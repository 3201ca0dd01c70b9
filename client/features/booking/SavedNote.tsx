import { routes } from '../../domain/paths.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { useWhenOnline } from '../../ui/browser/useOnline.ts';
import { useI18n } from '../../ui/useI18n.ts';
import styles from './booking.module.css';

/** A booking that is shown from the device, with the time at which it was saved. */
export type SavedCopy = {
  /** In milliseconds since 1970. */
  savedAt: number;
  /**
   * Whether the address has no key. In this case the site does respond, but the traveler can open
   * the booking there only with the link in the mail.
   */
  keyless: boolean;
};

/**
 * Says when a booking from the device was saved, and how to see its current state. A button checks
 * again whether the site responds. This also happens when the browser comes back online. Without a
 * key, the note leads to the form that requests the link by mail.
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
