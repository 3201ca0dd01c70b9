import { savedGuestApi } from '../../api/account/savedTravellersApi.ts';
import { routes } from '../../domain/paths.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import styles from './UnsavedTraveller.module.css';

/** On a booking's page: says that its first guest could not be saved in the account, as was chosen. */
export function UnsavedTraveller({ bookingId }: { bookingId: string }) {
  const [, { isError }] = savedGuestApi.useSaveGuestMutation({ fixedCacheKey: bookingId });
  return (
    <div aria-live="polite">
      {isError && (
        <p className={styles.note}>
          Your booking is not affected, but the traveler could not be saved. You can add them in{' '}
          <TextLink to={routes.account}>your account</TextLink>.
        </p>
      )}
    </div>
  );
}
