import { bookingErrorOf } from '../../api/bookingError.ts';
import { routes } from '../../domain/paths.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { PageHeading } from '../../ui/page/PageHeading.tsx';
import styles from './booking.module.css';

/**
 * In place of a booking that cannot be shown. It does not say whether there is one to someone without its
 * key; without an `error` the address has no key at all.
 */
export function NoBooking({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const failure = error === undefined ? undefined : bookingErrorOf(error);
  if (failure?.kind === 'unknown') {
    return (
      <div className={styles.none}>
        <PageHeading>Your booking cannot be shown now</PageHeading>
        <p role="alert">
          {failure.status === 429
            ? 'There were too many tries. Wait a minute, then try again.'
            : 'The site could not be reached. Your booking is as it was: only the page is missing.'}
        </p>
        <Button look="primary" onClick={onRetry}>
          Try again
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.none}>
      <PageHeading>There is no booking at this address</PageHeading>
      <p>
        The link may be incomplete. Open it from your e-mail again, or copy all of it: the part
        after &lsquo;key=&rsquo; belongs to it. With the number of your booking we send you the link
        again.
      </p>
      <div className={styles.actions}>
        <LinkButton to={routes.findBooking} look="primary">
          Find my booking
        </LinkButton>
        <LinkButton to={routes.home}>Go to the home page</LinkButton>
      </div>
    </div>
  );
}
