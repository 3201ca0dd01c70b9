import { bookingErrorOf, saysNoSuchBooking } from '../../api/bookingError.ts';
import { routes } from '../../domain/paths.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { PageHeading } from '../../ui/page/PageHeading.tsx';
import { useI18n } from '../../ui/useI18n.ts';
import styles from './booking.module.css';

/**
 * Takes the place of a booking that cannot be shown. Without the key, it does not reveal whether
 * the booking exists.
 */
export function NoBooking({
  error,
  keyless,
  onRetry,
}: {
  error: unknown;
  /** Whether the address has no key. In that case it is unknown whether the booking exists. */
  keyless: boolean;
  onRetry: () => void;
}) {
  const { t } = useI18n();
  if (error !== undefined && !saysNoSuchBooking(error)) {
    const failure = bookingErrorOf(error);
    return (
      <div className={styles.none}>
        <PageHeading>{t('booking.none.notNow')}</PageHeading>
        <p role="alert">
          {failure.kind === 'unknown' && failure.status === 429
            ? t('booking.tooManyTries')
            : t('booking.none.unreachable')}
        </p>
        <Button look="primary" onClick={onRetry}>
          {t('failures.retry')}
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.none}>
      <PageHeading>{t(`booking.none.${keyless ? 'keyless' : 'title'}`)}</PageHeading>
      <p>{t('booking.none.reason')}</p>
      <div className={styles.actions}>
        <LinkButton to={routes.findBooking} look="primary">
          {t('page.findBooking')}
        </LinkButton>
        <LinkButton to={routes.home}>{t('booking.none.home')}</LinkButton>
      </div>
    </div>
  );
}
